#pragma once

/// Returns how many blocks of memory this process has asked for so far.
long allocation_count(void);

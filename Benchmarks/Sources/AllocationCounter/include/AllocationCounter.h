#pragma once

/// Returns how many blocks of memory this process has asked for so far, or -1 where that cannot be
/// counted.
long allocation_count(void);

#pragma once

/// Returns the number of memory blocks that this process has allocated, or -1 if they cannot be
/// counted.
long allocation_count(void);

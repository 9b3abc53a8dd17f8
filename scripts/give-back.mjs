/**
 * The environment in which glibc gives back what is freed: it raises both thresholds by itself once large blocks come and go, and then
 * keeps about 80 MB that nobody uses.
 */
export const giveBack = { MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

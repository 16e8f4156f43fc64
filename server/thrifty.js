// Plain JavaScript, which an old Node reads as well.

/**
 * Of V8: 12 MB for young objects instead of 48, and garbage of the old ones is collected before they have grown by half, which costs
 * most of a second of processor time as the site starts.
 */
const FLAGS = ['--max-semi-space-size=4', '--optimize-for-size']

/**
 * Read by the C library of most Linux systems as a program begins: two heaps for all threads together instead of one for each, and
 * freed memory goes back to the system.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Puts in place of this process one that takes less memory: the same program, process id, arguments and outputs. Does nothing in
 * that process itself, where a system cannot do it (Windows) or where a parent process talks to this one.
 */
export function becomeThrifty() {
  const isThrifty = FLAGS.every((flag) => process.execArgv.includes(flag))
  if (isThrifty || process.platform === 'win32' || process.send || !process.execve) return
  process.execve(
    process.execPath,
    [process.execPath, ...FLAGS, ...process.execArgv, ...process.argv.slice(1)],
    // Whole, for the process that follows; settings are read there.
    // oxlint-disable-next-line node/no-process-env
    { ...ALLOCATOR, ...process.env },
  )
}

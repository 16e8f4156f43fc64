// Plain JavaScript, which an old Node reads as well.
import { setFlagsFromString } from 'node:v8'

/** Of V8: at most 24 MB for young objects instead of 48. */
const FLAGS = ['--max-semi-space-size=8']

/**
 * Of V8 as well: garbage of the old objects is collected before they have grown by half. Said as the process begins it would also set the
 * space for young ones to 1 MB, whatever is asked for, and empty it every millisecond.
 */
const WHILE_THRIFTY = '--optimize-for-size'

/** While nothing asks for thrift: with the flag the space for young objects shrinks to half, and is emptied twice as often. */
const OTHERWISE = '--no-optimize-for-size'

/**
 * Read by the C library of most Linux systems as a program begins: two heaps for all threads together instead of one for each, and
 * freed memory goes back to the system.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** Whether this is a process that {@link becomeThrifty} has put in place. */
let isThrifty = false
let holders = 0

/** While anybody holds it V8 spares memory. Gives what lets go of it. */
export function holdThrift() {
  if (!isThrifty) return () => undefined
  holders += 1
  if (holders === 1) setFlagsFromString(WHILE_THRIFTY)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders === 0) setFlagsFromString(OTHERWISE)
  }
}

let letGoOfStart = () => undefined

/** Lets go of the thrift of the start. */
export function endStart() {
  letGoOfStart()
}

/**
 * Puts the same program in place of this process: with its process id, arguments and outputs. Does nothing where a system cannot do it
 * (Windows) or where a parent process talks to this one.
 */
function replaceWith(execArgv, environment) {
  if (process.platform === 'win32' || process.send || !process.execve) return
  process.execve(
    process.execPath,
    [process.execPath, ...execArgv, ...process.argv.slice(1)],
    environment,
  )
}

/** Puts in place of this process one that takes less memory. Does nothing in that process itself. */
export function becomeThrifty() {
  if (FLAGS.every((flag) => process.execArgv.includes(flag))) {
    isThrifty = true
    letGoOfStart = holdThrift()
    return
  }
  // Whole, for the process that follows; settings are read there.
  // oxlint-disable-next-line node/no-process-env
  replaceWith([...FLAGS, ...process.execArgv], { ...ALLOCATOR, ...process.env })
}

/** Starts this program anew in its own place. What is open has to be closed before. Returns where a system cannot do it. */
export function startAgain() {
  // As above.
  // oxlint-disable-next-line node/no-process-env
  replaceWith(process.execArgv, process.env)
}

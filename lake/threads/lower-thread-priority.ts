import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Niceness, from -20 to 19: a thread with niceness 0 gets about nine tenths of a core that both compete for. */
const NICE = 10

/**
 * Lowers the priority of the current thread, so that the other threads of this process go first. Only on Linux: elsewhere niceness
 * applies to the complete process.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE)
  } catch {
    // Without permission the thread runs with normal priority.
  }
}

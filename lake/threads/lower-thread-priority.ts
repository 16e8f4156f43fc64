import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Niceness of query threads. Of a core for which both compete, the main thread (niceness 0) then gets about nine tenths. */
const NICE = 10

/**
 * Lowers the priority of the current thread, so that the scheduler prefers the other threads of this process. Linux only: on other systems
 * niceness applies to the complete process.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE)
  } catch {
    // Without permission the thread runs with normal priority.
  }
}

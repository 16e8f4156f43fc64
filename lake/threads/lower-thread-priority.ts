import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/**
 * Niceness of query threads. If such a thread and the main thread (niceness 0) compete for a core, the main thread gets about nine tenths
 * of it.
 */
const NICE = 10

/**
 * Lowers the priority of the current thread, so that the system prefers other threads of this process. Works on Linux only: on other
 * systems niceness applies to the complete process.
 */
export function lowerThreadPriority(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE)
  } catch {
    // Without the permission to change it, the thread keeps its normal priority.
  }
}

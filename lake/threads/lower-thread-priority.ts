import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/** Niceness, from -20 to 19: whoever has 0 gets some nine tenths of a core that both want. */
const NICE = 10

/**
 * Lets the other threads of this process go first where both want the same core. On Linux alone: elsewhere niceness is that of
 * the whole process.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICE)
  } catch {
    // Without it the thread takes its share like all others.
  }
}

import { readFileSync } from 'node:fs'

/** Processor time that a process has used so far, milliseconds; where there is no /proc, not a number. */
export function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    // In hundredths of a second, in user mode and in the kernel.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return Number.NaN
  }
}

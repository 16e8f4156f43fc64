import { HOUR } from '#shared/time/units.ts'

/** Wraps a warning so that it is issued at most once an hour. */
export function hourly<Args extends readonly unknown[]>(
  warn: (...args: Args) => void,
): (...args: Args) => void {
  let next = 0
  return (...args) => {
    if (Date.now() < next) return
    next = Date.now() + HOUR
    warn(...args)
  }
}

/** Moments as clocks of a time zone show them, by the browser's own tables of zones. */
import { zoneFormats } from './zone-formats.ts'

const formatOf = zoneFormats({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Whether this browser or server knows a zone by this IANA name. */
export function isZone(zone: string): boolean {
  if (zone === '' || zone.length > 60) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/** What calendar and clock of a zone show at a moment. @param iso ISO 8601. @throws RangeError for an unknown zone */
export function inZone(
  iso: string,
  zone: string,
): {
  /** `2026-11-26` */
  readonly day: string
  /** `11:30` */
  readonly time: string
} {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(Date.parse(iso))
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
  }
}

/** How far a zone's clocks are ahead of UTC at a moment, in minutes. */
export function offsetIn(iso: string, zone: string): number {
  const { day, time } = inZone(iso, zone)
  const minute = Math.floor(Date.parse(iso) / 60_000)
  return Date.parse(`${day}T${time}:00Z`) / 60_000 - minute
}

/** An offset as it is written: `UTC+1`, `UTC+5:30`, `UTC`. */
export function offsetInWords(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  // A minus sign proper, which is as wide as the plus.
  return `UTC${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${rest}`
}

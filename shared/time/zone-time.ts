/** Local times in a time zone, computed with the time zone data of the browser or server. */
import { zoneFormats } from './zone-formats.ts'

const formatOf = zoneFormats({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** True if this browser or server knows an IANA time zone. */
export function isZone(zone: string): boolean {
  if (zone === '' || zone.length > 60) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

/**
 * Local date and time in a zone.
 * @param iso ISO 8601
 * @param zone IANA name
 * @throws RangeError for an unknown zone
 */
export function inZone(
  iso: string,
  zone: string,
): {
  /** Day such as `2026-11-26`. */
  readonly day: string
  /** Time of day such as `11:30`. */
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

/** Offset of a zone from UTC at a given time, in minutes. */
export function offsetIn(iso: string, zone: string): number {
  const { day, time } = inZone(iso, zone)
  const minute = Math.floor(Date.parse(iso) / 60_000)
  return Date.parse(`${day}T${time}:00Z`) / 60_000 - minute
}

/** Offset as text: `UTC+1`, `UTC+5:30`, `UTC`. */
export function offsetInWords(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const size = Math.abs(minutes)
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`
  // Typographic minus sign, which is as wide as the plus sign.
  return `UTC${minutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${rest}`
}

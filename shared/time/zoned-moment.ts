/** Moments as text with their time zone, for pages of visitors and staff. */
import { dayInWords } from './days.ts'
import { zoneCity } from './zone-city.ts'
import { inZone } from './zone-time.ts'

/** Time of day with its zone: `15:32 London time`, `15:32 UTC`. */
export function clockWithZone(time: string, zone: string): string {
  const city = zoneCity(zone)
  return city === 'UTC' ? `${time} UTC` : `${time} ${city} time`
}

/**
 * Moment in the company's zone. If the reader's clock differs, the reader's zone follows in brackets: `Monday 30 November 2026, 15:32
 * London time (16:32 Berlin time)`.
 * @param iso ISO 8601
 * @param zone IANA name of the company's zone
 * @param own IANA name of the reader's zone
 */
export function zonedMoment(iso: string, zone: string, own: string = zone): string {
  const here = inZone(iso, zone)
  const there = inZone(iso, own)
  const text = `${dayInWords(here.day).long}, ${clockWithZone(here.time, zone)}`
  if (here.day === there.day && here.time === there.time) return text
  const day = here.day === there.day ? '' : `${dayInWords(there.day).short}, `
  return `${text} (${day}${clockWithZone(there.time, own)})`
}

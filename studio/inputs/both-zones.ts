import { browserZone } from '#shared/time/browser-zone.ts'
import { zonedMoment } from '#shared/time/zoned-moment.ts'

const zone = browserZone()

/**
 * Text with the time zone of the form's times; for a given time (ISO 8601) also the time in UTC.
 * @param name IANA time zone of the reader
 */
export function inBothZones(moment: string | undefined, name = zone): string {
  const own = `Your time zone: ${name.replaceAll('_', ' ')}.`
  const at = new Date(moment ?? '')
  if (Number.isNaN(at.getTime()) || name === 'UTC') return own
  return `${own} That is ${zonedMoment(at.toISOString(), 'UTC')}.`
}

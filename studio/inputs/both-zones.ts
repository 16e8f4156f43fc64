import { browserZone } from '#shared/time/browser-zone.ts'
import { zonedMoment } from '#shared/time/zoned-moment.ts'

const zone = browserZone()

/**
 * Text about the reader's time zone, which the times in the form use. If a time is given (ISO 8601), the text also contains this time in
 * UTC.
 * @param name IANA name of the time zone
 */
export function inBothZones(moment: string | undefined, name = zone): string {
  const own = `Your time zone: ${name.replaceAll('_', ' ')}.`
  const at = new Date(moment ?? '')
  if (Number.isNaN(at.getTime()) || name === 'UTC') return own
  return `${own} That is ${zonedMoment(at.toISOString(), 'UTC')}.`
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * In whose clock the times of the form are read; for a moment (ISO 8601) that is set, also what it is in UTC.
 * @param name the reader's time zone, as IANA names it
 */
export function inBothZones(moment: string | undefined, name = zone): string {
  const own = `Your time zone: ${name.replaceAll('_', ' ')}.`
  const at = new Date(moment ?? '')
  if (Number.isNaN(at.getTime()) || name === 'UTC') return own
  const text = at.toISOString()
  return `${own} In UTC: ${text.slice(0, 10)} ${text.slice(11, 16)}.`
}

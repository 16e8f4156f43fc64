/** Maximum number of cached formats. Limited because requests can spell one zone in many ways, and each format takes 36 KB. */
const MOST_FORMATS = 100

/**
 * Creates a cache of one format per zone: creating a format takes longer than using it a hundred times.
 * @returns function that returns the format of a zone, and throws a RangeError for an unknown one
 */
export function zoneFormats(
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const known = formats.get(timeZone)
    if (known !== undefined) return known
    const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
    if (formats.size >= MOST_FORMATS) formats.clear()
    formats.set(timeZone, made)
    return made
  }
}

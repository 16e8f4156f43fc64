/**
 * Maximum number of cached formats. It is limited, because a request can write the name of a zone in many variants of upper and lower case,
 * and each format takes 36 KB.
 */
const MOST_FORMATS = 100

/**
 * Creates a cache with one format per zone, because creating a format takes longer than using it a hundred times.
 * @returns a function that returns the format of a zone, and throws a RangeError for an unknown zone
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

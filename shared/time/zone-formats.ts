/** Zones that are asked for again and again; a stranger can name one zone in endless spellings, and each format takes 36 KB. */
const MOST_FORMATS = 100

/**
 * One format a zone: each takes longer to make than a hundred moments to write.
 * @returns gives the format of a zone, and throws a RangeError for one that is unknown here
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

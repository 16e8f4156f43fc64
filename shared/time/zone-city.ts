/** City in the name of an IANA time zone: New York for `America/New_York`. UTC is returned unchanged. */
export const zoneCity = (zone: string): string =>
  /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu)$/u.test(zone)
    ? 'UTC'
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** City in the name of an IANA time zone: `America/New_York` becomes New York; UTC is unchanged. */
export const zoneCity = (zone: string): string =>
  /^(?:Etc\/)?(?:UTC|GMT|UCT|Zulu)$/u.test(zone)
    ? 'UTC'
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

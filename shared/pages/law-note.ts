const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What stands under the heading of every section on law; `reviewed` is the day of its last review, such as 2026-11-22. */
export const lawNote = (reviewed: string): string =>
  `General information, not legal advice. Last reviewed ${month.format(new Date(reviewed))}.`

/** Longest text of a reported error, in characters. */
export const BROWSER_ERROR_TEXT = 300

/** Most errors that one report brings. */
export const BROWSER_ERROR_BATCH = 10

/** Most times that one report counts an error. */
export const BROWSER_ERROR_TIMES = 1_000

/** Maximum length of a reported error, in characters. */
export const BROWSER_ERROR_TEXT = 300

/** Maximum number of errors in one report. */
export const BROWSER_ERROR_BATCH = 10

/** Maximum count of one error in a report. */
export const BROWSER_ERROR_TIMES = 1_000

/** Maximum length of a reported error, in characters. */
export const BROWSER_ERROR_TEXT = 300

/** Maximum number of errors in one report. */
export const BROWSER_ERROR_BATCH = 10

/** Maximum number of occurrences that a report may state for one error. */
export const BROWSER_ERROR_TIMES = 1_000

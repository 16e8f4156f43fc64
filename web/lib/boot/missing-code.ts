/** Error messages of Chrome, Firefox and Safari for code that failed to load, and of Vite for a style sheet that failed to load. */
const MISSING_CODE =
  /dynamically imported module|importing a module script failed|unable to preload css/iu

/** True if an error message means that code of the site could not be loaded. */
export const isMissingCode = (message: string): boolean => MISSING_CODE.test(message)

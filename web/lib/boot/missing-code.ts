/** How Chrome, Firefox and Safari say that code did not arrive, and Vite that its style sheet did not. */
const MISSING_CODE =
  /dynamically imported module|importing a module script failed|unable to preload css/iu

/** Whether an error says that a part of the site's code could not be fetched. */
export const isMissingCode = (message: string): boolean => MISSING_CODE.test(message)

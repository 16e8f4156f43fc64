/** The heading of the page for an address that nothing is kept under, where nothing more exact can be said. */
export const NOT_FOUND = 'Page not found'

/** Default heading of the 404 page. */
export const NOT_FOUND = 'Page not found'

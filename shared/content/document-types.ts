/**
 * The document type of a picture in the library. Not `image`: Sanity reserves that name for its own picture type, and a
 * Studio that defines it again does not open.
 */
export const LIBRARY_IMAGE_TYPE = 'libraryImage'

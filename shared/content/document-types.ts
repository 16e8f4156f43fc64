/**
 * Document type of a library picture. The name is not `image`, because Sanity reserves that name for its own picture type: a Studio whose
 * schema defines `image` again does not open.
 */
export const LIBRARY_IMAGE_TYPE = 'libraryImage'

/** Document type of a redirect from an old address. */
export const REDIRECT_TYPE = 'redirect'

/** Document types of uploaded files. The lake creates these documents, and the Studio hides them from editors. */
export const ASSET_TYPES: readonly string[] = ['sanity.imageAsset', 'sanity.fileAsset']

/** True if a document type is an uploaded file. */
export const isAssetType = (type: string) => ASSET_TYPES.includes(type)

/** Document type of a reusable section of landing pages. */
export const PAGE_SECTION_TYPE = 'pageSection'

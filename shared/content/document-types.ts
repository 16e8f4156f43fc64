/**
 * The document type of a picture in the library. Not `image`: Sanity reserves that name for its own picture type, and a
 * Studio that defines it again does not open.
 */
export const LIBRARY_IMAGE_TYPE = 'libraryImage'

/** The document type of an old address that leads to a new one. */
export const REDIRECT_TYPE = 'redirect'

/** Documents that stand for uploaded files. The lake makes them; editors never see them as documents. */
export const ASSET_TYPES: readonly string[] = ['sanity.imageAsset', 'sanity.fileAsset']

/** Tells whether a document type stands for an uploaded file. */
export const isAssetType = (type: string) => ASSET_TYPES.includes(type)

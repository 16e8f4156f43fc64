import { HttpError } from '#server/http/http-error.ts'
import type { PictureInput } from '#shared/contracts/editing.ts'

/** Returns the stored form of a reference. */
export const referenceTo = (id: string, weak = false) => ({
  _type: 'reference' as const,
  _ref: id,
  ...(weak && { _weak: true }),
})

const isSet = (value: string | null | undefined): value is string =>
  value !== undefined && value !== null && value !== ''

/**
 * Converts a picture of the REST API to its stored form. `path` is the name of the field, for errors.
 * @throws HttpError `validation_failed` unless the picture has either an asset or a library record
 */
export function toPictureField(input: PictureInput, path: string): Record<string, unknown> {
  const { asset, library, alt_text: altText, caption, crop, hotspot, dark } = input
  if (isSet(asset) === isSet(library)) {
    throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
      fields: { [path]: 'Choose one: an uploaded image or one from the library' },
    })
  }
  return {
    _type: 'picture',
    ...(isSet(asset) && { asset: referenceTo(asset) }),
    ...(isSet(library) && { library: referenceTo(library, true) }),
    ...(altText !== undefined && { alt_text: altText }),
    ...(isSet(caption) && { caption }),
    ...(crop && { crop: { _type: 'sanity.imageCrop', ...crop } }),
    ...(hotspot && { hotspot: { _type: 'sanity.imageHotspot', ...hotspot } }),
    ...(dark &&
      isSet(asset) && { dark: { _type: 'image', asset: referenceTo(dark.asset), of: asset } }),
  }
}

/** Attributes of a picture that the rules read. */
export interface PictureValue {
  readonly uploaded: boolean
  readonly library: boolean
  readonly altText: string
}

const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && '_ref' in value && typeof value._ref === 'string'

/** Reads a picture from a document. Missing or invalid attributes count as empty. */
export function toPictureValue(value: unknown): PictureValue {
  const picture: object = typeof value === 'object' && value !== null ? value : {}
  return {
    uploaded: 'asset' in picture && isReference(picture.asset),
    library: 'library' in picture && isReference(picture.library),
    altText:
      'alt_text' in picture && typeof picture.alt_text === 'string' ? picture.alt_text.trim() : '',
  }
}

/** Returns true, or an error unless a picture has exactly one source: an upload or the library. */
export function checkPictureSource({ uploaded, library, altText }: PictureValue): true | string {
  if (uploaded && library) {
    return 'Keep one: the uploaded image or the one from the library.'
  }
  if (!uploaded && !library && altText !== '') {
    return 'Upload or choose an image. There is alt text but no image.'
  }
  return true
}

/** Returns true, or an error for a missing alternative text. Pictures of the library have this text in their records. */
export function checkAltText(
  text: string | undefined,
  { uploaded }: Pick<PictureValue, 'uploaded'>,
): true | string {
  return uploaded && (text ?? '').trim() === ''
    ? 'Required. Say what the picture shows, for readers who cannot see it.'
    : true
}

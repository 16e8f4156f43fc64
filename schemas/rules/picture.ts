/** The parts of a picture that its rules look at. */
export interface PictureValue {
  readonly uploaded: boolean
  readonly library: boolean
  readonly altText: string
}

const isReference = (value: unknown) =>
  typeof value === 'object' && value !== null && '_ref' in value && typeof value._ref === 'string'

/** Reads a picture as it stands in a document; whatever is not there or not of its type counts as empty. */
export function toPictureValue(value: unknown): PictureValue {
  const picture: object = typeof value === 'object' && value !== null ? value : {}
  return {
    uploaded: 'asset' in picture && isReference(picture.asset),
    library: 'library' in picture && isReference(picture.library),
    altText:
      'alt_text' in picture && typeof picture.alt_text === 'string' ? picture.alt_text.trim() : '',
  }
}

/** True, or why the picture cannot stand: it comes from exactly one place. */
export function checkPictureSource({ uploaded, library, altText }: PictureValue): true | string {
  if (uploaded && library) {
    return 'Keep one: the uploaded image or the one from the library.'
  }
  if (!uploaded && !library && altText !== '') {
    return 'Upload or choose an image. There is alt text but no image.'
  }
  return true
}

/** True, or why the alternative text cannot stand: every picture has one, and that of the library brings its own. */
export function checkAltText(
  text: string | undefined,
  { uploaded }: Pick<PictureValue, 'uploaded'>,
): true | string {
  return uploaded && (text ?? '').trim() === ''
    ? 'Required. Say what the picture shows, for readers who cannot see it.'
    : true
}

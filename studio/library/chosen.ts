import type { ImageView } from '#shared/contracts/images.ts'

/** Change of a picture field: attributes to set and to unset. */
export interface FieldChange {
  readonly set: Readonly<Record<string, unknown>>
  readonly unset: readonly string[]
}

/** Attributes that belong to the previous picture: its crop, and its replacement in the dark theme. */
const OF_THE_LAST_ONE = ['crop', 'hotspot', 'media', 'dark', '_upload']

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * Value of a picture field after another picture was chosen. A library picture has its name, texts and crop in its record, so that
 * changes there apply everywhere; a CMS picture has its texts and crop in the field. A caption in the field is kept.
 */
export function chosen(
  image: Pick<ImageView, 'id' | 'source' | 'alt_text' | 'caption'>,
  before: unknown,
): FieldChange {
  if (image.source === 'library') {
    return {
      set: { library: { _type: 'reference', _ref: image.id, _weak: true } },
      unset: [...OF_THE_LAST_ONE, 'asset', 'alt_text'],
    }
  }
  const keepsCaption =
    typeof before === 'object' && before !== null && 'caption' in before && hasText(before.caption)
  const isDescribed = hasText(image.alt_text)
  return {
    set: {
      asset: { _type: 'reference', _ref: image.id },
      ...(isDescribed && { alt_text: image.alt_text }),
      ...(!keepsCaption && hasText(image.caption) && { caption: image.caption }),
    },
    // Text about another picture would be wrong; without a new one the editor is asked for it.
    unset: [...OF_THE_LAST_ONE, 'library', ...(isDescribed ? [] : ['alt_text'])],
  }
}

/** Id of the library record in a field, or undefined. */
export function recordOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('library' in value)) return undefined
  const { library } = value
  return typeof library === 'object' &&
    library !== null &&
    '_ref' in library &&
    typeof library._ref === 'string'
    ? library._ref
    : undefined
}

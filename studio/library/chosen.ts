import type { ImageView } from '#shared/contracts/images.ts'

/** Change of a picture field: values to set, and names of attributes to unset. */
export interface FieldChange {
  readonly set: Readonly<Record<string, unknown>>
  readonly unset: readonly string[]
}

/** Attributes that belong to the previous picture, such as its crop and its dark-theme picture. */
const OF_THE_LAST_ONE = ['crop', 'hotspot', 'media', 'dark', '_upload']

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * Returns the change of a picture field after another picture was chosen. The texts and crop of a library picture are in its record, so
 * that a change of the record applies everywhere. The texts and crop of a CMS picture are in the field. The field keeps its caption.
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
    // Removes the alternative text of the previous picture. If the new picture has none, the form asks the editor for it.
    unset: [...OF_THE_LAST_ONE, 'library', ...(isDescribed ? [] : ['alt_text'])],
  }
}

/** Returns the id of the library record that a field refers to, or undefined. */
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

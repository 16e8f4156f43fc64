import type { ImageView } from '#shared/contracts/images.ts'

/** What becomes of a picture field: attributes that are set, and those that go. */
export interface FieldChange {
  readonly set: Readonly<Record<string, unknown>>
  readonly unset: readonly string[]
}

/** What a field says of the picture before: how that was cut, and what stood in its place in the dark theme. */
const OF_THE_LAST_ONE = ['crop', 'hotspot', 'media', 'dark', '_upload']

const hasText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * A picture field once another picture was chosen for it. A picture of the library is named, described and cut by its record, so
 * that what is changed there is changed wherever it is shown; one of the CMS has its words and its cut in the field. A caption
 * that was written in the field stays.
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
    // Words about another picture would be wrong: whoever chooses one without any is asked for them.
    unset: [...OF_THE_LAST_ONE, 'library', ...(isDescribed ? [] : ['alt_text'])],
  }
}

/** The id of the library's record that a field names; undefined where it names none. */
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

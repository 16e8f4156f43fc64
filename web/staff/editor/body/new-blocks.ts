import type { Picture } from '#shared/content/article.ts'

type Fields = Readonly<Record<string, unknown>>

/** A block as the editor takes it in; it gives the key. */
export type NewBlock = Fields & { readonly _type: string }

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** What a picture block stores, with the reading by which it is shown. */
export function pictureFields(picture: Picture): Fields {
  const { asset, library, alt_text, caption, crop, hotspot, dark } = picture
  const words = { alt_text, ...(caption !== null && caption !== '' && { caption }), picture }
  // A picture of the library is cut by its record alone.
  if (asset === null) {
    return {
      ...(library !== null && { library: { _type: 'reference', _ref: library, _weak: true } }),
      ...words,
    }
  }
  return {
    asset: { _type: 'reference', _ref: asset },
    ...words,
    ...(crop !== null && { crop: { _type: 'sanity.imageCrop', ...crop } }),
    ...(hotspot !== null && { hotspot: { _type: 'sanity.imageHotspot', ...hotspot } }),
    ...(dark !== null && {
      dark: { _type: 'image', asset: { _type: 'reference', _ref: dark.asset }, of: asset },
    }),
  }
}

export const pictureBlock = (picture: Picture): NewBlock => ({
  _type: 'picture',
  ...pictureFields(picture),
})

/** A callout with an empty paragraph to type into. */
export const calloutBlock = (): NewBlock => ({
  _type: 'callout',
  tone: 'note',
  content: [
    {
      _type: 'block',
      _key: newKey(),
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }],
    },
  ],
})

/** A row of a table. */
export const tableRow = (cells: readonly string[]) => ({
  _type: 'tableRow' as const,
  _key: newKey(),
  cells: [...cells],
})

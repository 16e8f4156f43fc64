import type { Picture } from '#shared/content/article.ts'

type Fields = Readonly<Record<string, unknown>>

/** A block to insert. The editor assigns its key. */
export type NewBlock = Fields & { readonly _type: string }

/** Random key of a block or span. */
export const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** A picture without a file. */
export const noPicture: Picture = {
  asset: null,
  library: null,
  url: null,
  alt_text: '',
  caption: null,
  width: null,
  height: null,
  lqip: null,
  crop: null,
  hotspot: null,
  dark: null,
}

/** Fields of a picture block as they are stored, with the picture data that its preview needs. */
export function pictureFields(picture: Picture): Fields {
  const { asset, library, alt_text, caption, crop, hotspot, dark } = picture
  const words = { alt_text, ...(caption !== null && caption !== '' && { caption }), picture }
  // The crop of a library picture is stored in its library record, not in the block.
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

/** An empty paragraph. */
export const emptyParagraph = () => ({
  _type: 'block',
  _key: newKey(),
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }] as const,
})

/** A callout with an empty paragraph. */
export const calloutBlock = (): NewBlock => ({
  _type: 'callout',
  tone: 'note',
  content: [emptyParagraph()],
})

export const tableRow = (cells: readonly string[]) => ({
  _type: 'tableRow' as const,
  _key: newKey(),
  cells: [...cells],
})

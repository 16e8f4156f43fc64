/** The picture files of what was dropped, pasted or chosen; the image host says which of them it takes. */
export const imageFiles = (files: FileList | null | undefined): readonly File[] =>
  Array.from(files ?? []).filter(
    ({ type, name }) => type.startsWith('image/') || /\.(?:hei[cf]|avif|tiff?)$/i.test(name),
  )

/** Image files among dropped, pasted or chosen files. The image host decides which formats are accepted. */
export const imageFiles = (files: FileList | null | undefined): readonly File[] =>
  Array.from(files ?? []).filter(
    ({ type, name }) => type.startsWith('image/') || /\.(?:hei[cf]|avif|tiff?)$/i.test(name),
  )

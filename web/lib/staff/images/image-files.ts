/**
 * Image files among dropped, pasted or chosen files. They may have any image format, because the image host decides which formats it
 * accepts.
 */
export const imageFiles = (files: FileList | null | undefined): readonly File[] =>
  Array.from(files ?? []).filter(
    ({ type, name }) => type.startsWith('image/') || /\.(?:hei[cf]|avif|tiff?)$/i.test(name),
  )

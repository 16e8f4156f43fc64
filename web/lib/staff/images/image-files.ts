/**
 * Image files among the files that were dropped, pasted or chosen. Any image format is allowed here, because the image host decides which
 * formats it accepts.
 */
export const imageFiles = (files: FileList | null | undefined): readonly File[] =>
  Array.from(files ?? []).filter(
    ({ type, name }) => type.startsWith('image/') || /\.(?:hei[cf]|avif|tiff?)$/i.test(name),
  )

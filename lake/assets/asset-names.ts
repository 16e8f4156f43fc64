/** Kind of an asset. Images are decoded; files are stored without being read. */
export type AssetKind = 'image' | 'file'

const IMAGE_NAME = /^([0-9a-f]{40})-(\d{1,6})x(\d{1,6})\.([a-z0-9]{1,16})$/
const FILE_NAME = /^([0-9a-f]{40})\.([a-z0-9]{1,16})$/

const MIME_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  css: 'text/css',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  heif: 'image/heif',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  md: 'text/markdown',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  txt: 'text/plain',
  vtt: 'text/vtt',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
}

/** Media type for a file extension, or `application/octet-stream` for an unknown extension. */
export function mimeTypeOf(extension: string): string {
  return MIME_TYPES[extension] ?? 'application/octet-stream'
}

/**
 * Parses the name of a stored asset. `path` is the name of the file in the store of originals. Returns undefined for any name that the
 * store does not generate, so that a request cannot name another path on disk.
 */
export function storedFileName(
  kind: AssetKind,
  name: string,
): { readonly sha1: string; readonly path: string; readonly extension: string } | undefined {
  const match = kind === 'image' ? IMAGE_NAME.exec(name) : FILE_NAME.exec(name)
  const sha1 = match?.[1]
  const extension = match?.[kind === 'image' ? 4 : 2]
  if (sha1 === undefined || extension === undefined) return undefined
  return { sha1, path: `${kind}s/${sha1.slice(0, 2)}/${name}`, extension }
}

/** Document id of an asset, from its stored name: `image-<sha1>-<w>x<h>-<ext>`, `file-<sha1>-<ext>`. */
export function assetDocumentId(kind: AssetKind, fileName: string): string {
  return `${kind}-${fileName.replace('.', '-')}`
}

import { createHash, randomUUID } from 'node:crypto'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { isPictureType } from '#shared/content/change-tags.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'
import type { HostedImage } from '#shared/contracts/image-host.ts'
import { IMAGE_LIMITS, type ImageChange } from '#shared/contracts/images.ts'
import { previewResult } from '../editing/article-plan.ts'
import type { ArticleWrite, Editor } from '../editing/ports.ts'

/** Id of a library record. It is derived from the file, so that a repeated request creates only one record. */
export const recordIdOf = (publicId: string): string =>
  `image-of-${createHash('sha256').update(publicId).digest('hex').slice(0, 24)}`

/** Control characters, and characters that change the direction of text. */
// oxlint-disable-next-line no-control-regex -- the expression removes control characters
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** Returns a file name without folders and invisible characters, for lists. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return last.replaceAll(UNSAFE, '').trim().slice(0, IMAGE_LIMITS.name)
}

/** Returns the article for which a file was uploaded. The folder in the file's public id names the article. */
export function ownerOf(
  publicId: string,
): { readonly content_type: ArticleType; readonly object_id: string } | undefined {
  const [kind, id, ...rest] = publicId.split('/')
  const type = ARTICLE_TYPES.find((known) => known === kind)
  if (type === undefined || id === undefined || rest.length === 0) return undefined
  return { content_type: type, object_id: id }
}

/**
 * Returns the attributes of a library record that describe its file. The browser sends the name; the host determines all other attributes.
 */
export function fileFields(file: HostedImage, address: string, name: string | undefined) {
  const { public_id: publicId, version, bytes, width, height, format } = file
  const own = plainName(name ?? file.original_filename ?? '')
  return {
    url: address,
    public_id: publicId,
    version,
    file_name: own === '' ? `${publicId.split('/').at(-1)}.${format}` : own,
    file_size: bytes,
    width,
    height,
    format,
  }
}

/** Returns the attributes of a library record that a change sets, and those that it removes. */
export function libraryFields(change: ImageChange): {
  readonly set: Record<string, unknown>
  readonly unset: readonly string[]
} {
  const { revision: _revision, file_name: name, ...said } = change
  const given = Object.entries({
    ...said,
    ...(name !== undefined && { file_name: plainName(name) || name }),
  }).filter(([, value]) => value !== undefined)
  const isCleared = (value: unknown) => value === null || value === ''
  return {
    set: Object.fromEntries(given.filter(([, value]) => !isCleared(value))),
    unset: given.flatMap(([field, value]) => (isCleared(value) ? [field] : [])),
  }
}

/** Returns the attributes of a file in the CMS that a change sets. */
export const assetFields = ({ alt_text: alt, file_name: name }: ImageChange) => ({
  set: {
    ...(alt !== undefined && { altText: alt }),
    ...(name !== undefined && { originalFilename: plainName(name) || name }),
  },
  unset: [],
})

/** Creates a write of one picture. `before` is undefined for a new picture. */
export function writeOf(
  id: string,
  mutations: readonly Mutation[],
  {
    before,
    by,
    isRemoval = false,
  }: { readonly before?: LakeDocument; readonly by: Editor; readonly isRemoval?: boolean },
): ArticleWrite {
  const transactionId = randomUUID()
  const copies = { published: before }
  const { published } = previewResult(copies, id, mutations, {
    revision: transactionId,
    now: new Date().toISOString(),
  })
  const type = before !== undefined && isPictureType(before._type) ? before._type : undefined
  return {
    type: type ?? LIBRARY_IMAGE_TYPE,
    id,
    mutations,
    transactionId,
    by,
    effect: isRemoval ? 'removal' : 'none',
    door: 'admin',
    before: copies,
    after: { published },
  }
}

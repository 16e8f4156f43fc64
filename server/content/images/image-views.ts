import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import { focalPoint, imageCrop, type ImageView } from '#shared/contracts/images.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'

/**
 * Attributes of a picture that come from its own document. The other attributes come from queued writes and from the documents that show
 * the picture.
 */
export type PictureFacts = Omit<ImageView, 'status' | 'uses' | 'pending'>

const text = z.string().nullable().catch(null).default(null)
const number = z.number().nullable().catch(null).default(null)

const record = z.looseObject({
  url: text,
  public_id: text,
  alt_text: text,
  caption: text,
  order: number,
  file_name: text,
  file_size: number,
  width: number,
  height: number,
  format: text,
  content_type: z.enum(ARTICLE_TYPES).nullable().catch(null).default(null),
  object_id: text,
  focal_point: z.nullable(focalPoint).catch(null).default(null),
  crop: z.nullable(imageCrop).catch(null).default(null),
  created_at: text,
  updated_at: text,
})

function ofLibrary(document: LakeDocument): PictureFacts {
  const said = record.parse(document)
  return {
    id: document._id,
    source: 'library',
    url: said.url,
    alt_text: said.alt_text ?? '',
    caption: said.caption,
    order: said.order ?? 0,
    file_name: said.file_name ?? said.public_id?.split('/').at(-1) ?? document._id,
    file_size: said.file_size,
    width: said.width,
    height: said.height,
    format: said.format,
    content_type: said.content_type,
    object_id: said.content_type === null ? null : said.object_id,
    public_id: said.public_id,
    focal_point: said.focal_point,
    crop: said.crop,
    created_at: said.created_at ?? document._createdAt,
    updated_at: said.updated_at ?? document._updatedAt,
    revision: document._rev,
    lqip: null,
  }
}

const noSize = { width: null, height: null }
const noFacts = { lqip: null, isOpaque: false, dimensions: noSize }
const asset = z.looseObject({
  path: z.string().catch('').default(''),
  originalFilename: text,
  altText: text,
  size: number,
  extension: text,
  metadata: z
    .looseObject({
      lqip: text,
      isOpaque: z.boolean().catch(false).default(false),
      dimensions: z.looseObject({ width: number, height: number }).catch(noSize).default(noSize),
    })
    .catch(noFacts)
    .default(noFacts),
})

function ofAsset(document: LakeDocument): PictureFacts {
  const { path, originalFilename, altText, size, extension, metadata } = asset.parse(document)
  return {
    id: document._id,
    source: 'sanity',
    url: `${lakePaths.base}/${path}`,
    alt_text: altText ?? '',
    caption: null,
    order: 0,
    file_name: originalFilename ?? path.split('/').at(-1) ?? document._id,
    file_size: size,
    width: metadata.dimensions.width,
    height: metadata.dimensions.height,
    format: extension === 'jpeg' ? 'jpg' : extension,
    content_type: null,
    object_id: null,
    public_id: null,
    focal_point: null,
    crop: null,
    created_at: document._createdAt,
    updated_at: document._updatedAt,
    revision: document._rev,
    // The placeholder would be visible through a transparent picture, so such a picture has none.
    lqip: metadata.isOpaque ? metadata.lqip : null,
  }
}

/** Reads the attributes of a picture's document. Missing or invalid attributes become null or empty. */
export const factsOf = (document: LakeDocument): PictureFacts =>
  document._type === LIBRARY_IMAGE_TYPE ? ofLibrary(document) : ofAsset(document)

/** True if a picture lacks a required alternative text. A file in the CMS gets its text in the documents that show it. */
export const needsAlt = ({
  alt_text: alt,
  source,
  uses,
}: Pick<ImageView, 'alt_text' | 'source' | 'uses'>): boolean =>
  alt.trim() === '' && (source === 'library' || uses === 0)

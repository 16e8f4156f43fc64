/** Pictures of the site, from the library and from the CMS (`/api/images/`). */
import * as z from 'zod/mini'
import { ARTICLE_TYPES } from '../content/status.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Location of a picture: `library` for a file at the image host with a library record, `sanity` for a file in the CMS. */
export const IMAGE_SOURCES = ['library', 'sanity'] as const
export type ImageSource = (typeof IMAGE_SOURCES)[number]

/** Sort keys of a list of pictures; a leading `-` means descending. `order` is the order that editors have set within an article. */
export const IMAGE_SORT_KEYS = ['created_at', 'file_name', 'file_size', 'order'] as const
export type ImageSortKey = (typeof IMAGE_SORT_KEYS)[number]

/** Maximum lengths of a picture's texts, in characters. */
export const IMAGE_LIMITS = { alt: 250, caption: 500, name: 200 } as const

/** Maximum size of a picture uploaded to the CMS, in bytes. */
export const MOST_UPLOAD_BYTES = 20 * 2 ** 20

/** Maximum number of pictures in one call. */
const MOST_IMAGES = 200

/** Positions at which a document can use a picture. */
export const IMAGE_PLACES = ['cover', 'gallery', 'text', 'social', 'portrait', 'other'] as const
export type ImagePlace = (typeof IMAGE_PLACES)[number]

const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** Point of a picture that is visible in every crop, as fractions of width and height from the upper left corner. */
export const focalPoint = z.object({ x: fraction, y: fraction })

export type FocalPoint = z.infer<typeof focalPoint>

/** Crop of a picture: the width of the strip that is cut off at each edge, as a fraction of the picture. */
export const imageCrop = z
  .object({ top: fraction, bottom: fraction, left: fraction, right: fraction })
  .check(
    z.refine(({ top, bottom, left, right }) => top + bottom < 0.98 && left + right < 0.98, {
      error: 'Crop less. No part of the image is left',
    }),
  )

export type ImageCrop = z.infer<typeof imageCrop>

/** Picture as staff see it. */
export const imageView = z.object({
  id: z.string(),
  source: z.enum(IMAGE_SOURCES),
  /** Address of the file in its original size: at the image host, or a path of this site. */
  url: z.nullable(z.string()),
  /** Alternative text. Empty until a user has entered one. */
  alt_text: z.string(),
  caption: z.nullable(z.string()),
  order: z.number(),
  file_name: z.string(),
  /** Size of the file in bytes. */
  file_size: z.nullable(z.number()),
  /** Width in pixels. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  format: z.nullable(z.string()),
  /** Type of the article for which the picture was uploaded. Null for pictures of the general folder and of the CMS. */
  content_type: z.nullable(z.enum(ARTICLE_TYPES)),
  object_id: z.nullable(z.string()),
  /** `published` if a published document uses the picture, otherwise `draft`. */
  status: z.enum(['draft', 'published']),
  /** Id at the image host. Null for pictures in the CMS. */
  public_id: z.nullable(z.string()),
  focal_point: z.nullable(focalPoint),
  crop: z.nullable(imageCrop),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.string(),
  /** Number of documents that use the picture, including drafts. */
  uses: z.number(),
  /** Blurred placeholder as a data URL. */
  lqip: z.nullable(z.string()),
  /** True if the newest change of the picture has not reached the CMS yet. */
  pending: z.boolean(),
})
export type ImageView = z.infer<typeof imageView>

/** Document that uses a picture. */
export const imageUse = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  /** True if the document is published. */
  is_live: z.boolean(),
  places: z.array(z.enum(IMAGE_PLACES)),
})
export type ImageUse = z.infer<typeof imageUse>

/** Picture with the documents that use it. */
export const imageDetail = z.extend(imageView, { used_by: z.array(imageUse) })
export type ImageDetail = z.infer<typeof imageDetail>

/** Article with pictures in the library that were uploaded for it. */
export const imageFolder = z.object({
  content_type: z.enum(ARTICLE_TYPES),
  object_id: z.string(),
  title: z.string(),
  count: z.number(),
})
export type ImageFolder = z.infer<typeof imageFolder>

/** Numbers of pictures. The filters of the list do not affect them. */
export const imageSummary = z.object({
  all: z.number(),
  blog: z.number(),
  caseStudy: z.number(),
  unused: z.number(),
  no_alt: z.number(),
  /** Total size of the files in bytes. */
  file_size: z.number(),
  /** Formats of all pictures, sorted by name. */
  formats: z.array(z.string()),
  folders: z.array(imageFolder),
})
export type ImageSummary = z.infer<typeof imageSummary>

export const imageListAnswer = z.extend(listAnswer(imageView), { summary: imageSummary })

const waits = { pending: z.optional(z.boolean()) }

export const imageAnswer = z.extend(successAnswer(imageDetail), waits)
export const imageUsesAnswer = successAnswer(z.array(imageUse))
/** `changed` contains the pictures that the call has changed, `left` the skipped pictures, each with the reason. */
export const imageBulkAnswer = z.extend(
  successAnswer(
    z.object({
      changed: z.array(z.string()),
      left: z.array(z.object({ id: z.string(), reason: z.string() })),
    }),
  ),
  waits,
)
export const imageDeletedAnswer = z.extend(successAnswer(z.object({ id: z.string() })), waits)

const text = (limit: number) =>
  z.string().check(singleLine(), z.maxLength(limit, `Use at most ${limit} characters`))

const altText = z
  .string('Describe the image')
  .check(
    singleLine(),
    z.minLength(1, 'Describe the image'),
    z.maxLength(IMAGE_LIMITS.alt, `Use at most ${IMAGE_LIMITS.alt} characters`),
  )

const name = z
  .string()
  .check(
    singleLine(),
    z.minLength(1, 'Enter a name'),
    z.maxLength(IMAGE_LIMITS.name, `Use at most ${IMAGE_LIMITS.name} characters`),
  )

const order = z.int().check(z.minimum(0), z.maximum(1_000_000))

const publicId = z.string().check(singleLine(), z.minLength(1), z.maxLength(500))

/**
 * `POST /api/images/`: data about a file that the browser has uploaded to the image host. The server requests all other data about the file
 * from the image host.
 */
export const imageInput = z.object({
  public_id: publicId,
  /** Alternative text. It may be empty and entered later. Until then no published article can use the picture. */
  alt_text: text(IMAGE_LIMITS.alt),
  caption: z.optional(z.nullable(text(IMAGE_LIMITS.caption))),
  order: z.optional(order),
  /** Original file name. If absent, the name at the image host is used. */
  file_name: z.optional(name),
})
export type ImageInput = z.infer<typeof imageInput>

/** `PATCH /api/images/{id}/`. Absent fields do not change. For pictures in the CMS, only `alt_text` and `file_name` are accepted. */
export const imageChange = z.object({
  alt_text: z.optional(altText),
  caption: z.optional(z.nullable(text(IMAGE_LIMITS.caption))),
  order: z.optional(order),
  file_name: z.optional(name),
  focal_point: z.optional(z.nullable(focalPoint)),
  crop: z.optional(z.nullable(imageCrop)),
  /** Revision that the client has edited. If it is absent, the change applies to the current revision. */
  revision: z.optional(z.string()),
})
export type ImageChange = z.infer<typeof imageChange>

/** `POST /api/images/{id}/replace/`: replaces the file everywhere the picture is used. */
export const imageReplacement = z.object({
  public_id: publicId,
  file_name: z.optional(name),
  /** Revision whose file the client replaces. If it is absent, the current revision is used. */
  revision: z.optional(z.string()),
})
export type ImageReplacement = z.infer<typeof imageReplacement>

const ids = z
  .array(z.string().check(z.maxLength(200)))
  .check(
    z.minLength(1, 'Choose at least one image'),
    z.maxLength(MOST_IMAGES, `Choose at most ${MOST_IMAGES} pictures`),
  )

/** `POST /api/images/bulk/`: deletes several pictures. With `force`, also those that documents use. */
export const imageBulkInput = z.object({
  ids,
  action: z.literal('delete'),
  force: z.optional(z.boolean()),
})

/** `POST /api/images/order/`: ids of the pictures of an article in their new order. */
export const imageOrderInput = z.object({ ids })

/** The pictures of the site, those of the library and those that lie in the CMS (`/api/images/`). */
import * as z from 'zod/mini'
import { ARTICLE_TYPES } from '../content/status.ts'
import { listAnswer, successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Where a picture lies: with the image host and named in the library, or in the CMS as a file of its own. */
export const IMAGE_SOURCES = ['library', 'sanity'] as const
export type ImageSource = (typeof IMAGE_SOURCES)[number]

/** What a list of pictures can be sorted by, with `-` in front for descending. `order`: within an article, as its editors set it. */
export const IMAGE_SORT_KEYS = ['created_at', 'file_name', 'file_size', 'order'] as const
export type ImageSortKey = (typeof IMAGE_SORT_KEYS)[number]

/** Longest texts of a picture, characters. */
export const IMAGE_LIMITS = { alt: 250, caption: 500, name: 200 } as const

/** Largest picture that is put into the CMS, bytes. */
export const MOST_UPLOAD_BYTES = 20 * 2 ** 20

/** Pictures that one call may name. */
export const MOST_IMAGES = 200

/** Where in a document a picture stands. */
export const IMAGE_PLACES = ['cover', 'gallery', 'text', 'social', 'portrait', 'other'] as const
export type ImagePlace = (typeof IMAGE_PLACES)[number]

const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** The point that stays in sight however the picture is cut; fractions of width and height from the upper left. */
export const focalPoint = z.object({ x: fraction, y: fraction })

export type FocalPoint = z.infer<typeof focalPoint>

/** What is cut off each edge, fractions of the picture. */
export const imageCrop = z
  .object({ top: fraction, bottom: fraction, left: fraction, right: fraction })
  .check(
    z.refine(({ top, bottom, left, right }) => top + bottom < 0.98 && left + right < 0.98, {
      error: 'Crop less. No part of the image is left',
    }),
  )

export type ImageCrop = z.infer<typeof imageCrop>

/** A picture as staff see it. */
export const imageView = z.object({
  id: z.string(),
  source: z.enum(IMAGE_SOURCES),
  /** Of the whole file, without a size: at the image host, or a path of this site. */
  url: z.nullable(z.string()),
  /** Empty where nobody has said it yet. */
  alt_text: z.string(),
  caption: z.nullable(z.string()),
  order: z.number(),
  file_name: z.string(),
  /** Bytes. */
  file_size: z.nullable(z.number()),
  /** Pixels. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  format: z.nullable(z.string()),
  /** The article that it was uploaded for; null for one of the general folder, and for what lies in the CMS. */
  content_type: z.nullable(z.enum(ARTICLE_TYPES)),
  object_id: z.nullable(z.string()),
  /** `published` while a document that visitors see shows it. */
  status: z.enum(['draft', 'published']),
  /** How the image host knows it; null for what lies in the CMS. */
  public_id: z.nullable(z.string()),
  focal_point: z.nullable(focalPoint),
  crop: z.nullable(imageCrop),
  created_at: z.string(),
  updated_at: z.string(),
  revision: z.string(),
  /** Documents that show it, editing copies too. */
  uses: z.number(),
  /** A blurred stand-in as a data address. */
  lqip: z.nullable(z.string()),
  /** Its newest change waits for the CMS. */
  pending: z.boolean(),
})
export type ImageView = z.infer<typeof imageView>

/** A document that shows a picture. */
export const imageUse = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  /** Visitors see it. */
  is_live: z.boolean(),
  places: z.array(z.enum(IMAGE_PLACES)),
})
export type ImageUse = z.infer<typeof imageUse>

/** One picture, and what shows it. */
export const imageDetail = z.extend(imageView, { used_by: z.array(imageUse) })
export type ImageDetail = z.infer<typeof imageDetail>

/** An article that has pictures of its own in the library. */
export const imageFolder = z.object({
  content_type: z.enum(ARTICLE_TYPES),
  object_id: z.string(),
  title: z.string(),
  count: z.number(),
})
export type ImageFolder = z.infer<typeof imageFolder>

/** How many pictures there are, whatever the list is narrowed to. */
export const imageSummary = z.object({
  all: z.number(),
  blog: z.number(),
  caseStudy: z.number(),
  unused: z.number(),
  no_alt: z.number(),
  /** Bytes of all. */
  file_size: z.number(),
  /** Formats that occur, by name. */
  formats: z.array(z.string()),
  folders: z.array(imageFolder),
})
export type ImageSummary = z.infer<typeof imageSummary>

export const imageListAnswer = z.extend(listAnswer(imageView), { summary: imageSummary })

const waits = { pending: z.optional(z.boolean()) }

export const imageAnswer = z.extend(successAnswer(imageDetail), waits)
export const imageUsesAnswer = successAnswer(z.array(imageUse))
/** `changed`: those of the call that are done; `left`: those that were left as they are, and why. */
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

/** `POST /api/images/`: what the browser says of a file that it has put at the image host. All else is asked of the host. */
export const imageInput = z.object({
  public_id: publicId,
  /** Empty for a picture that is described later. It cannot be used in a published article until then. */
  alt_text: text(IMAGE_LIMITS.alt),
  caption: z.optional(z.nullable(text(IMAGE_LIMITS.caption))),
  order: z.optional(order),
  /** As the file was called; what the host calls it when absent. */
  file_name: z.optional(name),
})
export type ImageInput = z.infer<typeof imageInput>

/** `PATCH /api/images/{id}/`. Absent: left as it is. What lies in the CMS takes `alt_text` and `file_name` alone. */
export const imageChange = z.object({
  alt_text: z.optional(altText),
  caption: z.optional(z.nullable(text(IMAGE_LIMITS.caption))),
  order: z.optional(order),
  file_name: z.optional(name),
  focal_point: z.optional(z.nullable(focalPoint)),
  crop: z.optional(z.nullable(imageCrop)),
  /** What was edited; whatever is there now when absent. */
  revision: z.optional(z.string()),
})
export type ImageChange = z.infer<typeof imageChange>

/** `POST /api/images/{id}/replace/`: another file takes its place wherever it is shown. */
export const imageReplacement = z.object({
  public_id: publicId,
  file_name: z.optional(name),
  /** What is replaced; whatever is there now when absent. */
  revision: z.optional(z.string()),
})
export type ImageReplacement = z.infer<typeof imageReplacement>

const ids = z
  .array(z.string().check(z.maxLength(200)))
  .check(
    z.minLength(1, 'Choose at least one image'),
    z.maxLength(MOST_IMAGES, `Choose at most ${MOST_IMAGES} pictures`),
  )

/** `POST /api/images/bulk/`: deletes several. `force`: those too that are in use. */
export const imageBulkInput = z.object({
  ids,
  action: z.literal('delete'),
  force: z.optional(z.boolean()),
})

/** `POST /api/images/order/`: the pictures of one article in the order in which they stand from now on. */
export const imageOrderInput = z.object({ ids })

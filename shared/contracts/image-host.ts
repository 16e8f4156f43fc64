/** What an image host, the embedded one or Cloudinary, and those who call it say to each other. */
import * as z from 'zod/mini'
import { ARTICLE_TYPES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** The folder of pictures that belong to no article. */
export const GENERAL_FOLDER = 'library'

/** Longest words about a picture, characters. */
export const IMAGE_WORDS_LIMIT = 500

const words = z.optional(
  z.string().check(singleLine(), z.maxLength(IMAGE_WORDS_LIMIT, 'Make it shorter')),
)

/** What the host keeps about a picture in words. */
export const imageContext = z.object({
  alt_text: words,
  caption: words,
  order: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
})
export type ImageContext = z.infer<typeof imageContext>

/** Segments of letters, digits, `.`, `_` and `-`, none of which begins with a dot. */
const publicId = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5}$/, 'Use the id that the image host gave'),
  )

/** A call of the image host that is to be signed, for the folder of an article or the general one. */
export const imageSignRequest = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('upload'),
    content_type: z.optional(z.enum(ARTICLE_TYPES)),
    object_id: z.optional(
      z.string().check(z.regex(/^[\w-][\w.-]{0,127}$/, 'Use the id of an article')),
    ),
    context: z.optional(imageContext),
  }),
  z.object({ action: z.literal('destroy'), public_id: publicId }),
  z.object({
    action: z.literal('context'),
    public_ids: z.array(publicId).check(z.minLength(1), z.maxLength(100)),
    context: imageContext,
  }),
])
export type ImageSignRequest = z.infer<typeof imageSignRequest>

/** A signed call: posted once, as form data with these fields in this order, and of an upload with `file` after them. */
export const signedImageCall = z.object({
  url: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Names the account in the addresses of its pictures. */
  cloud: z.string(),
  /** Milliseconds since 1970 from which on the host refuses it. */
  expires: z.number(),
})
export type SignedImageCall = z.infer<typeof signedImageCall>
export const signedImageAnswer = successAnswer(signedImageCall)

/** A picture as the host tells of it after an upload. */
export const hostedImage = z.looseObject({
  asset_id: z.string(),
  public_id: z.string(),
  version: z.number(),
  /** Of `public_id` and `version`, by the host's secret. */
  signature: z.string(),
  width: z.number(),
  height: z.number(),
  /** Extension by what the bytes are, whatever the file was called. */
  format: z.string(),
  resource_type: z.literal('image'),
  created_at: z.string(),
  bytes: z.number(),
  type: z.literal('upload'),
  /** The same for the same bytes. */
  etag: z.string(),
  url: z.string(),
  secure_url: z.string(),
  folder: z.optional(z.string()),
  original_filename: z.optional(z.string()),
  context: z.optional(z.object({ custom: z.record(z.string(), z.string()) })),
})
export type HostedImage = z.infer<typeof hostedImage>

/** What `destroy` answers, also for a picture that is not there. */
export const destroyAnswer = z.object({ result: z.enum(['ok', 'not found']) })

/** What `context` answers: the pictures that it changed. */
export const contextAnswer = z.object({ public_ids: z.array(z.string()) })

/** How a host says no. */
export const imageHostError = z.object({ error: z.object({ message: z.string() }) })

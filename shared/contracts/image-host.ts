/** Contract between callers and an image host: the embedded one, or Cloudinary. */
import * as z from 'zod/mini'
import { ARTICLE_TYPES } from '../content/status.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Folder of pictures that do not belong to an article. */
export const GENERAL_FOLDER = 'library'

/** Maximum length of texts about a picture, in characters. */
export const IMAGE_WORDS_LIMIT = 500

const words = z.optional(
  z.string().check(singleLine(), z.maxLength(IMAGE_WORDS_LIMIT, 'Make it shorter')),
)

/** Texts about a picture, stored by the host. */
export const imageContext = z.object({
  alt_text: words,
  caption: words,
  order: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
})
export type ImageContext = z.infer<typeof imageContext>

/** Id of a picture: path segments of letters, digits, `.`, `_` and `-`, not starting with a dot. */
const publicId = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5}$/, 'Use the id that the image host gave'),
  )

/** Request for a signature of a call to the image host, for the folder of an article or the general folder. */
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

/**
 * Signed call: form data with these fields in this order. A signed call may be sent once. For an upload, the field `file` follows these
 * fields.
 */
export const signedImageCall = z.object({
  url: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Account name at the image host, which is part of picture addresses. */
  cloud: z.string(),
  /** Expiry of the signature, milliseconds since 1970. */
  expires: z.number(),
})
export type SignedImageCall = z.infer<typeof signedImageCall>
export const signedImageAnswer = successAnswer(signedImageCall)

/** Uploaded picture as reported by the host. */
export const hostedImage = z.looseObject({
  asset_id: z.string(),
  public_id: z.string(),
  version: z.number(),
  /** Signature of `public_id` and `version` with the host's secret. */
  signature: z.string(),
  width: z.number(),
  height: z.number(),
  /** File extension of the format that the host has detected in the bytes. The extension of the original file name is ignored. */
  format: z.string(),
  resource_type: z.literal('image'),
  created_at: z.string(),
  bytes: z.number(),
  type: z.literal('upload'),
  /** Hash of the bytes. Files with equal bytes have equal values. */
  etag: z.string(),
  url: z.string(),
  secure_url: z.string(),
  folder: z.optional(z.string()),
  original_filename: z.optional(z.string()),
  context: z.optional(z.object({ custom: z.record(z.string(), z.string()) })),
})
export type HostedImage = z.infer<typeof hostedImage>

/** Response of `destroy`. `not found` means that the picture does not exist. */
export const destroyAnswer = z.object({ result: z.enum(['ok', 'not found']) })

/** Response of `context`: the ids of the changed pictures. */
export const contextAnswer = z.object({ public_ids: z.array(z.string()) })

/** Error response of a host. */
export const imageHostError = z.object({ error: z.object({ message: z.string() }) })

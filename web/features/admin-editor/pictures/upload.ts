import * as z from 'zod/mini'
import type { Picture } from '#shared/content/article.ts'
import { lakePaths } from '#shared/paths.ts'
import { LakeError, postToLake } from '../lake.ts'

const size = z.optional(z.nullable(z.number()))

const uploaded = z.object({
  document: z.object({
    _id: z.string(),
    path: z.string(),
    metadata: z.optional(
      z.object({
        lqip: z.optional(z.nullable(z.string())),
        isOpaque: z.optional(z.nullable(z.boolean())),
        dimensions: z.optional(z.object({ width: size, height: size })),
      }),
    ),
  }),
})

/**
 * Puts a picture into the lake, and gives it without an alt text.
 * @throws LakeError when the lake refuses it or does not answer; its message may be shown to a person
 */
export async function uploadPicture(file: File): Promise<Picture> {
  const answer = await postToLake((dataset) => lakePaths.imageUpload(dataset, file.name), file)
  const { data } = uploaded.safeParse(answer)
  if (data === undefined) throw new LakeError(502)
  const { _id: asset, path, metadata } = data.document
  return {
    asset,
    library: null,
    url: `${lakePaths.base}/${path}`,
    alt_text: '',
    caption: null,
    width: metadata?.dimensions?.width ?? null,
    height: metadata?.dimensions?.height ?? null,
    lqip: metadata?.isOpaque === true ? (metadata.lqip ?? null) : null,
    crop: null,
    hotspot: null,
    dark: null,
  }
}

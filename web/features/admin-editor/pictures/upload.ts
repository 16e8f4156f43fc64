import * as z from 'zod/mini'
import { XSRF } from '#shared/contracts/auth.ts'
import { studioSettings } from '#shared/contracts/studio-settings.ts'
import { lakePaths, paths } from '#shared/paths.ts'
import type { Picture } from '#shared/content/article.ts'

/** The limit of an upload, milliseconds; as for every call. */
const LIMIT = 30_000

const size = z.optional(z.nullable(z.number()))

const uploaded = z.object({
  document: z.object({
    _id: z.string(),
    path: z.string(),
    metadata: z.optional(
      z.object({
        lqip: z.optional(z.nullable(z.string())),
        dimensions: z.optional(z.object({ width: size, height: size })),
      }),
    ),
  }),
})

/** What the lake says when it refuses something: in one of the two ways that its protocol knows. */
const refusal = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.union([z.string(), z.object({ description: z.optional(z.string()) })])),
})

/** An upload that did not succeed. `message` may be shown to a person. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  readonly isServerText = true
  /** 0 when there was no answer. */
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

function refusalText(body: unknown): string | undefined {
  const { data } = refusal.safeParse(body)
  const error = data?.error
  return (typeof error === 'object' ? error.description : undefined) ?? data?.message
}

function xsrfHeader(): Record<string, string> {
  const prefix = `${XSRF.cookie}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(prefix))
  return pair === undefined ? {} : { [XSRF.header]: decodeURIComponent(pair.slice(prefix.length)) }
}

async function readDataset(): Promise<string> {
  const answer = await fetch(paths.studioSettings, { signal: AbortSignal.timeout(LIMIT) })
  return studioSettings.parse(await answer.json()).dataset
}

let dataset: Promise<string> | undefined

function knownDataset(): Promise<string> {
  dataset ??= readDataset().catch((error: unknown) => {
    dataset = undefined
    throw error
  })
  return dataset
}

/** The picture files of what was dropped, pasted or chosen. */
export const pictureFiles = (files: FileList | null | undefined): readonly File[] =>
  Array.from(files ?? []).filter(({ type }) => type.startsWith('image/'))

/**
 * Puts a picture into the lake, and gives it without an alt text.
 * @throws UploadError when the lake refuses it or does not answer
 */
export async function uploadPicture(file: File): Promise<Picture> {
  try {
    const path = lakePaths.imageUpload(await knownDataset(), file.name)
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': file.type, ...xsrfHeader() },
      body: file,
      signal: AbortSignal.timeout(LIMIT),
    })
    const body: unknown = await answer.json().catch(() => undefined)
    if (!answer.ok) throw new UploadError(refusalText(body) ?? 'Upload failed', answer.status)
    const { document: asset } = uploaded.parse(body)
    return {
      asset: asset._id,
      library: null,
      url: `${lakePaths.base}/${asset.path}`,
      alt_text: '',
      caption: null,
      width: asset.metadata?.dimensions?.width ?? null,
      height: asset.metadata?.dimensions?.height ?? null,
      lqip: asset.metadata?.lqip ?? null,
      crop: null,
      hotspot: null,
    }
  } catch (error) {
    if (error instanceof UploadError) throw error
    throw new UploadError('Upload failed', 0)
  }
}

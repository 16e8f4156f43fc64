import { isRecord } from '#shared/content/guards.ts'
import * as z from 'zod/mini'
import type { LakeDocument } from '#lake/documents/types.ts'
import { crop, hotspot, type Picture } from '#shared/content/article.ts'

/** Crop and hotspot of an image in a document. */
export type PictureUse = Pick<Picture, 'crop' | 'hotspot'>

const idOf = (reference: unknown) => (isRecord(reference) ? reference['_ref'] : undefined)

/** Crop of an image, or undefined. Like the site's queries, it ignores a crop with a negative value. */
function cutOf<T extends Readonly<Record<string, number>>>(
  schema: z.ZodMiniType<T>,
  value: unknown,
): T | null {
  const parsed = z.safeParse(schema, value)
  return parsed.success && Object.values(parsed.data).every((part) => part >= 0)
    ? parsed.data
    : null
}

/** All distinct crops with which the documents show an image asset or library image. */
export function usesIn(documents: readonly LakeDocument[], id: string): readonly PictureUse[] {
  const found = new Map<string, PictureUse>()
  const open: unknown[] = [...documents]
  while (open.length > 0) {
    const value = open.pop()
    if (Array.isArray(value)) open.push(...value)
    if (!isRecord(value)) continue
    const { asset, dark, library } = value
    // The variant of an image for the dark theme is shown with the crop of the image, so its uses are found here too.
    const plate = isRecord(dark) && dark['of'] === idOf(asset) ? dark['asset'] : undefined
    if ([asset, library, plate].some((each) => idOf(each) === id)) {
      const use = { crop: cutOf(crop, value['crop']), hotspot: cutOf(hotspot, value['hotspot']) }
      found.set(JSON.stringify(use), use)
    }
    open.push(...Object.values(value))
  }
  return [...found.values()]
}

import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import { PUBLIC_STATUS, STATUS_TYPES } from '#shared/content/status.ts'
import { referencesIn } from '#shared/content/references.ts'
import { IMAGE_PLACES, type ImagePlace, type ImageUse } from '#shared/contracts/images.ts'

/** Name of the place where an article shows a picture, by attribute of the article. */
const PLACE_OF: Readonly<Record<string, ImagePlace>> = {
  coverImage: 'cover',
  gallery: 'gallery',
  body: 'text',
  challenge: 'text',
  solution: 'text',
  seo: 'social',
  picture: 'portrait',
}

const DRAFTS = 'drafts.'
const baseOf = ({ _id }: LakeDocument) => (_id.startsWith(DRAFTS) ? _id.slice(DRAFTS.length) : _id)

const statusTypes: ReadonlySet<string> = new Set(STATUS_TYPES)
const isLive = (document: LakeDocument) =>
  !document._id.includes('.') &&
  (!statusTypes.has(document._type) || document['status'] === PUBLIC_STATUS)

const named = z.looseObject({
  title: z.string().catch('').default(''),
  name: z.string().catch('').default(''),
})

const titleOf = (document: LakeDocument) => {
  const { title, name } = named.parse(document)
  return title || name || 'Untitled'
}

const placesIn = (document: LakeDocument, imageId: string): readonly ImagePlace[] =>
  Object.entries(document).flatMap(([attribute, value]) =>
    referencesIn(value).has(imageId) ? [PLACE_OF[attribute] ?? 'other'] : [],
  )

/** Returns the documents that show a picture, with one entry for draft and published copy. `users` are the published copies and drafts. */
export function usesOf(imageId: string, users: readonly LakeDocument[]): readonly ImageUse[] {
  const byId = new Map<string, LakeDocument[]>()
  for (const user of users) byId.set(baseOf(user), [...(byId.get(baseOf(user)) ?? []), user])
  const uses = [...byId].map(([id, copies]) => {
    const found = new Set(copies.flatMap((copy) => placesIn(copy, imageId)))
    const newest = copies.find(({ _id }) => _id.startsWith(DRAFTS)) ?? copies[0]
    return {
      id,
      type: newest?._type ?? '',
      title: newest === undefined ? 'Untitled' : titleOf(newest),
      is_live: copies.some(isLive),
      places: IMAGE_PLACES.filter((place) => found.has(place)),
    }
  })
  return uses.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

/** Lists the documents that show a picture in one sentence, for clients that cannot show a list. */
export const usesInWords = (uses: readonly ImageUse[]): string =>
  uses.map(({ title, places }) => `${title} (${places.join(', ')})`).join('; ')

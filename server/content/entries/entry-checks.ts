import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { dateProblems } from '#shared/content/article-dates.ts'
import { deadLinksText, pagePaths } from '#shared/content/body-checks.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import type { Effect } from '../editing/article-plan.ts'
import { assertNone, slugOfTitle } from '../editing/fields/resolve-input.ts'
import type { SlugClaim } from '../editing/slug-claims.ts'
import { addressOf, emptyFields, type EntryInput } from './entry-document.ts'
import type { EntryReads } from './entry-reads.ts'
import type { EntryServiceOptions } from './entries.service.types.ts'

const STUDIO_DRAFT =
  'Open the Studio and publish or discard the draft first. It has other changes of this'

/** True if visitors can see a document: it is published, or its type has no status. */
export const isPublic = (type: EntryType, document: LakeDocument | undefined) =>
  document !== undefined && (!entryTypes[type].hasStatus || document['status'] === PUBLIC_STATUS)

/** Effect of a write for visitors. A change of a public document counts as a publication. */
export function entryEffect(
  type: EntryType,
  before: LakeDocument | undefined,
  after: LakeDocument,
): Effect {
  if (isPublic(type, after)) return 'goes-out'
  return isPublic(type, before) ? 'comes-off' : 'none'
}

/** Error for a write with an address that another document of the type has. */
export function addressTaken(type: EntryType): HttpError {
  const text = `Choose another address. Another ${entryTypes[type].noun} has this one`
  return new HttpError('conflict', text, { fields: { slug: text } })
}

/** Error for a write of a document that has a draft in the Studio. */
export const studioConflict = (id: string, cause?: unknown) =>
  new HttpError('conflict', STUDIO_DRAFT, { cause, fields: { studio: id } })

/** Creates the checks of a document before it is written. */
export function createEntryChecks(
  { mirror, leads }: Pick<EntryServiceOptions, 'mirror' | 'leads'>,
  reads: EntryReads,
  now: () => number,
) {
  /** Claims an address for a document. Returns false if another document of the type has the address or is about to get it. */
  const claimAddress = async (type: EntryType, id: string, slug: string, claim: SlugClaim) => {
    const isFree = await claim.take(slug)
    const others = await mirror.read(async (store) => reads.all(store, type))
    const isTaken = [...others.values()].some(
      ({ document }) => document._id !== id && addressOf(document) === slug,
    )
    return isFree && !isTaken
  }

  const freeAddress = async (type: EntryType, id: string, name: string, claim: SlugClaim) => {
    const wanted = slugOfTitle(name)
    for (let number = 1; ; number += 1) {
      const slug = number === 1 ? wanted : `${wanted}-${number}`
      if (await claimAddress(type, id, slug, claim)) return slug
    }
  }

  /** Checks a document before it is written. @throws HttpError `validation_failed` with the invalid fields */
  const check = async (type: EntryType, after: LakeDocument, changes: EntryInput) => {
    const goesOut = isPublic(type, after)
    const dead =
      goesOut && changes['body'] !== undefined && Array.isArray(after['body'])
        ? await deadLinks(after['body'])
        : []
    const isDated = changes['closes_at'] !== undefined || changes['status'] === PUBLIC_STATUS
    const [publishedAt, unpublishAt] = [after['publishedAt'], after['closesAt']].map((moment) =>
      typeof moment === 'string' ? moment : undefined,
    )
    const { unpublishAt: closing } = isDated
      ? dateProblems({ publishedAt, unpublishAt, goesOut }, now())
      : {}
    assertNone({
      ...emptyFields(type, after, goesOut),
      ...(closing !== undefined && { closes_at: closing }),
      ...(dead.length > 0 && { body: deadLinksText(dead) }),
    })
  }

  const deadLinks = async (body: readonly Readonly<Record<string, unknown>>[]) => {
    // An opening has no page of its own to which its text could link. Therefore the slug is empty.
    const wanted = pagePaths(body, { type: 'blog', slug: '' })
    const found = await Promise.all(wanted.map(leads))
    return wanted.filter((_path, index) => found[index] === false)
  }

  return { check, claimAddress, freeAddress }
}

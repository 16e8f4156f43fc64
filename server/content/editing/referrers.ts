import * as z from 'zod'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { Referrer } from '#shared/contracts/referrers.ts'

const PREFIX = /^(?:drafts|versions\.[^.]+)\./

const baseOf = ({ _id }: LakeDocument) => _id.replace(PREFIX, '')
const isPublishedCopy = ({ _id }: LakeDocument) => !PREFIX.test(_id)

const text = z.string().trim().catch('').default('')
const named = z.looseObject({ title: text, name: text })
const titleOf = (document: LakeDocument) => {
  const { title, name } = named.parse(document)
  return title || name || 'Untitled'
}

/** True if a value contains a strong reference to `id`. Weak references do not prevent deletion. */
function holdsReference(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsReference(item, id))
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return !('_weak' in value && value._weak === true)
  return Object.values(value).some((item) => holdsReference(item, id))
}

const block = z.looseObject({
  _type: z.literal('block'),
  style: text,
  children: z.array(z.looseObject({ text: z.string().catch('').default('') })).catch([]),
})

const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinal = (count: number) => `${count}${ENDINGS[ordinals.select(count)] ?? 'th'}`

/** Location of a reference in Portable Text: the heading above the reference, otherwise the number of its paragraph. */
function placeInText(blocks: readonly unknown[], id: string): string | undefined {
  let heading = ''
  let paragraphs = 0
  for (const value of blocks) {
    const { data } = block.safeParse(value)
    const words = data?.children.map((child) => child.text).join('') ?? ''
    if (data !== undefined && /^h\d$/.test(data.style)) heading = words.trim()
    else paragraphs += 1
    if (!holdsReference(value, id)) continue
    return heading === '' ? `${ordinal(paragraphs)} paragraph` : `Under “${heading}”`
  }
  return undefined
}

const isText = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((item) => block.safeParse(item).success)

/** Location of the first strong reference to `id` in a copy, as text. Undefined without such a reference. */
function placeIn(copy: LakeDocument, id: string): string | undefined {
  for (const [attribute, value] of Object.entries(copy)) {
    if (!holdsReference(value, id)) continue
    if (attribute === 'relatedBlogs') return 'Related articles'
    return (isText(value) ? placeInText(value, id) : undefined) ?? 'Another field'
  }
  return undefined
}

/**
 * Returns the documents that prevent the deletion of an article, with one entry for all copies of a document.
 * @param documents published copies, drafts and release versions that refer to the article
 */
export function referrersOf(id: string, documents: readonly LakeDocument[]): readonly Referrer[] {
  const byId = new Map<string, LakeDocument[]>()
  for (const document of documents) {
    const base = baseOf(document)
    // Copies of the article itself do not prevent its deletion, because they are deleted with it.
    if (base === id || placeIn(document, id) === undefined) continue
    byId.set(base, [...(byId.get(base) ?? []), document])
  }
  const referrers = [...byId].flatMap(([base, copies]): Referrer[] => {
    const newest = copies.find((copy) => !isPublishedCopy(copy)) ?? copies[0]
    if (newest === undefined) return []
    const place = placeIn(newest, id) ?? ''
    return [
      {
        id: base,
        type: newest._type,
        title: titleOf(newest),
        place,
        in_public_copy: copies.some(isPublishedCopy),
        in_draft: copies.some((copy) => !isPublishedCopy(copy)),
      },
    ]
  })
  return referrers.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

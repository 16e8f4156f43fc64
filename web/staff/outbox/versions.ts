import { allFields } from '#shared/content/article-fields.ts'
import { isRecord } from '#shared/content/guards.ts'
import type { OutboxEntry } from '#shared/contracts/editing.ts'
import { toPlainText } from '#shared/text/portable-text.ts'

type Version = OutboxEntry['mine']

/** A field in which two versions of an article differ. Values are texts, and empty if the version does not have the field. */
export interface Difference {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

/** Attributes that are not content, or are derived from content. */
const leftOut = new Set([
  'id',
  'revision',
  'updated_at',
  'created_at',
  'pending',
  'is_live',
  'has_unpublished_changes',
  'reading_minutes',
  'related',
])

/** Labels of fields. Some labels differ from those in forms. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(allFields).map(([name, { label }]) => [name, label])),
  slug: 'Address',
  seo: 'Search result',
  cover_image: 'Cover',
  publish_at: 'Publishes at',
  unpublish_at: 'Unpublishes at',
  client_details: 'Client',
}

const nameOf = (key: string) => {
  const words = names[key] ?? key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Keys whose values are readable names, in order of preference. */
const titles = ['title', 'name', 'label', 'alt_text'] as const

function words(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(words).join('\n')
  if (!isRecord(value)) return ''
  const title = titles.find((key) => typeof value[key] === 'string' && value[key] !== '')
  if (title !== undefined && 'id' in value) return words(value[title])
  return Object.entries(value)
    .filter(([key]) => !['id', 'url', 'lqip', 'width', 'height'].includes(key))
    .map(([key, part]) => [nameOf(key), words(part)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n')
}

const textOf = (key: string, value: unknown) =>
  key === 'body' && Array.isArray(value) ? toPlainText(value) : words(value)

/** Fields that differ between a change and the version in the CMS, in the order of the article. */
export function differences(mine: Version, theirs: Version): readonly Difference[] {
  const ours: Readonly<Record<string, unknown>> = mine ?? {}
  const others: Readonly<Record<string, unknown>> = theirs ?? {}
  const keys = new Set([...Object.keys(ours), ...Object.keys(others)])
  return [...keys]
    .filter((key) => !leftOut.has(key))
    .filter((key) => JSON.stringify(ours[key]) !== JSON.stringify(others[key]))
    .map((key) => ({
      name: nameOf(key),
      mine: textOf(key, ours[key]),
      theirs: textOf(key, others[key]),
    }))
}

/** A line of one of two texts. `shared`: true if both texts contain the line. */
export interface MarkedLine {
  readonly text: string
  readonly shared: boolean
}

/** Lines of two texts. `shared` is true for the lines that both texts contain. */
export function marked(mine: string, theirs: string): readonly [MarkedLine[], MarkedLine[]] {
  const split = (text: string) => text.split(/\n+/).filter((line) => line !== '')
  const side = (own: string, other: string) => {
    const there = new Set(split(other))
    return split(own).map((text) => ({ text, shared: there.has(text) }))
  }
  return [side(mine, theirs), side(theirs, mine)]
}

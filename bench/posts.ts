import { STATUSES } from '#shared/content/status.ts'

/** Document that a benchmark imports into a lake. */
interface BenchDocument {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

const WORDS = (
  'audit risk control evidence people certify standard report client scope clause policy record review plan check ' +
  'corrective action finding lead site remote stage surveillance year month office quality safety information security ' +
  'environment energy food medical device supplier chain management system process owner training'
).split(' ')

const PARAGRAPHS = 6
const WORDS_OF_PARAGRAPH = 50

/** Generator of integers from 0 to `count` (exclusive). The sequence is the same in each run. */
function seededPick(): (count: number) => number {
  let state = 42
  return (count) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * count)
  }
}

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const named = (type: string, count: number): BenchDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${type}-${index}`,
    _type: type,
    title: `${type} ${index}`,
    name: `${type} ${index}`,
    slug: { _type: 'slug', current: `${type}-slug-${index}` },
  }))

/** The 20 categories and 50 authors to which the posts refer. */
export const makeChoices = (): BenchDocument[] => [...named('category', 20), ...named('author', 50)]

/**
 * Posts of about 3 kB of JSON in chronological order, with the id `post-<index>` and the slug `post-slug-<index>`. Each post has a
 * different text. Every run creates the same posts.
 * @param options.statuses assigned to the posts in turn. Default: all
 */
export function makePosts(
  count: number,
  { statuses = STATUSES }: { readonly statuses?: readonly string[] } = {},
): BenchDocument[] {
  const pick = seededPick()
  const text = () =>
    Array.from({ length: WORDS_OF_PARAGRAPH }, () =>
      pick(9) === 0 ? String(pick(1_000)) : WORDS[pick(WORDS.length)],
    ).join(' ')
  return Array.from({ length: count }, (_, index) => ({
    _id: `post-${index}`,
    _type: 'blog',
    title: `Post ${(index * 7919) % count} about ${index % 2 === 0 ? 'audits' : 'risk'}`,
    slug: { _type: 'slug', current: `post-slug-${index}` },
    status: statuses[index % statuses.length] ?? 'draft',
    publishedAt: new Date(1_600_000_000_000 + index * 3_600_000).toISOString(),
    category: reference(`category-${index % 20}`),
    author: reference(`author-${index % 50}`),
    excerpt: text(),
    tags: [`tag-${index % 40}`, 'audits'],
    body: Array.from({ length: PARAGRAPHS }, (_paragraph, key) => ({
      _type: 'block',
      _key: `k${key}`,
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: text(), marks: [] }],
    })),
  }))
}

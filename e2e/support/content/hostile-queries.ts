/** Valid GROQ query that is far more expensive than its text suggests. */
export interface HostileQuery {
  readonly name: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
}

const fields = (count: number, expression: string) =>
  Array.from({ length: count }, (_, index) => `"f${index}": ${expression}`).join(', ')

const tenfold = (depth: number) => `{"a": [${'@, '.repeat(9)}@]}.a[]`.repeat(depth)

const WILDCARDS = `${'a*'.repeat(30)}b`

/** Query that iterates all documents in three nested loops, with some work for each, and matches none. */
export const ENDLESS = `count(*[count(*[count(*[${'n + '.repeat(100)}^.n + ^.^.n == -1]) > 0]) > 0])`

export const HOSTILE_QUERIES: readonly HostileQuery[] = [
  { name: 'wildcards in a literal', query: `"${'a'.repeat(5_000)}" match "${WILDCARDS}"` },
  {
    name: 'wildcards in a parameter',
    query: '*[title match $words]._id',
    params: { words: WILDCARDS },
  },
  { name: 'wildcards in a path', query: `*[_id in path("${'*.'.repeat(60)}**")]._id` },
  { name: 'scans in scans', query: 'count(*[count(*[count(*[_id != ^._id]) > ^.n]) > 0])' },
  { name: 'the same text many times', query: `*{${fields(200, 'pt::text(body)')}}` },
  { name: 'lists of lists', query: `*[0]${tenfold(6)}` },
  { name: 'a long sum', query: `${'1+'.repeat(4_900)}1` },
  { name: 'scans that find nothing', query: ENDLESS },
]

/** Filter that iterates the blocks of a document in three nested loops. */
export const HOSTILE_FILTER =
  '*[count(body[count(^.body[count(^.^.body[_key == "none"]) > 0]) > 0]) > 0]'

/** Number of notes. A nested loop over so many notes exceeds the limits of a query. */
const COUNT = 1_200
const MARKS = 200
const WRITERS = 5

const reference = (_ref: string, _key?: string) => ({ _type: 'reference', _ref, _key, _weak: true })

/** Documents of the types mark, writer and note. Each note refers to two marks and a writer. A quarter of the notes belong to no series. */
export const JOINED = [
  ...Array.from({ length: MARKS }, (_, n) => ({ _id: `mark-${n}`, _type: 'mark' })),
  ...Array.from({ length: WRITERS }, (_, n) => ({
    _id: `writer-${n}`,
    _type: 'writer',
    name: `Writer ${n}`,
  })),
  ...Array.from({ length: COUNT }, (_, n) => ({
    _id: `note-${n}`,
    _type: 'note',
    title: `Note ${n} about ${n % 2 === 0 ? 'audits' : 'risk'}`,
    n,
    ...(n % 4 > 0 && { series: `series-${n % 50}` }),
    writer: reference(`writer-${n % WRITERS}`),
    marks: [reference(`mark-${n % MARKS}`, 'a'), reference(`mark-${(n + 1) % MARKS}`, 'b')],
  })),
]

/** Typical queries. In a lake without indexes each of them needs a full scan for every document. */
export const JOINS: readonly {
  readonly name: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly expected: unknown
}[] = [
  {
    name: 'the number of all beside each',
    query: 'array::unique(*[_type == "note"][0...108]{"all": count(*[_type == "note"])}.all)',
    expected: [COUNT],
  },
  {
    name: 'by a list of references',
    query:
      'math::sum(*[_type == "mark"]{"n": count(*[_type == "note" && ^._id in marks[]._ref])}.n)',
    expected: 2 * COUNT,
  },
  {
    name: 'by ids that refer',
    query: '*[_type == "writer"] | order(_id){"n": count(*[references(^._id)])}.n',
    expected: Array.from({ length: WRITERS }, () => COUNT / WRITERS),
  },
  {
    name: 'by what some have not',
    query:
      'count(*[_type == "note"][0...60]{"same": *[_type == "note" && series == ^.series]}[count(same) == 0])',
    expected: 0,
  },
  {
    name: 'by words',
    query: 'count(*[_type == "note" && [@] match text::query($words)])',
    params: { words: 'audits' },
    expected: COUNT / 2,
  },
  {
    name: 'in the order of what is referred to',
    query: '*[_type == "note"] | order(writer->name desc, n)[0]._id',
    expected: `note-${WRITERS - 1}`,
  },
]

/** Forty patches by query, for one transaction. */
export const PATCHES_BY_QUERY = Array.from({ length: 40 }, (_, n) => ({
  patch: { query: '*[_type == "note" && n == $n]', params: { n }, set: { moved: true } },
}))

import { isRecord } from '#shared/content/guards.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { serviceTitle } from '#shared/pages/catalogue/catalogue-places.ts'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import type { PageMeta } from '#shared/pages/catalogue/page-copy.ts'
import type { Passage } from './ports.ts'

/** Passage with additional words by which the search finds it. */
export interface Found extends Passage {
  /** Words by which the search finds the passage. They are not part of its text and are never quoted. */
  readonly about: string
}

type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Plain text of a value that is either a string, or a list of texts and links. */
export const proseText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((piece) => (isRecord(piece) ? text(piece['label']) : piece)).join('')
    : text(value)

/** Adds a full stop to a text without final punctuation, so that it can be quoted as a sentence. */
export const sentence = (words: string) =>
  words === '' || /[.?!:…]["”’)]?$/.test(words) ? words : `${words}.`

/** Row of a table as text: the first cell as a sentence, then a sentence for each other cell with the heading of its column. */
export const rowText = (columns: readonly unknown[], row: readonly unknown[]) => {
  const [head, ...cells] = row.map(text)
  const told = cells.flatMap((cell, index) =>
    cell === '' ? [] : [sentence(`${text(columns[index + 1])}: ${cell.replace(/;$/, '')}`)],
  )
  return [sentence(head ?? ''), ...told].join(' ')
}

const namedBy = (slug: string) =>
  services.some((entry) => entry.slug === slug)
    ? serviceTitle(services.find((entry) => entry.slug === slug)?.slug ?? 'nlp')
    : (industries.find((entry) => entry.slug === slug)?.title ?? '')

/** Heading of a list entry: the first non-empty field among those that can be a heading. */
const headOf = (entry: Fields) =>
  text(entry['title']) ||
  text(entry['when']) ||
  text(entry['type']) ||
  text(entry['heading']) ||
  text(entry['label']) ||
  text(entry['measure']) ||
  namedBy(text(entry['slug']))

const HEADS = new Set([
  'title',
  'when',
  'type',
  'heading',
  'label',
  'measure',
  'slug',
  'id',
  'href',
  'service',
])

const bodyOf = (entry: Fields) =>
  Object.entries(entry)
    .filter(([name, value]) => !HEADS.has(name) && typeof value === 'string')
    .map(([, value]) => sentence(text(value)))
    .join(' ')

/** Path, title and keywords of a page, which its passages contain. */
export interface PagePlace {
  readonly path: string
  readonly title: string
  readonly keywords: readonly string[]
}

/** Creates a function that makes the passages of one page. Passages with the same URL get consecutive numbers, from 0. */
export function createPassageMaker({ path, title, keywords }: PagePlace) {
  const counts = new Map<string, number>()
  return (part: {
    readonly fragment?: string
    readonly heading: string
    readonly text: string
    readonly label?: string
    readonly kind?: Passage['kind']
  }): Found => {
    const url = part.fragment === undefined ? path : `${path}#${part.fragment}`
    const count = counts.get(url) ?? 0
    counts.set(url, count + 1)
    return {
      id: count === 0 ? url : `${url}~${count}`,
      kind: part.kind ?? 'page',
      url,
      page: title,
      heading: part.heading,
      text: part.text,
      about: [part.label ?? '', ...keywords].join('. '),
    }
  }
}

type Make = ReturnType<typeof createPassageMaker>

function listPassages(make: Make, entries: readonly unknown[], fragment: string, label: string) {
  return entries.filter(isRecord).flatMap((entry): readonly Found[] => {
    if (typeof entry['question'] === 'string') {
      const question = entry['question']
      const part = { fragment: toAnchor(question), heading: question, kind: 'question' as const }
      return [make({ ...part, text: text(entry['answer']), label })]
    }
    const heading = headOf(entry)
    const body = bodyOf(entry)
    if (heading === '' || body === '') return []
    return [make({ fragment, heading, text: body, label })]
  })
}

function tablePassages(
  make: Make,
  table: Fields,
  fragment: string,
  heading: string,
  label: string,
) {
  const columns = list(table['columns'])
  const note = text(table['note'])
  const rows = list(table['rows']).map((row) => {
    const words = rowText(columns, list(row))
    return make({ fragment, heading, text: words, label })
  })
  return note === '' ? rows : [...rows, make({ fragment, heading, text: note, label })]
}

const LISTS = ['points', 'steps', 'items', 'entries', 'risks', 'services', 'measures'] as const

/** Passages of a section: its introduction and paragraphs, then each entry that has its own heading. */
export function sectionPassages(make: Make, section: Fields, fragment?: string): readonly Found[] {
  const heading = text(section['heading'])
  const label = [text(section['label']), heading].filter(Boolean).join('. ')
  const place = fragment ?? toAnchor(text(section['label']))
  const own = [
    text(section['intro']),
    text(section['description']),
    proseText(section['text']),
    ...list(section['paragraphs']).map(proseText),
  ].filter((words) => words !== '')
  const facts = list(section['facts']).filter(isRecord)
  const told = facts.map(({ label: name, value }) => sentence(`${text(name)}: ${text(value)}`))
  const matrix = list(section['rows']).filter(isRecord)
  return [
    ...(own.length + told.length === 0
      ? []
      : [
          make({
            fragment: place,
            heading,
            text: [...own, told.join(' ')].filter((words) => words !== '').join('\n'),
            label,
          }),
        ]),
    ...LISTS.flatMap((name) => listPassages(make, list(section[name]), place, label)),
    ...list(section['columns'])
      .filter(isRecord)
      .flatMap((column) => listPassages(make, list(column['stations']), place, label)),
    ...matrix.flatMap((row) =>
      listPassages(make, [{ title: row['title'], detail: row['detail'] }], place, label),
    ),
    ...(isRecord(section['table'])
      ? tablePassages(make, section['table'], place, heading, label)
      : []),
    ...(isRecord(section['specimen'])
      ? listPassages(
          make,
          list(section['specimen']['fields']).flatMap((field) =>
            isRecord(field) && isRecord(field['note']) ? [field['note']] : [],
          ),
          place,
          label,
        )
      : []),
  ]
}

/** Passages of the head of a page: heading and introduction first, then the facts below the introduction. */
export function headPassages(
  make: Make,
  head: { readonly heading: string; readonly lede: string; readonly facts?: unknown },
): readonly Found[] {
  const facts = list(head.facts)
    .filter(isRecord)
    .map(({ label, value }) => sentence(`${text(label)}: ${text(value)}`))
  const { heading, lede } = head
  return [
    make({ heading, text: lede }),
    ...(facts.length === 0 ? [] : [make({ heading, text: facts.join(' ') })]),
  ]
}

/** Path, title and keywords of a page with sections. */
export const placeOf = (path: string, title: string, meta: PageMeta): PagePlace => ({
  path,
  title,
  keywords: [meta.title, ...meta.keywords],
})

/**
 * Passages of a page whose text has one attribute per section. `fragments` contains the URL fragments that differ from the label of their
 * section, by attribute.
 */
export function pagePassages(
  place: PagePlace,
  copy: object & { readonly heading: string; readonly lede: string; readonly facts?: unknown },
  fragments: Readonly<Record<string, string>> = {},
): readonly Found[] {
  const make = createPassageMaker(place)
  return [
    ...headPassages(make, copy),
    ...Object.entries(copy).flatMap(([name, section]: [string, unknown]) =>
      isRecord(section) && typeof section['heading'] === 'string' && 'label' in section
        ? sectionPassages(make, section, fragments[name])
        : [],
    ),
  ]
}

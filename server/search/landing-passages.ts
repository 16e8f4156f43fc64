import { isRecord, records } from '#shared/content/guards.ts'
import { plannerChecks } from '#shared/pages/planner/planner-choices.ts'
import { selectionOf } from '#shared/pages/planner/selection.ts'
import { listed } from '#shared/text/listed.ts'
import { paths } from '#shared/paths/paths.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { createPassageMaker, type Found, rowText, sentence } from './copy-passages.ts'

type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(text).filter((each) => each !== '') : []

/** Maximum length of a passage, in characters. */
const MOST = 4_000

/** Sentence that names the checks of a planner block, or none if the block has no checks. */
function plannerSentences({ checks }: Fields): readonly string[] {
  const names = selectionOf(texts(checks)).checks.map((id) => plannerChecks[id])
  return names.length === 0 ? [] : [`Planned time for: ${listed(names)}.`]
}

/**
 * Sentences of a block, without its heading. Empty for sample reports, whose values are invented, and for blocks that show articles or
 * reusable sections, which are indexed separately or not at all.
 */
function sentencesOf(block: Fields): readonly string[] {
  const { table } = block
  const columns = isRecord(table) && Array.isArray(table['columns']) ? table['columns'] : []
  return [
    ...texts([block['lede'], block['intro']]),
    ...texts(block['paragraphs']),
    ...records(block['facts']).map(({ label, value }) =>
      sentence(`${text(value)}: ${text(label)}`),
    ),
    ...records(block['steps']).map(
      (step) => `${sentence(text(step['title']))} ${text(step['text'])}`,
    ),
    ...plannerSentences(block),
    ...records(isRecord(table) ? table['rows'] : []).map(({ cells }) =>
      rowText(columns, Array.isArray(cells) ? cells : []),
    ),
  ]
}

/** Passages of a published landing page. Empty for a page that is hidden from search engines. */
export function landingPassages(document: Fields): readonly Found[] {
  const { slug, meta, noindex } = document
  const current = text(isRecord(slug) ? slug['current'] : '')
  const blocks = records(document['blocks'])
  const hero = blocks.find(({ _type }) => _type === 'landingHero')
  const title = text(hero?.['heading'])
  if (current === '' || title === '' || noindex === true) return []
  const about = isRecord(meta) ? [text(meta['title']), ...texts(meta['keywords'])] : []
  const make = createPassageMaker({ path: paths.landing(current), title, keywords: about })
  return blocks.flatMap((block): Found[] => {
    const label = text(block['label'])
    const heading = text(block['heading']) || title
    const place = label === '' ? { heading } : { heading, fragment: toAnchor(label) }
    const words = sentencesOf(block).join('\n').slice(0, MOST)
    const own = words === '' ? [] : [make({ ...place, text: words, kind: 'page' })]
    const answers = records(block['items']).flatMap(({ question, answer }) =>
      text(question) === '' || text(answer) === ''
        ? []
        : [
            make({
              heading: text(question),
              fragment: toAnchor(text(question)),
              text: text(answer),
              kind: 'question',
            }),
          ],
    )
    return [...own, ...answers]
  })
}

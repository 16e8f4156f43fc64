import type { AnswerSource } from '#shared/contracts/assistant.ts'
import { courtesyReply, withoutOpening } from './courtesy.ts'
import { isNotForUs } from './not-for-us.ts'
import type { Answer, Answerer, Earlier, Finding, Findings, QuestionFindings } from './ports.ts'
import { questionParts } from './question-parts.ts'

/** How well a passage has to fit for it to be an answer, counting in the share of the question that it speaks of. */
const ENOUGH = 0.745
const SHARE = 0.3

/** Share of the question from which on a page is offered although it is no answer. */
const NEAR = 0.3

/** Sentences of one answer, and pages that are named. */
const MOST = { sentences: 3, sources: 3 } as const

/** Earlier questions of the visitor that are read, the latest ones, and the characters of each. */
const MOST_EARLIER = { questions: 3, characters: 500 } as const

/** Share of the best score from which on a passage of the same page may be quoted instead, and together with it. */
const CLOSE = 0.85
const ALIKE = 0.97

/** Share of the best score from which on another page is named with the answer. */
const FURTHER = 0.7

/** What the words of a passage count for beside its score, where several of a page come close. */
const WORDS = 0.6

const pathOf = (url: string) => url.replace(/#.*/u, '')

/** Sentences of a passage that are quoted together, and how much of the question they speak of. */
interface Run {
  readonly text: string
  readonly value: number
}

/** A cell of a table as the index tells it: the head of its column before it. */
const CELL = /^[^:.]{2,40}: /u

/** Share of the best cell from which on another one is quoted beside it. */
const CELL_CLOSE = 0.9

/** What is quoted of a row of a table: what the row is about, and the cells that are asked for. Undefined for other passages. */
function rowRun({ sentences }: Finding): Run | undefined {
  const [head, ...cells] = sentences
  if (head === undefined || cells.length === 0 || !cells.every(({ text }) => CELL.test(text))) {
    return undefined
  }
  const most = Math.max(...cells.map(({ covered }) => covered))
  const told = cells.filter(({ covered }) => covered >= most * CELL_CLOSE)
  return { text: [head, ...told].map(({ text }) => text).join(' '), value: most + head.covered }
}

/** The sentences that are quoted, whole and in their order: those that stand together and say most of what is asked. */
function bestRun(finding: Finding): Run {
  const row = rowRun(finding)
  if (row !== undefined) return row
  const { passage, sentences } = finding
  let best: Run = { text: '', value: -1 }
  // An answer under its question begins with what matters.
  const starts = passage.kind === 'question' ? 1 : sentences.length
  for (let from = 0; from < starts; from += 1) {
    for (let length = 1; length <= MOST.sentences; length += 1) {
      const run = sentences.slice(from, from + length)
      if (run.length < length) break
      const most = Math.max(...run.map(({ covered }) => covered))
      const sum = run.reduce((total, { covered }) => total + covered, 0)
      const isWhole = run.length === Math.min(sentences.length, MOST.sentences)
      // A further sentence has to bring something of its own, and the first of a passage is read most easily.
      const value =
        most + 0.3 * (sum - most) - 0.03 * length - (from === 0 ? 0 : 0.02) + (isWhole ? 0.1 : 0)
      const isBetter = passage.kind === 'question' ? isWhole : value > best.value
      if (isBetter) best = { text: run.map(({ text }) => text).join(' '), value }
    }
  }
  return best
}

/** What is quoted: of the page that fits best the passage that says most; rows of a table that fit alike stand together. */
function chosen(findings: readonly Finding[], best: Finding): readonly Finding[] {
  const path = pathOf(best.passage.url)
  const near = findings.filter(
    ({ passage, score }) => pathOf(passage.url) === path && score >= best.score * CLOSE,
  )
  const [first = best] = near.toSorted(
    (a, b) => b.score + WORDS * bestRun(b).value - (a.score + WORDS * bestRun(a).value),
  )
  const alike = near.filter(
    (finding) =>
      finding.passage.url === first.passage.url &&
      finding.passage.heading === first.passage.heading &&
      finding.score >= first.score * ALIKE &&
      rowRun(finding) !== undefined,
  )
  const isTable = alike.length > 1 && alike.includes(first)
  return isTable
    ? alike.slice(0, MOST.sentences).toSorted((a, b) => (a.passage.id < b.passage.id ? -1 : 1))
    : [first]
}

const sourceOf = ({ passage }: Finding): AnswerSource => ({
  title: passage.heading === passage.page ? passage.page : `${passage.page}: ${passage.heading}`,
  url: passage.url,
})

/** The first finding of each page. */
function byPage(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ passage }) => {
    const path = pathOf(passage.url)
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}

function unknown(findings: readonly Finding[]): Answer {
  const near = byPage(findings.filter(({ covered }) => covered >= NEAR)).slice(0, MOST.sources)
  const lead = near.length === 0 ? '' : ' These pages are the nearest to your question.'
  return {
    outcome: 'unknown',
    parts: [{ text: `This site doesn’t say.${lead} You can also ask our team.` }],
    sources: near.map(sourceOf),
    quickReplies: ['Contact Support', 'Browse Services'],
  }
}

/** The answers to the questions of one message as one, each in a paragraph; what the site does not say is said in its place. */
function joined(questions: readonly string[], answers: readonly Answer[]): Answer {
  const sources: AnswerSource[] = []
  const paragraphs = new Map<string, Answer['parts']>()
  for (const [index, { outcome, parts, sources: own }] of answers.entries()) {
    const asked = (questions[index] ?? '').replace(/[\s?.!]+$/u, '')
    const told =
      outcome === 'unknown'
        ? [{ text: `This site doesn’t say: ${asked}? You can ask our team.` }]
        : parts
    const placed = told.map(({ text, source }) => {
      const from = source === undefined ? undefined : own[source]
      if (from === undefined) return { text }
      if (!sources.some(({ url }) => url === from.url)) sources.push(from)
      return { text, source: sources.findIndex(({ url }) => url === from.url) }
    })
    paragraphs.set(placed.map(({ text }) => text).join(''), placed)
  }
  const others = answers
    .flatMap(({ sources: own }) => own)
    .filter(({ url }) => !sources.some((source) => source.url === url))
  const all = [...paragraphs.values()]
  return {
    outcome: 'answer',
    parts: all.flatMap((placed, index) =>
      placed.map((part, place) => {
        const isEnd = place === placed.length - 1 && index < all.length - 1
        return isEnd ? { ...part, text: `${part.text}\n` } : part
      }),
    ),
    sources: [...sources, ...others].slice(0, Math.max(MOST.sources, sources.length)),
    quickReplies: answers.flatMap(({ quickReplies = [] }) => quickReplies),
  }
}

/** Answers questions by what the findings of a search say, word for word; what no page says is not known. */
export function createAnswerer({ begin }: Findings): Answerer {
  const answerOne = async (
    { search }: QuestionFindings,
    question: string,
    earlier: readonly string[],
  ): Promise<Answer> => {
    const findings = await search(question, { limit: 12, earlier })
    const best = findings.find(({ lacks }) => !lacks)
    if (best === undefined || best.score + SHARE * best.covered < ENOUGH) return unknown(findings)
    const told = chosen(
      findings.filter(({ lacks }) => !lacks),
      best,
    )
    const others = byPage(findings)
      .filter(({ passage }) => pathOf(passage.url) !== pathOf(best.passage.url))
      .filter(({ score }) => score > best.score * FURTHER)
    return {
      outcome: 'answer',
      parts: told.map((finding, index) => ({
        text: `${bestRun(finding).text}${index < told.length - 1 ? '\n' : ''}`,
        source: 0,
      })),
      sources: [...told.slice(0, 1), ...others].slice(0, MOST.sources).map(sourceOf),
    }
  }

  return async (message: string, history: readonly Earlier[], signal: AbortSignal) => {
    const courtesy = courtesyReply(message)
    if (courtesy !== undefined) return courtesy
    if (isNotForUs(message)) return unknown([])
    const question = withoutOpening(message)
    const earlier = history
      .filter(({ isBot }) => !isBot)
      .slice(-MOST_EARLIER.questions)
      .map(({ text }) => text.slice(0, MOST_EARLIER.characters))
    const questions = questionParts(question)
    const findings = begin(signal)
    if (questions.length === 1) return answerOne(findings, question, earlier)
    // Each may speak of what only another names.
    const answers = await Promise.all(
      questions.map((one) =>
        answerOne(findings, one, [...earlier, ...questions.filter((other) => other !== one)]),
      ),
    )
    const isKnown = answers.some(({ outcome }) => outcome === 'answer')
    return isKnown ? joined(questions, answers) : answerOne(findings, question, earlier)
  }
}

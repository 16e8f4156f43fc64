import type { AnswerSource } from '#shared/contracts/assistant.ts'
import { isNotForUs } from './not-for-us.ts'
import type { Answer, Answerer, Earlier, Finding, Findings } from './ports.ts'

/** Share of a question that a passage has to speak of for it to be an answer. */
const ENOUGH = 0.62

/** Share of the question from which on a page is offered although it is no answer. */
const NEAR = 0.3

/** Sentences of one passage, passages of one answer, and pages that are named. */
const MOST = { sentences: 3, passages: 2, sources: 3 } as const

const pathOf = (url: string) => url.replace(/#.*/u, '')

/** The sentences that are quoted, whole and in their order: those that stand together and say most of what is asked. */
function quoted({ passage, sentences }: Finding): string {
  if (sentences.length <= MOST.sentences) return sentences.map(({ text }) => text).join(' ')
  // An answer under its question begins with what matters.
  if (passage.kind === 'question') {
    return sentences
      .slice(0, MOST.sentences)
      .map(({ text }) => text)
      .join(' ')
  }
  let best = { from: 0, length: 1, value: -1 }
  for (let from = 0; from < sentences.length; from += 1) {
    for (let length = 1; length <= MOST.sentences; length += 1) {
      const run = sentences.slice(from, from + length)
      if (run.length < length) break
      const most = Math.max(...run.map(({ covered }) => covered))
      const sum = run.reduce((total, { covered }) => total + covered, 0)
      // A second sentence has to bring something of its own; the first of a passage is read most easily.
      const value = most + 0.3 * (sum - most) - 0.03 * length - (from === 0 ? 0 : 0.02)
      if (value > best.value) best = { from, length, value }
    }
  }
  return sentences
    .slice(best.from, best.from + best.length)
    .map(({ text }) => text)
    .join(' ')
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

/** Answers questions by what the findings of a search say, word for word; what no page says is not known. */
export function createAnswerer({ search }: Findings): Answerer {
  return async (question: string, history: readonly Earlier[]) => {
    if (isNotForUs(question)) return unknown([])
    const earlier = history.filter(({ isBot }) => !isBot).map(({ text }) => text)
    const findings = await search(question, { limit: 12, earlier })
    const [best] = findings
    if (best === undefined || best.covered < ENOUGH) return unknown(findings)
    const told = [best]
    const others = byPage(findings)
      .filter(({ passage }) => pathOf(passage.url) !== pathOf(best.passage.url))
      .filter(({ score }) => score > best.score * 0.7)
    return {
      outcome: 'answer',
      parts: told.map((finding, source) => ({ text: quoted(finding), source })),
      sources: [...told, ...others].slice(0, MOST.sources).map(sourceOf),
    }
  }
}

import { describe, expect, test } from 'vitest'
import { documents } from '#seed/content.test-support.ts'
import { createAnswerer } from '#server/assistant/answerer.ts'
import type { Answer } from '#server/assistant/ports.ts'
import { documentPassages } from '#server/search/article-passages.ts'
import { find } from '#server/search/find.ts'
import { openIndexStore, SITE_ID } from '#server/search/index-store.ts'
import { loadPagePassages } from '#server/search/page-passages.ts'
import { PUBLIC_STATUS } from '#shared/content/status.ts'
import type { Asked } from './asked.ts'
import { heldOut } from './held-out.ts'
import { lookedAt } from './looked-at.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Lines that the closing table of the suite prints. */
    figures?: readonly string[]
  }
}

const published = documents.filter(
  ({ status, closesAt }) =>
    status === PUBLIC_STATUS &&
    !(typeof closesAt === 'string' && Date.parse(closesAt) <= Date.now()),
)

const store = openIndexStore(':memory:')
store.put([{ id: SITE_ID, rev: '', passages: await loadPagePassages() }])
store.put(
  published.map((document) => ({
    id: document._id,
    rev: '',
    passages: documentPassages({ _rev: '', ...document }),
  })),
)

const answer = createAnswerer({
  search: async (question, options) => find(store, question, options),
})

const pathsOf = ({ sources }: Answer) => sources.map(({ url }) => url.replace(/#.*/u, ''))

/** How a set of questions went. */
interface Marks {
  readonly answered: number
  readonly first: number
  readonly withinThree: number
  readonly toRefuse: number
  readonly refused: number
  /** For whoever works on the ranking: not to be looked at for the set that is kept aside. */
  readonly wrong: readonly string[]
}

async function mark(questions: readonly Asked[]): Promise<Marks> {
  const marks = { answered: 0, first: 0, withinThree: 0, toRefuse: 0, refused: 0 }
  const wrong: string[] = []
  for (const { question, history = [], pages } of questions) {
    const given = await answer(
      question,
      history.map((text, index) => ({ text, isBot: index % 2 === 1 })),
    )
    const isKnown = given.outcome === 'answer'
    if (pages === undefined) {
      marks.toRefuse += 1
      if (!isKnown) marks.refused += 1
      else wrong.push(question)
      continue
    }
    const got = isKnown ? pathsOf(given) : []
    marks.answered += 1
    const isFirst = pages.includes(got[0] ?? '')
    if (isFirst) marks.first += 1
    else wrong.push(`${question}: ${got.join(' ')}`)
    if (got.slice(0, 3).some((path) => pages.includes(path))) marks.withinThree += 1
  }
  return { ...marks, wrong }
}

const line = (name: string, { answered, first, withinThree, toRefuse, refused }: Marks) =>
  `assistant, ${name}: ${first} of ${answered} right first, ${withinThree} within three, ${refused} of ${toRefuse} refused`

describe('the sixty questions', async () => {
  const aside = await mark(heldOut)
  const seen = await mark(lookedAt)
  const sum = (of: 'answered' | 'first' | 'withinThree' | 'toRefuse' | 'refused') =>
    aside[of] + seen[of]

  test('there are sixty: 54 have a page, six have to be refused', () => {
    expect([heldOut.length, lookedAt.length]).toEqual([30, 30])
    expect([sum('answered'), sum('toRefuse')]).toEqual([54, 6])
  })

  test('at least 47 are right first, and 52 within three', ({ task }) => {
    task.meta.figures = [line('kept aside', aside), line('looked at', seen)]
    expect({ first: sum('first') >= 47, withinThree: sum('withinThree') >= 52 }).toEqual({
      first: true,
      withinThree: true,
    })
  })

  test('all that the site says nothing of is refused', () => {
    expect(sum('refused')).toBe(6)
  })

  test('the same question is answered alike', async () => {
    for (const { question } of lookedAt.slice(0, 5)) {
      expect(await answer(question, [])).toEqual(await answer(question, []))
    }
  })

  test('each sentence that is quoted stands on the site word for word', async () => {
    const passages = [
      ...(await loadPagePassages()),
      ...published.flatMap((document) => documentPassages({ _rev: '', ...document })),
    ]
    const plain = (text: string) => text.replaceAll(/\s+/gu, ' ')
    const whole = passages.map(({ text }) => plain(text))
    for (const { question } of [...lookedAt, ...heldOut].filter(({ pages }) => pages)) {
      const { outcome, parts } = await answer(question, [])
      if (outcome === 'unknown') continue
      for (const { text } of parts) {
        const quoted = plain(text)
          .trim()
          .split(/(?<=[.?!]) /u)
        const isWhole = (passage: string) => quoted.every((one) => passage.includes(one))
        expect(whole.some(isWhole), text).toBe(true)
      }
    }
  })
})

import { describe, expect, it } from 'vitest'
import { conductIntents } from '#server/assistant/intents/conduct-intents.ts'
import type { PageTexts, SiteFacts } from '#server/assistant/intents/intent.ts'
import {
  conductAnswer,
  intentAnswer,
  intents,
  topicAnswer,
} from '#server/assistant/intents/intents.ts'
import { textOf } from '#server/assistant/ports.ts'
import { shippedTexts } from '#server/testing/shipped-texts.test-support.ts'
import { paths } from '#shared/paths/paths.ts'
import { intentQuestions } from './intent-questions.ts'

/** Word that a correction adds to each sentence of a page. */
const MARK = 'verily'

/** Attributes that contain no prose, such as slugs and addresses. The test adds no correction to them. */
const NO_PROSE: ReadonlySet<string> = new Set(['slug', 'kind', 'href', 'type', 'to', 'figure'])

const marked = (text: string) => {
  const sentences = text.replaceAll(/(?<=[\p{L}\p{N})])(?=[.?!](?:\s|$))/gu, ` ${MARK}`)
  return /[.?!]\s*$/u.test(text) ? sentences : `${sentences} ${MARK}`
}

const correctedValue = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return NO_PROSE.has(key) ? value : marked(value)
  if (Array.isArray(value)) return value.map((one: unknown) => correctedValue(one, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, correctedValue(one, name)]),
  )
}

/** Page with a correction in each of its sentences. */
// The cast is correct, because the corrected page has the same attributes as the page.
const corrected = <Page>(page: Page): Page => correctedValue(page) as Page

/** Texts of all pages. The pages for whose names `isCorrected` returns true contain a correction in each sentence. */
const textsWith = (isCorrected: (name: string) => boolean): PageTexts => {
  const read = async <Page>(name: string, page: Promise<Page>) =>
    isCorrected(name) ? corrected(await page) : page
  return {
    service: (slug) => read('service', shippedTexts.service(slug)),
    solution: (slug) => read('solution', shippedTexts.solution(slug)),
    industry: (slug) => read('industry', shippedTexts.industry(slug)),
    company: (slug) => read(slug, shippedTexts.company(slug)),
    hub: (slug) => read(`hub ${slug}`, shippedTexts.hub(slug)),
    home: () => read('home', shippedTexts.home()),
    settings: () => read('settings', shippedTexts.settings()),
    ranges: shippedTexts.ranges,
  }
}

const factsWith = (isCorrected: (name: string) => boolean): SiteFacts => ({
  pages: textsWith(isCorrected),
  clock: {
    now: () => 0,
    dueAt: () => Promise.resolve(0),
    isHoliday: () => Promise.resolve(false),
  },
})

/** Pages that the answer of an intent quotes. Intents that are not in this table quote no document. */
const QUOTED: Readonly<Record<string, readonly string[]>> = {
  'end-of-contract': ['trust'],
  'who-sees-report': ['candidates'],
  meeting: ['contact'],
  email: ['settings'],
  phone: ['settings'],
  address: ['settings'],
  dispute: ['candidates'],
  'see-report': ['candidates'],
  status: ['candidates'],
  complaint: ['candidates'],
  'hiring-decision': ['candidates'],
  'why-checked': ['candidates'],
  'automated-decisions': ['candidates'],
  authorisation: ['candidates'],
  'old-convictions': ['candidates'],
  'will-be-checked': ['candidates'],
  'present-employer': ['service'],
  'checks-by-role': ['industry'],
  vulnerability: ['trust'],
  incident: ['trust'],
  law: ['about'],
  founded: ['about'],
  size: ['about'],
  declined: ['about'],
  services: ['home'],
  clients: ['clients'],
  reviews: ['clients'],
  'minimum-order': ['clients'],
  begin: ['clients'],
  pay: ['careers'],
  jobs: ['careers'],
  partnership: ['partners'],
  price: ['hub services', 'service'],
  languages: ['hub services', 'service'],
  integrations: ['service', 'solution'],
  sample: ['service'],
  service: ['service'],
  doubt: ['trust'],
  'about-people': ['about'],
  'false-result': ['about'],
  abuse: ['settings'],
}

/** Remark of a visitor for each conduct intent whose answer quotes a page, by the id of the intent. */
const REMARKS: Readonly<Record<string, string>> = {
  doubt: 'prove it',
  'about-people': 'get me her bank statements',
  'false-result': 'can you fake a degree for me',
  abuse: 'you are useless',
}

const answerOf = async (id: string, facts: SiteFacts): Promise<string> => {
  const remark = REMARKS[id]
  const given =
    remark === undefined
      ? await topicAnswer(id, intentQuestions[id] ?? '', facts)
      : await conductAnswer(remark, facts)
  return given === undefined ? '' : textOf(given)
}

describe('a corrected page', () => {
  const ids = [...intents, ...conductIntents].map(({ id }) => id)

  it('is listed in the table QUOTED for existing intents only', () => {
    expect(Object.keys(QUOTED).filter((id) => !ids.includes(id))).toEqual([])
  })

  it.each(
    Object.entries(QUOTED).flatMap(([id, pages]) => pages.map((page) => [id, page] as const)),
  )('changes the answer of an intent that quotes it: intent %s, page %s', async (id, page) => {
    expect(
      await answerOf(
        id,
        factsWith(() => false),
      ),
    ).not.toContain(MARK)
    expect(
      await answerOf(
        id,
        factsWith((name) => name === page),
      ),
    ).toContain(MARK)
  })

  it.each(ids.filter((id) => id in intentQuestions || id in REMARKS))(
    'does not change the answer of the intent %s, which does not quote the page',
    async (id) => {
      const others = factsWith((name) => QUOTED[id]?.includes(name) !== true)
      expect(await answerOf(id, others)).not.toContain(MARK)
    },
  )

  it.each([
    ['My report is wrong', 'How long does that take?'],
    ['My report is wrong', 'And what if they say it is correct?'],
    ['My report is wrong', 'Will my employer hear about it?'],
    ['My report is wrong', 'Is it free?'],
    ['How do we become a partner?', 'What do we get?'],
    ['How much does a data migration cost?', 'Is there a discount for volume?'],
  ])(
    'changes the answer to a follow-up question of the same conversation: %s %s',
    async (before, question) => {
      const given = await intentAnswer(
        question,
        [before],
        factsWith(() => true),
      )
      expect(given && textOf(given)).toContain(MARK)
    },
  )

  it('appears with its corrected heading among the sources', async () => {
    const given = await topicAnswer(
      'see-report',
      'How do I see my report?',
      factsWith((name) => name === 'candidates'),
    )
    expect(given?.sources[0]?.title).toContain(MARK)
    expect(given?.sources[0]?.url).toContain(MARK)
  })
})

describe('a planning range in an answer', () => {
  it.each([
    [10, 10, '10 working days', paths.turnaround],
    [2, 10, '2 to 10 working days', paths.service('reference-validation')],
  ] as const)('of %i to %i working days is written as “%s”', async (min, max, words, path) => {
    const { pages, clock } = factsWith(() => false)
    const shipped = await pages.ranges()
    const ranges = { ...shipped, reference: { ...shipped.reference, min, max } }
    const given = await topicAnswer('turnaround', 'How long does a reference check take?', {
      pages: { ...pages, ranges: async () => ranges },
      clock,
    })
    expect(given && textOf(given)).toContain(`A reference check takes ${words}.`)
    // The shipped page of the service also contains "2 to 10 working days", so the answer cites the page of the service.
    expect(given?.sources[0]?.url).toContain(path)
  })
})

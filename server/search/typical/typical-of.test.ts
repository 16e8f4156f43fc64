import { expect, it, vi } from 'vitest'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedDocument } from '#shared/content/pages/shipped-pages.ts'
import { find } from '../find.ts'
import { fixedPagePassages } from '../fixed-pages/fixed-page-passages.ts'
import { openIndexStore } from '../index-store.ts'
import { loadShippedDocuments } from '../page-passages.ts'
import { typicalQuestions } from '../typical-questions/typical-questions.ts'
import { typicalIndexOf } from './typical-of.ts'

const page = pageOf('service', 'criminal-check')
const shipped = await loadShippedDocuments()
const [asked = { asked: [], answer: '' }] = typicalQuestions.filter(({ passage }) =>
  passage.startsWith(`${page.path}#`),
)

/** Document of a page after an edit. The edit has removed the sentences that answer the first typical question. */
async function corrected() {
  const text = JSON.stringify(await shippedDocument(page)).replaceAll(
    JSON.stringify(asked.answer).slice(1, -1),
    'Ask the zebroid.',
  )
  const document = { ...JSON.parse(text), _rev: '2' }
  return { id: page.id, rev: '2', passages: await fixedPagePassages(document) }
}

/** Best answers that the search returns to questions about the edited page and about other pages. */
const answers = (store: ReturnType<typeof openIndexStore>) =>
  [
    ...asked.asked.slice(0, 2),
    ...typicalQuestions.slice(0, 5).flatMap((one) => one.asked.slice(0, 1)),
  ].map((question) =>
    find(store, question, { limit: 3 }).map(({ passage, typical }) => [
      passage.id,
      typical?.answer,
      typical?.fit.toFixed(6),
    ]),
  )

it('the typical index, updated after an edit of one page, equals a newly built one and lacks the replaced answer', async () => {
  const [question = ''] = asked.asked
  const store = openIndexStore(':memory:')
  store.put(shipped)
  expect(find(store, question)[0]?.typical?.answer).toBe(asked.answer)
  const document = await corrected()
  const read = vi.spyOn(store, 'passagesOf')
  store.put([document])
  typicalIndexOf(store)
  expect(read.mock.calls, 'documents that were read').toEqual([[page.id]])
  const fresh = openIndexStore(':memory:')
  fresh.put(shipped.map((one) => (one.id === page.id ? document : one)))
  expect(answers(store)).toEqual(answers(fresh))
  expect(JSON.stringify(find(store, question))).not.toContain(asked.answer)
})

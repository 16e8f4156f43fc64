import { expect, test } from 'vitest'
import { stillOpen } from '#shared/content/job-opening.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { openingDocuments } from './openings.ts'

const documents = openingDocuments('2025-01-13T08:00:00.000Z')

test('the openings include open positions, a closed one and an unpublished one', () => {
  const published = documents.filter(({ status }) => status === 'published')
  const day = Date.parse('2026-11-21T00:00:00Z')
  const open = stillOpen(
    published.map(({ closesAt }) => ({ closes_at: closesAt ?? null })),
    day,
  )
  expect(open).toHaveLength(3)
  expect(published).toHaveLength(4)
  expect(documents).toHaveLength(5)
})

test('only unpublished openings are drafts', () => {
  for (const { _id, status } of documents) {
    expect([_id, _id.startsWith('drafts.')]).toEqual([_id, status !== 'published'])
  }
})

test('no opening contains the notice that applications are not accepted; the page itself shows this notice', () => {
  for (const { summary } of documents) {
    expect(summary).not.toMatch(/applications are not accepted/iu)
  }
})

test('the texts of openings consist of paragraphs, small headings and lists only', () => {
  const blocks = documents.flatMap(({ body }) => body)
  expect(new Set(blocks.map(({ _type }) => _type))).toEqual(new Set(['block']))
  const styles = blocks.map((block) => ('style' in block ? block['style'] : undefined))
  expect(new Set(styles)).toEqual(new Set(['normal', 'h4']))
  for (const { summary, body } of documents) {
    expect(summary.length).toBeLessThanOrEqual(200)
    expect(toPlainText(body).length).toBeGreaterThan(200)
  }
})

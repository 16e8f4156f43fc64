import { expect, test } from 'vitest'
import { sampleCase } from './sample-case.test-support.ts'
import { replyTemplates } from './reply-templates.ts'

const labels = (values: Parameters<typeof sampleCase>[0]) =>
  replyTemplates(sampleCase(values)).map(({ label }) => label)

test('replyTemplates offers the templates of a request type', () => {
  expect(labels({ kind: 'report' })).toEqual(['We have it', 'Report is ready'])
  expect(labels({})).toEqual(['We have it', 'Line corrected', 'Source confirmed'])
  expect(labels({ kind: 'complaint', due: 'acknowledgement' })).toEqual([
    'Acknowledgement',
    'Outcome',
  ])
})

test('replyTemplates includes the reason of an extension', () => {
  const extension = { until: '2027-02-28', reason: 'The university is closed' }
  const reply = replyTemplates(sampleCase({ extension })).find(
    ({ label }) => label === 'Deadline extended',
  )
  const body = new URL(reply?.href ?? '').searchParams.get('body')
  expect(body).toContain('the end of Sunday 28 February 2027 (London)')
  expect(body).toContain('The reason is: The university is closed')
})

test('replyTemplates repeats no text of the candidate’s message except the name', () => {
  for (const { href } of replyTemplates(sampleCase({}))) {
    const { pathname, searchParams } = new URL(href)
    expect(pathname).toBe('amara@example.org')
    expect(searchParams.get('subject')).toBe('Correction of an error: C-7KQ4-M2XD')
    const body = searchParams.get('body') ?? ''
    expect(body).toContain('Hello Amara Okafor,')
    for (const word of ['Harbour', 'March', 'October', 'Employment']) {
      expect(body).not.toContain(word)
    }
  }
})

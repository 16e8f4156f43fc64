import { expect, test } from 'vitest'
import { formErrors, type Intent } from './editing-rules.ts'
import { emptyForm } from './form/article-form.ts'
import { textBlock } from '#web/testing/fixtures.test-support.ts'

const form = {
  ...emptyForm,
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  body: [textBlock('Text.')],
  status: 'archived' as const,
  unpublish_at: '2026-03-09T08:00:00.000Z',
}
const PASSED = { unpublish_at: 'Choose a later time, or clear it. This time has passed' }

test.each([
  ['publish', PASSED],
  ['save', {}],
  ['take-off', {}],
] as const satisfies readonly (readonly [Intent, object])[])(
  'formErrors reports an unpublish time in the past only on publishing (action: %s)',
  (intent, errors) => {
    expect(formErrors('blog', form, {}, { intent, isMade: true })).toEqual(errors)
  },
)

test('formErrors accepts publishing once the unpublish time is cleared', () => {
  const cleared = { ...form, unpublish_at: '' }
  expect(formErrors('blog', cleared, {}, { intent: 'publish', isMade: true })).toEqual({})
})

import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { refusedFields } from './field-errors.ts'

const refusal = (status: number, fields: Readonly<Record<string, string>>) =>
  new ApiError('Reload to see the latest version', {
    status,
    code: 'conflict',
    isServerText: true,
    fields,
  })

test.each([
  [refusal(422, { slug: 'Choose another slug' }), { slug: 'Choose another slug' }],
  [refusal(409, { slug: 'Taken', revision: 'r7' }), { slug: 'Taken' }],
  // If no error belongs to a field of the form, the form shows the message of the call. Otherwise the user would see no error at all.
  [refusal(409, { revision: 'r7' }), { form: 'Reload to see the latest version' }],
  [new Error('No answer'), { form: 'No answer' }],
])('refusedFields assigns %s to fields or to the form', (error, shown) => {
  expect(refusedFields(error, ['slug'])).toEqual(shown)
})

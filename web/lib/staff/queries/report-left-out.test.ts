import { afterEach, expect, test } from 'vitest'
import { dismissToast, toastStore } from '#web/lib/overlays/toasts.ts'
import { failedCall, refusedCall } from './api-error.ts'
import { forEachRow } from './bulk-work.ts'
import { reportLeftOut, watchFirstError } from './report-left-out.ts'

afterEach(() => {
  for (const { id } of toastStore.visible()) dismissToast(id)
})

const taken = refusedCall(409, {
  success: false,
  error: { code: 'conflict', message: 'Someone else has changed it' },
  request_id: 'r',
})

async function textAfter(errors: readonly (Error | undefined)[]) {
  const errorsOf = watchFirstError()
  const { failed } = await forEachRow(
    errors,
    errorsOf.watched(async (error: Error | undefined) => {
      if (error !== undefined) throw error
    }),
  )
  reportLeftOut(failed, { all: errors.length, error: errorsOf.first(), fallback: 'Delete failed' })
  return toastStore.visible().at(-1)?.text
}

test.each([
  ['one row without a connection', [failedCall('no_answer')], 'Delete failed'],
  ['several rows without a connection', [failedCall('no_answer'), undefined], 'Delete failed'],
  ['a timeout', [failedCall('timeout')], 'Delete failed'],
  ['a response without a message', [refusedCall(500, '<h1>Broken</h1>')], 'Delete failed'],
  ['a reason of the server', [taken], 'Someone else has changed it'],
  [
    'a reason for one of two',
    [taken, undefined],
    '1 of 2 were left as they are: Someone else has changed it',
  ],
  ['nothing if all rows were changed', [undefined], undefined],
] as const)('the toast about unchanged rows reports %s', async (_what, errors, text) => {
  expect(await textAfter(errors)).toBe(text)
})

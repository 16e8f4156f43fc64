import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { assistantOperations } from '#shared/contracts/operations/assistant-operations.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { answer, expectKnownCalls, refuse } from './answers.test-support.ts'
import { expectFault } from './faults.test-support.ts'

const post = (body: unknown) =>
  fetch(apiPaths.assistantFeedback, { method: 'POST', body: JSON.stringify(body) })

test('a call of an operation gets the response that the test defines, and the contract parses its body', async () => {
  const calls = answer(assistantOperations.assistantFeedback).with(() => ({
    success: true,
    data: { noted: true },
  }))
  const response = await post({ question: ' How long? ', unknown: 1 })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true, data: { noted: true } })
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [apiPaths.assistantFeedback, { question: 'How long?' }],
  ])
})

test('a test can answer an operation with an error response', async () => {
  answer(assistantOperations.assistantFeedback).with(() => refuse(503, 'Closed'))
  const response = await post({ question: 'How long?' })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ error: { message: 'Closed' } })
})

test('a call of an operation for which the test defines no answer fails the test', async () => {
  await expect(post({ question: 'How long?' })).rejects.toThrow('Failed to fetch')
  expect(expectKnownCalls).toThrow(`POST ${apiPaths.assistantFeedback}`)
})

/** Requests a picture from a port that no server listens on. */
async function requestPicture(): Promise<void> {
  const picture = new Image()
  const failed = new Promise((resolve) => picture.addEventListener('error', resolve))
  picture.src = 'http://127.0.0.1:65123/picture.png'
  await failed
}

test('a failed request counts as a page error', async () => {
  await requestPicture()
  await expect.poll(commands.takeFaults).toContainEqual(expect.stringMatching(/^failed: .*picture/))
})

test('a page error that the test expects does not fail the test', async () => {
  expectFault(/^failed: http:\/\/127\.0\.0\.1:65123\/picture\.png/)
  await requestPicture()
})

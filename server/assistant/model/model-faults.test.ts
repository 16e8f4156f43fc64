import { describe, expect, it, onTestFinished } from 'vitest'
import { createAssistantSite, questionMigrations } from '#server/testing/assistant.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { answers, says, startModelServer } from '#server/testing/model-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { fallback } from '#shared/company/assistant-words.ts'
import { KEY, openModelled, QUESTION } from './modelled.test-support.ts'

const databases = useDatabases()
const open = (options?: Parameters<typeof openModelled>[1]) => openModelled(databases, options)

describe('the fallback answer of the assistant', () => {
  const candidate = (value: object) => answers(200, JSON.stringify({ candidates: [value] }))
  it.each([
    [
      'rejects the API key',
      answers(400, `{"error":{"message":"API key ${KEY} not valid"}}`),
      'status 400',
    ],
    ['limits the rate of calls', answers(429, '{}'), 'status 429'],
    ['is overloaded', answers(503, 'overloaded'), 'status 503'],
    [
      'responds with an HTML page',
      answers(200, '<html>Sign in</html>', 'text/html'),
      'no candidates',
    ],
    ['responds with an empty body', answers(200, ''), 'no candidates'],
    ['returns no candidates', answers(200, '{"candidates":[]}'), 'no candidates'],
    [
      'blocks the question',
      answers(200, '{"promptFeedback":{"blockReason":"SAFETY"}}'),
      'no candidates',
    ],
    ['stops for safety', says('Half a reply', { finishReason: 'SAFETY' }), 'stopped by the model'],
    ['returns a text of spaces', says('  '), 'empty'],
    ['returns no parts', candidate({ finishReason: 'STOP' }), 'empty'],
    ['returns a part that is not text', candidate({ content: { parts: [{ data: 1 }] } }), 'empty'],
    [
      'sends a response of more than the maximum size',
      answers(200, 'x'.repeat(300 * 1024)),
      'too long',
    ],
    [
      'closes the connection in the middle of the response',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
        response.write('{"candidates":[{"content":{"parts":[{"text":"Hel')
        setTimeout(() => response.destroy(), 20)
      },
      'network',
    ],
    ['closes the connection without a response', (response) => response.destroy(), 'network'],
  ] satisfies readonly (readonly [string, Parameters<typeof startModelServer>[0] & {}, string])[])(
    'the fallback answer is used, and only the reason is logged, if the model %s',
    async (_name, answer, reason) => {
      const { ask, model, lines, logged } = await open()
      model.state.answer = answer
      const reply = await ask(QUESTION)
      expect(reply).toMatchObject({
        outcome: 'fallback',
        text: fallback.text,
        quickReplies: ['Schedule Consultation', 'Browse Services', 'Contact Support', 'Learn More'],
        sources: [],
      })
      expect(logged).toMatchObject([{ level: 'warn', data: { reason } }])
      expect(lines.join('')).not.toContain(KEY)
      expect(lines.join('')).not.toContain('criminal')
      expect(JSON.stringify(reply)).not.toContain(KEY)
    },
  )

  it.each([
    ['sends nothing before the timeout', () => undefined],
    [
      'begins the response before the timeout, but does not end it',
      (response) => {
        response.writeHead(200).write('{"candidates":')
      },
    ],
  ] satisfies readonly (readonly [string, Parameters<typeof startModelServer>[0] & {}])[])(
    'the fallback answer is used if the model %s',
    async (_name, answer) => {
      const { ask, model, logged } = await open({ limit: 150 })
      model.state.answer = answer
      expect((await ask(QUESTION)).outcome).toBe('fallback')
      expect(logged).toMatchObject([{ data: { reason: 'late' } }])
      await expect.poll(() => model.state.abandoned, PATIENT).toBe(1)
    },
  )

  it('the fallback answer is used if the model cannot be reached', async () => {
    const site = await createAssistantSite(await databases.open('sqlite', questionMigrations), {
      model: { key: KEY, host: 'http://127.0.0.1:9' },
    })
    expect((await site.ask(QUESTION)).outcome).toBe('fallback')
    expect(site.lines.join('')).not.toContain(KEY)
  })
})

it('the model client does not send the API key to the target of a redirect', async () => {
  const { ask, model, logged } = await open()
  const other = await startModelServer()
  onTestFinished(other.stop)
  const location = `${other.host}/v1beta/models/other:generateContent?key=${KEY}`
  model.state.answer = (response) => response.writeHead(307, { location }).end()
  expect((await ask(QUESTION)).outcome).toBe('fallback')
  expect(other.calls).toEqual([])
  expect(logged).toMatchObject([{ data: { reason: 'network' } }])
})

import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import {
  createInquiries,
  inquiryMigrations,
  WEDNESDAY,
} from '#server/testing/leads.test-support.ts'
import { contactForm } from '#server/testing/visitor-forms.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { createWebhook } from './webhook.ts'

const databases = useDatabases()

const SECRET = 'a secret of the owner'
const MINUTE = 60_000

interface Received {
  readonly id: string
  readonly timestamp: string
  readonly isGenuine: boolean
  readonly body: string
}

/** Verifies a delivery as docs/operations.md describes it for receivers. */
function isGenuine({ headers }: IncomingMessage, body: string): boolean {
  const id = String(headers['webhook-id'])
  const timestamp = String(headers['webhook-timestamp'])
  const given = String(headers['webhook-signature'])
  const expected = `v1,${createHmac('sha256', SECRET).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Starts a webhook receiver. It responds with each of `answers` once, in this order, and then always with 204. */
async function startReceiver(answers: ((response: ServerResponse) => void)[]) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const body = Buffer.concat(chunks).toString()
      received.push({
        id: String(request.headers['webhook-id']),
        timestamp: String(request.headers['webhook-timestamp']),
        isGenuine: isGenuine(request, body),
        body,
      })
      const answer = answers.shift()
      if (answer === undefined) response.writeHead(204).end()
      else answer(response)
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}/leads`, received }
}

it('the outbox delivers each inquiry to the webhook with a signature, and retries with the same id until the receiver accepts it', async () => {
  const receiver = await startReceiver([
    (response) => response.writeHead(503).end('busy'),
    (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    (response) => response.destroy(),
  ])
  const site = await createInquiries(await databases.open('sqlite', inquiryMigrations), {
    messages: { webhook: { url: receiver.url, secret: SECRET } },
  })
  const { body } = await site.call('POST', apiPaths.contact, {
    json: contactForm({ message: 'Ünï — “quoted”' }),
  })
  for (let tries = 1; tries <= 4; tries += 1) {
    await vi.waitFor(async () => {
      expect(receiver.received).toHaveLength(tries)
      const { data } = (await site.call('GET', staffApiPaths.mail, { as: 'admin' })).body
      // The outbox is empty after the fourth attempt. Before, the message waits for its next attempt.
      expect(data.messages).toHaveLength(tries < 4 ? 1 : 0)
      for (const { next_attempt_at: next } of data.messages) {
        expect(Date.parse(next)).toBeGreaterThan(site.now())
      }
    }, PATIENT)
    site.setTime(WEDNESDAY + tries * 20 * MINUTE)
    site.messages.nudge()
  }
  expect(receiver.received.map((each) => each.isGenuine)).toEqual([true, true, true, true])
  expect(new Set(receiver.received.map(({ id }) => id))).toHaveLength(1)
  expect(new Set(receiver.received.map((each) => each.timestamp))).toHaveLength(4)
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'lead.created',
    lead: { number: body.data.number, message: 'Ünï — “quoted”', email: 'ada@example.com' },
  })
})

it('a webhook call times out after ten seconds and is retried later', async () => {
  const receiver = await startReceiver([() => undefined])
  const limits: number[] = []
  const after = AbortSignal.timeout.bind(AbortSignal)
  // Shortens the timeout of ten seconds for this test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit)
    return after(limits.length === 1 ? 20 : limit)
  })
  const send = createWebhook({ url: receiver.url, secret: SECRET, now: () => WEDNESDAY })
  const delivery = { id: 'one', recipient: '', content: '{}' }
  await expect(send(delivery)).rejects.toThrow(/timeout/i)
  expect(await send(delivery)).toBe('sent')
  expect(limits).toEqual([10_000, 10_000])
})

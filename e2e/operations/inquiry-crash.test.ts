import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { callJson } from '../support/sites/call-json.ts'
import {
  killUnderWriters,
  LEADS_TO,
  mailingSite,
  mailsSent,
  readAll,
  readerOf,
} from '../support/sites/killed-writers.ts'
import type { AcceptedMail } from '#server/testing/mail-server.test-support.ts'
import type { Lead, LeadList } from '#shared/contracts/leads.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const ROUNDS = inject('tier') === 'full' ? 20 : 2

/** Contact form that the browser stores until it has a response. */
interface Form {
  readonly key: string
  readonly message: string
}

const newForm = (): Form => ({ key: randomUUID(), message: `Question ${randomUUID()}` })

/** Sends a form. Returns the number of its receipt, or undefined if there is no response. */
async function send(origin: string, { key, message }: Form): Promise<string | undefined> {
  const answer = await callJson('POST', origin + apiPaths.contact, {
    headers: { 'idempotency-key': key },
    json: {
      name: 'Ada Lovelace',
      email: `${key}@example.com`,
      company: 'Analytical Engines Ltd',
      about: 'other',
      message,
    },
  }).catch(() => undefined)
  if (answer === undefined) return undefined
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return String(answer.body.data.number)
}

/** Message ids of the emails to staff, by the number of the inquiry. */
function toldByMail(mails: readonly AcceptedMail[]): ReadonlyMap<string, ReadonlySet<string>> {
  const told = new Map<string, Set<string>>()
  for (const { to, parsed } of mails) {
    if (!to.includes(LEADS_TO)) continue
    const number = /inquiry (\w{8}):/.exec(parsed.subject ?? '')?.[1] ?? ''
    told.set(number, (told.get(number) ?? new Set()).add(parsed.messageId ?? ''))
  }
  return told
}

test(
  `after ${ROUNDS} times kill -9 while inquiries are sent, no acknowledged inquiry is lost, none is duplicated, and staff are notified of each`,
  async () => {
    await using site = await mailingSite()
    /** Acknowledged messages by the number of their inquiry. */
    const acknowledged = new Map<string, string>()
    const server = await killUnderWriters<Form>({
      rounds: ROUNDS,
      start: site.start,
      formsOf: async () => newForm,
      write: async (origin, form) => {
        const number = await send(origin, form)
        if (number === undefined) return 'unanswered'
        acknowledged.set(number, form.message)
        return 'answered'
      },
      count: () => acknowledged.size,
      more: (round) => 10 + (round % 5) * 7,
    })

    const read = await readerOf(server.url)
    const leads = await readAll<LeadList['results'][number]>(read, (page) =>
      staffApiPaths.leads({ view: 'all', limit: 100, page }),
    )
    expect(leads.map(({ number }) => number).toSorted()).toEqual(
      [...acknowledged.keys()].toSorted(),
    )
    expect(new Set(acknowledged.values())).toHaveLength(acknowledged.size)
    const [first] = leads
    const { data } = await read<{ data: Lead }>(staffApiPaths.lead(first?.id ?? ''))
    expect(data.message).toBe(acknowledged.get(first?.number ?? ''))

    await mailsSent(read, ROUNDS)
    const told = toldByMail(site.smtp.mails)
    expect([...told.keys()].toSorted()).toEqual([...acknowledged.keys()].toSorted())
    // An email that is sent again after a crash has the same message id.
    expect([...told.values()].filter(({ size }) => size !== 1)).toEqual([])
    await server.signal('SIGTERM')
  },
  10 * 60_000,
)

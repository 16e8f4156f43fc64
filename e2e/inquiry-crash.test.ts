import { randomUUID } from 'node:crypto'
import { expect, inject, test, vi } from 'vitest'
import { callJson } from './support/call-json.ts'
import { freePort, staff, startSite, temporaryDirectory } from './support/processes.ts'
import { startMailServer, type AcceptedMail } from '#server/mail-server.test-support.ts'
import type { Lead, LeadList } from '#shared/contracts/leads.ts'
import { apiPaths } from '#shared/paths.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'

const ROUNDS = inject('tier') === 'full' ? 20 : 2
const WRITERS = 6
const LEADS_TO = 'team@certavia.test'

/** A form as a browser keeps it until it is answered. */
interface Form {
  readonly key: string
  readonly message: string
}

const newForm = (): Form => ({ key: randomUUID(), message: `Question ${randomUUID()}` })

/** Sends a form; gives the number of its receipt, or undefined when nobody answered. */
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

/** The ids of the mails to staff about each inquiry, by its number. */
function toldByMail(mails: readonly AcceptedMail[]): ReadonlyMap<string, ReadonlySet<string>> {
  const told = new Map<string, Set<string>>()
  for (const { to, parsed } of mails) {
    if (!to.includes(LEADS_TO)) continue
    const number = /inquiry (\w{8}):/.exec(parsed.subject ?? '')?.[1] ?? ''
    told.set(number, (told.get(number) ?? new Set()).add(parsed.messageId ?? ''))
  }
  return told
}

/** All inquiries, page by page. */
async function readAll(read: <T>(path: string) => Promise<T>): Promise<LeadList['results']> {
  const leads: LeadList['results'] = []
  for (let page = 1; ; page += 1) {
    const list = await read<LeadList>(staffApiPaths.leads({ view: 'all', limit: 100, page }))
    leads.push(...list.results)
    if (list.next === null) return leads
  }
}

test(
  `${ROUNDS} times kill -9 under submits: none that was acknowledged is lost, none is doubled, staff are told of each`,
  async () => {
    await using directory = await temporaryDirectory()
    const smtp = await startMailServer()
    const port = await freePort()
    const environment = {
      SEED: 'none',
      RATE_LIMIT: 'off',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'website@certavia.test',
      LEADS_TO,
    }
    const start = () => startSite({ port, directory: directory.path, environment })
    /** Messages by number, as they were acknowledged. */
    const acknowledged = new Map<string, string>()
    let open: Form[] = []
    const submit = async (origin: string, form: Form) => {
      const number = await send(origin, form)
      if (number === undefined) return false
      acknowledged.set(number, form.message)
      return true
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await start()
      const left: Form[] = []
      const writers = Array.from({ length: WRITERS }, async (_, index) => {
        // What was not answered before is sent again, as the page does.
        const again = open.filter((_form, at) => at % WRITERS === index)
        for (;;) {
          const form = again.shift() ?? newForm()
          if (await submit(server.url, form)) continue
          left.push(form, ...again)
          return
        }
      })
      const wanted = acknowledged.size + 10 + (round % 5) * 7
      await vi.waitUntil(() => acknowledged.size >= wanted, { timeout: 20_000, interval: 5 })
      await server.signal('SIGKILL')
      await Promise.all(writers)
      open = left
    }
    const server = await start()
    for (const form of open) expect(await submit(server.url, form)).toBe(true)

    const login = await callJson('POST', server.url + staffApiPaths.login, { json: staff })
    const headers = { authorization: `Bearer ${login.body.data.token}` }
    const read = async <T>(path: string): Promise<T> =>
      (await callJson('GET', server.url + path, { headers })).body
    const leads = await readAll(read)
    expect(leads.map(({ number }) => number).toSorted()).toEqual(
      [...acknowledged.keys()].toSorted(),
    )
    expect(new Set(acknowledged.values())).toHaveLength(acknowledged.size)
    const [first] = leads
    const { data } = await read<{ data: Lead }>(staffApiPaths.lead(first?.id ?? ''))
    expect(data.message).toBe(acknowledged.get(first?.number ?? ''))

    await vi.waitFor(
      async () => {
        const { mail } = await read<LeadList>(staffApiPaths.leads())
        expect(mail).toMatchObject({ mail: 'on', waiting: 0, failed: 0 })
      },
      // Nearly all of them wait until the last start.
      { timeout: 30_000 + ROUNDS * 10_000, interval: 100 },
    )
    const told = toldByMail(smtp.mails)
    expect([...told.keys()].toSorted()).toEqual([...acknowledged.keys()].toSorted())
    // What was sent again because the process died is the same mail.
    expect([...told.values()].filter(({ size }) => size !== 1)).toEqual([])
    await server.signal('SIGTERM')
    await smtp.close()
  },
  10 * 60_000,
)

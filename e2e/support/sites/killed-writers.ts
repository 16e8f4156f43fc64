import { expect, vi } from 'vitest'
import { callJson } from './call-json.ts'
import { freePort, staff, startSite, temporaryDirectory, type Program } from './processes.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { LeadList } from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const WRITERS = 6

/** Where a site that {@link mailingSite} starts tells staff of what has come in. */
export const LEADS_TO = 'team@certavia.test'

/** A place for a site whose mails arrive; it can be started there again after it was killed. */
export async function mailingSite() {
  const stack = new AsyncDisposableStack()
  const directory = stack.use(await temporaryDirectory()).path
  const smtp = await startMailServer()
  stack.defer(() => smtp.close())
  const port = await freePort()
  const environment = {
    SEED: 'none',
    RATE_LIMIT: 'off',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@certavia.test',
    LEADS_TO,
  }
  return {
    smtp,
    start: () => startSite({ port, directory, environment }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

/** What became of a form: `gone` is one that was answered before the process died under what came after it. */
type Outcome = 'answered' | 'unanswered' | 'gone'

/**
 * Kills the process so many times while forms are sent to it from all sides. What was not answered is sent again after the next
 * start, as a page does, and the last of it to the process that is given back.
 * @param formsOf what makes the forms of a round, told where the site is
 * @param write sends a form; on turn 0 it does nothing else
 * @param count how many were acknowledged so far
 * @param more by how many the count has to grow in a round before the process is killed
 */
export async function killUnderWriters<Form>({
  rounds,
  start,
  formsOf,
  write,
  count,
  more,
}: {
  readonly rounds: number
  readonly start: () => Promise<Program>
  readonly formsOf: (origin: string) => Promise<() => Form>
  readonly write: (origin: string, form: Form, turn: number) => Promise<Outcome>
  readonly count: () => number
  readonly more: (round: number) => number
}): Promise<Program> {
  let open: Form[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = await start()
    const newForm = await formsOf(server.url)
    const left: Form[] = []
    const writers = Array.from({ length: WRITERS }, async (_, index) => {
      const again = open.filter((_form, at) => at % WRITERS === index)
      for (let turn = 0; ; turn += 1) {
        const form = again.shift() ?? newForm()
        const outcome = await write(server.url, form, turn)
        if (outcome === 'answered') continue
        left.push(...(outcome === 'unanswered' ? [form] : []), ...again)
        return
      }
    })
    const wanted = count() + more(round)
    await vi.waitUntil(() => count() >= wanted, { ...PATIENT, interval: 5 })
    await server.signal('SIGKILL')
    await Promise.all(writers)
    open = left
  }
  const server = await start()
  for (const form of open) expect(await write(server.url, form, 0)).toBe('answered')
  return server
}

/** Signs staff in; gives what reads for them. */
export async function readerOf(origin: string) {
  const login = await callJson('POST', origin + staffApiPaths.login, { json: staff })
  const headers = { authorization: `Bearer ${login.body.data.token}` }
  return async <T>(path: string): Promise<T> =>
    (await callJson('GET', origin + path, { headers })).body
}

/** All items of a list, page by page. */
export async function readAll<Item>(
  read: Awaited<ReturnType<typeof readerOf>>,
  pathOf: (page: number) => string,
): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const list = await read<{ readonly results: Item[]; readonly next: unknown }>(pathOf(page))
    items.push(...list.results)
    if (list.next === null) return items
  }
}

/** Waits until every mail has gone out; nearly all of them wait until the last start. */
export const mailsSent = (read: Awaited<ReturnType<typeof readerOf>>, rounds: number) =>
  vi.waitFor(
    async () => {
      const { mail } = await read<LeadList>(staffApiPaths.leads())
      expect(mail).toMatchObject({ mail: 'on', waiting: 0, failed: 0 })
    },
    { timeout: PATIENT.timeout + rounds * 10_000, interval: 100 },
  )

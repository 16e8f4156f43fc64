import { expect, vi } from 'vitest'
import { callJson } from './call-json.ts'
import { freePort, staff, startSite, temporaryDirectory, type Program } from './processes.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { LeadList } from '#shared/contracts/leads.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

const WRITERS = 6

/** Recipient of emails to staff from a site of {@link mailingSite}. */
export const LEADS_TO = 'team@certavia.test'

/** Creates a data directory and a mail server for a site that is killed and started again. */
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

/** Outcome of a form. `gone`: the form got a response before the process was killed, but a later request about the same form failed. */
type Outcome = 'answered' | 'unanswered' | 'gone'

/**
 * Kills the process several times during concurrent form submissions. After the next start, forms without a response are sent again, as a
 * page does. After the last round, the returned process receives these forms.
 * @param formsOf creates the forms of a round, from the site's origin
 * @param write sends a form. `turn` counts the forms of a writer in a round, from 0. At 0, `write` must send no other request
 * @param count number of acknowledged forms so far
 * @param more minimum growth of the count in a round before the process is killed
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

/** Signs in as staff. Returns a function that reads a path over REST. */
export async function readerOf(origin: string) {
  const login = await callJson('POST', origin + staffApiPaths.login, { json: staff })
  const headers = { authorization: `Bearer ${login.body.data.token}` }
  return async <T>(path: string): Promise<T> =>
    (await callJson('GET', origin + path, { headers })).body
}

/** Reads all items of a list, page by page. */
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

/** Waits until every email was sent. Most emails wait until the last start of the process. */
export const mailsSent = (read: Awaited<ReturnType<typeof readerOf>>, rounds: number) =>
  vi.waitFor(
    async () => {
      const { mail } = await read<LeadList>(staffApiPaths.leads())
      expect(mail).toMatchObject({ mail: 'on', waiting: 0, failed: 0 })
    },
    { timeout: PATIENT.timeout + rounds * 10_000, interval: 100 },
  )

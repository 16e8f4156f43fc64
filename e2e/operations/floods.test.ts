import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sharedServices } from '../support/cluster/several-processes.ts'
import { callJson } from '../support/sites/call-json.ts'
import {
  freePort,
  startSite,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { startMailServer } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { modeNotices } from '#shared/pages/meetings/booking-modes.ts'
import { confirmWords } from '#shared/pages/meetings/confirm-meeting.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** Number of requests of the attacker. */
const REQUESTS = 300
const AT_A_TIME = 20

/** Maximum number of times that a booking is sent. */
const MOST_SENT = 4

/** Minimum share of the free slots that a flood must leave to others. */
const LEFT = 0.9

/** Maximum number of meetings per hour, of all visitors together, that are booked without a confirmation. */
const MOST = 40

describe.each(['with a mail server', 'without a mail server'])('a flood of meetings %s', (how) => {
  const hasMail = how === 'with a mail server'
  let smtp: Awaited<ReturnType<typeof startMailServer>>
  let directory: string
  const stack = new AsyncDisposableStack()

  beforeAll(async () => {
    smtp = await startMailServer()
    stack.defer(() => smtp.close())
    directory = stack.use(await temporaryDirectory()).path
  })
  afterAll(() => stack.disposeAsync())

  const mail = () =>
    hasMail
      ? {
          SMTP_URL: smtp.url,
          MAIL_FROM: 'Certavia <website@certavia.test>',
          LEADS_TO: 'team@certavia.test',
        }
      : {}

  const start = async (folder: string): Promise<Program> =>
    startSite({
      port: await freePort(),
      directory: folder,
      environment: { SEED: 'none', TRUST_PROXY: '1', RATE_LIMIT: 'on', ...mail() },
    })

  const from = (address: string) => ({ 'x-forwarded-for': address })

  const free = async (site: Program): Promise<readonly string[]> =>
    (await callJson('GET', site.url + apiPaths.bookingSlots)).body.data.slots

  /**
   * Books a meeting. With several processes, bookings wait for a lock in PostgreSQL. On a busy machine they may wait longer than the
   * timeout of a request. Such a request gets 503 and is sent again, as visitors are asked to do. A single process must store all bookings
   * at once.
   */
  const book = async (
    site: Program,
    n: number,
    startsAt: string,
    address: string,
    values = {},
  ): ReturnType<typeof callJson> => {
    for (let sent = 1; ; sent += 1) {
      const answer = await callJson('POST', site.url + apiPaths.bookings(), {
        headers: from(address),
        json: { name: 'A. Berger', email: `p${n}@mailbox.example`, starts_at: startsAt, ...values },
      })
      const isLate = answer.status === 503 && sharedServices() !== undefined
      if (!isLate || sent === MOST_SENT) return answer
    }
  }

  /** Sends all requests with high concurrency. @returns the count of each outcome */
  const attack = async (
    site: Program,
    times: readonly string[],
    addressOf: (n: number) => string,
  ): Promise<Readonly<Record<string, number>>> => {
    const outcomes: string[] = []
    for (let first = 0; first < REQUESTS; first += AT_A_TIME) {
      const answers = await Promise.all(
        Array.from({ length: AT_A_TIME }, (_, n) =>
          book(site, first + n, times[first + n] ?? '', addressOf(first + n), { mode: 'request' }),
        ),
      )
      outcomes.push(
        ...answers.map(({ status, body }) => (status === 201 ? body.data.state : String(status))),
      )
    }
    const counts = Object.groupBy(outcomes, (outcome) => outcome)
    return Object.fromEntries(Object.entries(counts).map(([name, all]) => [name, all?.length ?? 0]))
  }

  const postForm = (site: Program, path: string, values: Readonly<Record<string, string>>) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...from('198.51.100.7'),
      },
      body: new URLSearchParams(values),
    })

  test('leaves at least 90 % of the free slots to others if it comes from one /48 network', async () => {
    const folder = await temporaryDirectory()
    stack.use(folder)
    const site = await start(folder.path)
    stack.defer(() => site.signal('SIGTERM'))
    const before = await free(site)
    // Seventeen /64 networks in each of many /56 networks. A real attack of this kind had taken the complete calendar.
    const counts = await attack(
      site,
      before,
      (n) => `2001:db8:1:${(Math.floor(n / 17) * 256 + (n % 17)).toString(16)}::1`,
    )
    expect(counts).toEqual({ booked: 24, 429: REQUESTS - 24 })
    const after = await free(site)
    expect(after.length / before.length).toBeGreaterThanOrEqual(LEFT)
    for (const [n, startsAt] of [after[0], after.at(-1)].entries()) {
      const { status, body } = await book(site, 900 + n, startsAt ?? '', '198.51.100.7')
      expect([status, body.data?.state]).toEqual([201, 'booked'])
    }
  })

  test('leaves at least 90 % of the free slots if it comes from many networks, also after a restart', async () => {
    let site = await start(directory)
    const before = await free(site)
    const states = await attack(site, before, (n) => `10.${Math.floor(n / 250)}.${n % 250}.1`)
    const other = hasMail ? 'unconfirmed' : 'requested'
    expect(states).toEqual({ booked: MOST, [other]: REQUESTS - MOST })
    const after = await free(site)
    expect(after).toHaveLength(before.length - MOST)
    expect(after.length / before.length).toBeGreaterThanOrEqual(LEFT)

    await site.signal('SIGKILL')
    site = await start(directory)
    stack.defer(() => site.signal('SIGTERM'))
    const { token } = await signInAsStaff(site.url)
    const headers = { authorization: `Bearer ${token}` }
    const floods = await callJson('GET', site.url + staffApiPaths.floods, { headers })
    expect(floods.body.data).toMatchObject({
      mail: hasMail ? 'on' : 'off',
      meetings: { count: REQUESTS, limit: MOST },
    })
    expect(await free(site)).toEqual(after)

    // Before the form is sent, the page without JavaScript already shows that meetings need a confirmation.
    const startsAt = after[5] ?? ''
    const mode = hasMail ? 'confirm' : 'request'
    const page = await fetch(`${site.url}${paths.booking()}?time=${encodeURIComponent(startsAt)}`)
    const html = await page.text()
    expect(html).toContain(modeNotices[mode])
    expect(html).toContain(`name="mode" value="${mode}"`)
    const form = { name: 'Jo Smith', email: 'jo@example.com', starts_at: startsAt, mode }
    const sent = await postForm(site, paths.booking(), form)
    expect(sent.status).toBe(303)
    const location = sent.headers.get('location') ?? ''
    expect(location).toMatch(hasMail ? /^\/booking\/unconfirmed\// : /^\/contact\/received\//)
    const result = await (await fetch(site.url + location)).text()
    expect(result).toContain('jo@example.com')
    if (!hasMail) return

    const link = await vi.waitFor(() => {
      const found = smtp.mails.find(({ to }) => to.includes('jo@example.com'))
      expect(found?.parsed.subject).toBe('Confirm your meeting with Certavia')
      const [, path = ''] = /(\/booking\/confirm\/\S+)/.exec(found?.parsed.text ?? '') ?? []
      return path
    }, PATIENT)
    const asks = await fetch(site.url + link)
    expect(asks.status).toBe(200)
    expect(await asks.text()).toContain(`${confirmWords.send}</button>`)
    expect(await free(site)).toContain(startsAt)
    const confirmed = await postForm(site, link, {})
    expect(confirmed.status).toBe(303)
    expect(confirmed.headers.get('location')).toMatch(/^\/booking\/manage\//)
    expect(await free(site)).not.toContain(startsAt)
  })
})

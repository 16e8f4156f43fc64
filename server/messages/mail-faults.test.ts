import { describe, expect, it, vi } from 'vitest'
import { inquiryMigrations, LEADS_TO, WEDNESDAY } from '#server/testing/leads.test-support.ts'
import { Refusal } from '#server/testing/mail-server.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import {
  joinAs,
  processTestMigrations,
  sharedMigrations,
} from '#server/testing/processes.test-support.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  outbox,
  settled,
  submit,
  turnTo,
  type MailServer,
  withMailServer,
} from './mail.test-support.ts'
import { createMessageQueue } from './message-queue.ts'
import type { MessageTables } from './messages.tables.ts'

const { databases, smtp, mailTo, openOn, open } = withMailServer()

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the delivery of mails', () => {
  it.each<[string, (site: MailServer) => void]>([
    [
      'temporarily rejects the recipient',
      ({ behave }) =>
        behave({
          recipient: () => {
            throw new Refusal(451)
          },
        }),
    ],
    [
      'temporarily rejects the text',
      ({ behave }) => behave({ data: () => Promise.reject(new Refusal(452)) }),
    ],
    [
      'closes the connection in the middle of a mail',
      ({ behave }) =>
        behave({
          data: (cut) => {
            cut()
            return new Promise(() => undefined)
          },
        }),
    ],
  ])('a mail server that %s gets each mail after it has recovered', async (_name, fail) => {
    const site = await open()
    fail(smtp())
    await submit(site)
    const waiting = await settled(site, 2, 0)
    expect(waiting.map(({ last_error: error }) => error)).not.toContain(null)
    expect(smtp().mails).toEqual([])
    smtp().behave({})
    // Checks that no retry happens before it is due.
    turnTo(site, WEDNESDAY + MINUTE / 4)
    expect((await outbox(site)).waiting).toBe(2)
    turnTo(site, WEDNESDAY + MINUTE)
    await settled(site, 0, 0)
    expect(
      smtp()
        .mails.flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([LEADS_TO, 'ada@example.com'].toSorted())
  })

  it('a slow mail server gets each mail once, however often the outbox is polled', async () => {
    const site = await open()
    const held = Promise.withResolvers<void>()
    smtp().behave({ data: () => held.promise })
    await submit(site)
    await vi.waitFor(() => expect(smtp().tries()).toBe(2), PATIENT)
    for (let n = 0; n < 20; n += 1) {
      turnTo(site, WEDNESDAY + n * MINUTE)
      await outbox(site)
    }
    held.resolve()
    await settled(site, 0, 0)
    expect([smtp().mails.length, smtp().tries()]).toEqual([2, 2])
  })

  it('a permanently rejected mail is tried once if its recipient is external, and for a day if the recipient is the team', async () => {
    const site = await open()
    smtp().behave({
      recipient: () => {
        throw new Refusal(550)
      },
    })
    await submit(site)
    await settled(site, 1, 1)
    for (let hours = 1; hours <= 24; hours += 1) {
      const now = WEDNESDAY + hours * HOUR
      turnTo(site, now)
      await vi.waitFor(async () => {
        const { messages } = await outbox(site)
        const due = messages.filter(({ next_attempt_at: next }) => Date.parse(next ?? '') <= now)
        expect(due).toEqual([])
      }, PATIENT)
    }
    const failed = await settled(site, 0, 2)
    const [receipt] = failed.filter(({ purpose }) => purpose === 'receipt')
    expect(receipt).toMatchObject({ attempts: 1, last_error: expect.stringContaining('550') })
    const [staff] = failed.filter(({ purpose }) => purpose === 'staff')
    expect(staff?.attempts).toBeGreaterThan(8)
    smtp().behave({})
    const retry = await site.call('POST', staffApiPaths.mailRetry(staff?.id ?? ''), { as: 'admin' })
    expect(retry.body.data).toMatchObject({ state: 'waiting' })
    await settled(site, 0, 1)
    expect(mailTo(LEADS_TO)).toHaveLength(1)
    const gone = await site.call('POST', staffApiPaths.mailGiveUp(staff?.id ?? ''), { as: 'admin' })
    expect(gone.status).toBe(404)
    const editor = await site.call('GET', staffApiPaths.mail, { as: 'editor' })
    expect(editor.status).toBe(403)
  })

  it('mails wait while the mail server is down, and an administrator can cancel them', async () => {
    const site = await open()
    await smtp().close()
    await submit(site)
    const [first] = await settled(site, 2, 0)
    await site.call('POST', staffApiPaths.mailGiveUp(first?.id ?? ''), { as: 'admin' })
    const { waiting, failed } = await outbox(site)
    expect([waiting, failed]).toEqual([1, 1])
  })

  it('a mail is sent again with the same Message-ID if the process ended before it stored the outcome', async () => {
    const database = await databases.open('sqlite', inquiryMigrations)
    const first = await openOn(database)
    const held = Promise.withResolvers<void>()
    smtp().behave({ data: () => held.promise })
    await submit(first)
    await vi.waitFor(() => expect(smtp().tries()).toBe(2), PATIENT)
    // Simulates a crash of the first process: it never receives the confirmation of its mails.
    smtp().behave({})
    const second = await openOn(database)
    await second.messages.start()
    await settled(second, 0, 0)
    held.resolve()
    await vi.waitFor(() => expect(smtp().mails).toHaveLength(4), PATIENT)
    const ids = mailTo(LEADS_TO).map(({ parsed }) => parsed.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids)).toHaveLength(1)
  })

  /** Opens two processes of a site on one PostgreSQL. */
  const openTwo = async () => {
    const database = await databases.open('postgres', [...inquiryMigrations, ...sharedMigrations])
    const join = async () => {
      const joined = await joinAs(database)
      return { ...joined, site: await openOn(database, joined.membership.id) }
    }
    return { one: await join(), other: await join() }
  }

  it('two processes that share a database send each mail only once', async () => {
    const { one, other } = await openTwo()
    const sites = [one.site, other.site]
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const site = sites[n % 2]
        if (site !== undefined) await submit(site, { email: `p${n}@example.com`, message: `${n}` })
        for (const each of sites) each.messages.nudge()
      }),
    )
    const [site] = sites
    if (site !== undefined) await settled(site, 0, 0)
    expect(smtp().mails).toHaveLength(40)
    expect(new Set(smtp().mails.map(({ parsed }) => parsed.messageId))).toHaveLength(40)
  })

  it('another process sends a mail if the process that was sending it has crashed', async () => {
    const { one, other } = await openTwo()
    const held = Promise.withResolvers<void>()
    smtp().behave({ data: () => held.promise })
    await submit(one.site)
    await vi.waitFor(() => expect(smtp().tries()).toBe(2), PATIENT)
    smtp().behave({})
    other.site.messages.nudge()
    expect(smtp().mails).toEqual([])
    // A process without a heartbeat counts as ended.
    await one.fallSilent()
    other.site.messages.nudge()
    await settled(other.site, 0, 0)
    expect(mailTo(LEADS_TO)).toHaveLength(1)
    held.reject(new Error('the connection is lost'))
    await one.site.messages.close()
    await settled(other.site, 0, 0)
  })

  it('this version does not send a mail that a process of an earlier version has claimed', async () => {
    const { kysely } = await databases.open('postgres', processTestMigrations)
    const [first, second] = [await joinAs({ kysely }), await joinAs({ kysely })]
    const queueOf = ({ membership }: typeof first) =>
      createMessageQueue({
        db: kysely.withTables<MessageTables>(),
        channel: 'mail',
        now: () => 1_000,
        process: membership.id,
      })
    const tables = kysely.withTables<MessageTables>()
    await tables
      .insertInto('messages')
      .values({
        id: 'a',
        channel: 'mail',
        purpose: 'test',
        subject_id: '',
        recipient: 'a@example.com',
        payload: '{}',
        state: 'waiting',
        attempts: 0,
        last_error: null,
        next_attempt_at: 0,
        claimed_until: 0,
        created_at: 0,
        sent_at: null,
      })
      .execute()
    expect(await queueOf(first).claim(1, [])).toHaveLength(1)
    await queueOf(first).postpone('a', 'refused', 500)
    await first.membership.leave()
    // Simulates a claim by an earlier version, which does not have the column `claimed_by`.
    await tables.updateTable('messages').set({ claimed_until: 600_000 }).execute()
    expect(await queueOf(second).claim(1, [])).toEqual([])
  })
})

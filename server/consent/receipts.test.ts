import { DAY } from '#shared/time/units.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testLog } from '#server/testing/content.test-support.ts'
import { engines, useDatabases, type Engine } from '#server/testing/database.test-support.ts'
import { createApi } from '#server/http/api.ts'
import { RECEIPT_DAYS } from '#shared/browser/consent.ts'
import { createReceipts } from './receipts.ts'
import { receiptMigrations, type ReceiptTables } from './receipts.tables.ts'

const databases = useDatabases()
const NOON = Date.UTC(2026, 10, 22, 12)
const RECEIPT = {
  id: '0B8A1D8E-7B0C-4B6A-9C1F-2F6C8E1D3A55',
  version: '1.0',
  analytics: true,
  marketing: false,
  functional: true,
}

async function open(engine: Engine) {
  const database = await databases.open(engine, receiptMigrations)
  const db = database.kysely.withTables<ReceiptTables>()
  const clock = { now: NOON }
  const { log } = testLog()
  const receipts = createReceipts({ db, log, now: () => clock.now })
  const api = createApi({
    routes: receipts.routes,
    authenticate: async () => ({ kind: 'visitor' }),
    log,
    trustProxy: { kind: 'none' },
    https: false,
  })
  const leave = async (body: unknown, address = '192.0.2.1') => {
    const request = new Request('http://localhost/api/consent-receipts/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'a=b', 'user-agent': 'A browser' },
      body: JSON.stringify(body),
    })
    return (await api.fetch(request, { address })).status
  }
  const kept = () => db.selectFrom('consent_receipts').selectAll().execute()
  return { clock, kept, leave, receipts }
}

describe.each(engines)('the receipts of consent choices (%s)', (engine) => {
  it('a receipt contains only the id, the time, the version and the categories', async () => {
    const { leave, kept, clock } = await open(engine)
    expect(await leave(RECEIPT)).toBe(201)
    const first = {
      id: RECEIPT.id.toLowerCase(),
      given_at: NOON,
      version: '1.0',
      categories: 'analytics functional',
    }
    expect(await kept()).toEqual([first])
    // Repeats the request, which must not store a second receipt.
    clock.now += 1_000
    expect(await leave({ ...RECEIPT, marketing: true })).toBe(201)
    expect(await kept()).toEqual([first])
  })

  it('receipts are deleted after the retention period', async () => {
    const { leave, kept, clock, receipts } = await open(engine)
    await leave(RECEIPT)
    clock.now = NOON + RECEIPT_DAYS * DAY
    await receipts.sweep()
    expect(await kept()).toHaveLength(1)
    clock.now += 1
    await receipts.sweep()
    expect(await kept()).toEqual([])
  })
})

it.each([
  ['no category was allowed', { ...RECEIPT, analytics: false, functional: false }],
  ['its id is not a generated id', { ...RECEIPT, id: 'somebody@example.com' }],
  ['it contains further data', { ...RECEIPT, address: '192.0.2.1' }],
  ['its version is empty', { ...RECEIPT, version: '' }],
])('the server rejects a receipt if %s', async (_name, body) => {
  const { leave, kept } = await open('sqlite')
  expect(await leave(body)).toBe(422)
  expect(await kept()).toEqual([])
})

it('the server accepts thirty receipts from one address at once, and an address above the limit does not block others', async () => {
  const { leave, clock } = await open('sqlite')
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) {
    statuses.push(await leave({ ...RECEIPT, id: randomUUID() }))
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
  expect(await leave({ ...RECEIPT, id: randomUUID() }, '198.51.100.1')).toBe(201)
  clock.now += 2_000
  expect(await leave({ ...RECEIPT, id: randomUUID() })).toBe(201)
})

import { expect, test } from 'vitest'
import { SILENT_LOG } from '#lake/common/log.ts'
import { LakeError } from '#lake/documents/types.ts'
import { createTokenSignIn } from './token-sign-in.ts'
import { createTokenTries } from './token-tries.ts'

const MINUTE = 60_000

function triesAt() {
  let now = 1_000
  const tries = createTokenTries(() => now)
  return {
    wrong: (address: string) => tries.attempt(address, async () => undefined),
    right: (address: string) => tries.attempt(address, async () => 'owner'),
    pass: (milliseconds: number) => void (now += milliseconds),
  }
}

test('an address must wait a minute after five wrong tokens, and twice as long after each further one, up to 64 minutes', async () => {
  const { wrong, right, pass } = triesAt()
  for (let count = 0; count < 4; count++) expect(await wrong('192.0.2.1')).toBeUndefined()
  for (const minutes of [1, 2, 4, 8, 16, 32, 64, 64]) {
    expect(await wrong('192.0.2.1')).toBeUndefined()
    const refusal = { reason: 'too-many', retryAfter: minutes * 60 }
    await expect(right('192.0.2.1')).rejects.toMatchObject(refusal)
    pass(minutes * MINUTE)
  }
  expect(await right('192.0.2.1')).toBe('owner')
})

test('wrong tokens delay all addresses of one IPv6 network, but no other addresses', async () => {
  const { wrong, right } = triesAt()
  for (let count = 0; count < 5; count++) await wrong(`2001:db8::${count + 1}`)
  expect(await right('192.0.2.1')).toBe('owner')
  expect(await right('2001:db8:0:1::1')).toBe('owner')
  await expect(right('2001:db8::ff')).rejects.toMatchObject({ reason: 'too-many' })
})

test('valid tokens do not count as failed attempts', async () => {
  const { wrong, right } = triesAt()
  for (let count = 0; count < 4; count++) await wrong('192.0.2.1')
  for (let count = 0; count < 10; count++) expect(await right('192.0.2.1')).toBe('owner')
})

test('the count of an address starts again after a day without a wrong token', async () => {
  const { wrong, right, pass } = triesAt()
  for (let count = 0; count < 5; count++) await wrong('192.0.2.1')
  pass(24 * 60 * MINUTE + 1)
  expect(await wrong('192.0.2.1')).toBeUndefined()
  expect(await right('192.0.2.1')).toBe('owner')
})

test('wrong tokens that are checked at the same time count together', async () => {
  const { wrong, right } = triesAt()
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => wrong('192.0.2.1')))
  expect(tries.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(3).fill('rejected'),
  ])
  await expect(right('192.0.2.1')).rejects.toMatchObject({ reason: 'too-many' })
})

test('a sign-in while the database of the lake cannot be reached is refused as unavailable and does not count', async () => {
  const { withToken } = createTokenSignIn({
    origin: () => 'https://lake.example',
    callerOfToken: async () => {
      throw new LakeError('unavailable', 'The lake cannot reach its database at the moment')
    },
    log: SILENT_LOG,
    tries: createTokenTries(),
  })
  for (let count = 0; count < 7; count++) {
    const from = { address: '192.0.2.1', headers: new Headers() }
    await expect(withToken('lk-token', from)).rejects.toMatchObject({ status: 503 })
  }
})

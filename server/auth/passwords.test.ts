import { expect, it } from 'vitest'
import { CHEAP_HASHES } from './auth.test-support.ts'
import { createPasswords, unmatchedHash } from './passwords.ts'

/** Algorithm and cost of a hash, then the number of bytes of its salt and of its output. */
const shapeOf = (hash: string) => {
  const parts = hash.split('$')
  return [parts.slice(0, -2).join('$'), ...parts.slice(-2).map((part) => part.length)]
}

it('the hash for sign-ins to unknown accounts has the algorithm, cost and length of a real hash', async () => {
  expect(shapeOf(unmatchedHash(CHEAP_HASHES))).toEqual(
    shapeOf(await createPasswords(CHEAP_HASHES).hash('copper kettle')),
  )
})

it('the verification of a password fails without an error for an unknown or invited account', async () => {
  const passwords = createPasswords(CHEAP_HASHES)
  const stored = await passwords.hash('copper kettle')
  expect(await passwords.verify(stored, 'copper kettle')).toBe(true)
  expect(await passwords.verify(stored, 'another')).toBe(false)
  expect(await passwords.verify(undefined, 'copper kettle')).toBe(false)
  expect(await passwords.verify('', '')).toBe(false)
})

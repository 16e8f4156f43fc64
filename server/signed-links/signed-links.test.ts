import { describe, expect, it } from 'vitest'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { openSignedLinks } from './signed-links.ts'
import { signedLinkMigrations, type SignedLinkTables } from './signed-links.tables.ts'

const databases = useDatabases()

const LINK = { purpose: 'receipt', subject: 'lead-1', expires: 2_000 }

describe.each(engines)('signed links (%s)', (engine) => {
  it('a signed link is valid in every process, for its purpose and lifetime only, and not if a character was changed', async () => {
    const { kysely } = await databases.open(engine, signedLinkMigrations)
    let time = 1_000
    const db = kysely.withTables<SignedLinkTables>()
    const [one, other] = await Promise.all([
      openSignedLinks(db, () => time),
      openSignedLinks(db, () => time),
    ])
    const text = one.sign(LINK)
    expect(text).toMatch(/^[\w-]+$/)
    expect(other.sign(LINK)).toBe(text)
    expect(other.read('receipt', text)).toBe('lead-1')
    expect(other.read('cancel', text)).toBeUndefined()
    const forged = text
      .split('')
      .map((_, at) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1))
    for (const each of [...forged, `${text}=`, `${text} `, text.slice(1), '', 'x'.repeat(5_000)]) {
      expect(one.read('receipt', each), each).toBeUndefined()
    }
    time = 2_000
    expect(one.read('receipt', text)).toBeUndefined()
  })
})

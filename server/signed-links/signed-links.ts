import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SignedLinkTables } from './signed-links.tables.ts'

/** Creates and verifies the signed part of a link, which cannot be guessed. */
export interface SignedLinks {
  /** Signs a link. The result is URL-safe, valid for one purpose until it expires, and identical for equal arguments. */
  sign(link: SignedLink): string
  /** Returns the subject of a signed text, or undefined if the text is forged, has expired, or was made for another purpose. */
  read(purpose: string, text: string): string | undefined
  /** Returns a keyed hash, for values that are counted but must not be stored. */
  digest(purpose: string, text: string): string
}

/** Content of a signed link. */
export interface SignedLink {
  /** Purpose for which the link is valid, such as `receipt`. */
  readonly purpose: string
  /** Id of the person or record that the link is about. */
  readonly subject: string
  /** Expiry time, in milliseconds since 1970. */
  readonly expires: number
}

const KEY_NAME = 'links'
const KEY_BYTES = 32
const TIME_BYTES = 6
const MAC_BYTES = 32

/** Loads the signing key. If no key exists, the first process creates it. */
async function loadKey(db: Kysely<SignedLinkTables>): Promise<Buffer> {
  await db
    .insertInto('signing_keys')
    .values({
      name: KEY_NAME,
      value: randomBytes(KEY_BYTES).toString('base64url'),
      created_at: Date.now(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('signing_keys')
    .select('value')
    .where('name', '=', KEY_NAME)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}

/** Opens the signer. Its only key is stored in `db`, where the first start creates it. */
export async function openSignedLinks(
  db: Kysely<SignedLinkTables>,
  now: () => number = Date.now,
): Promise<SignedLinks> {
  const key = await loadKey(db)
  const macOf = (purpose: string, content: Buffer) =>
    createHmac('sha256', key).update(`link\0${purpose}\0`).update(content).digest()
  return {
    sign: ({ purpose, subject, expires }) => {
      const time = Buffer.alloc(TIME_BYTES)
      time.writeUIntBE(expires, 0, TIME_BYTES)
      const content = Buffer.concat([time, Buffer.from(subject)])
      return Buffer.concat([macOf(purpose, content), content]).toString('base64url')
    },
    read: (purpose, text) => {
      const bytes = Buffer.from(text, 'base64url')
      // The last character of base64 has unused bits. They are checked too, so that only one text is valid for a link.
      if (bytes.length <= MAC_BYTES + TIME_BYTES || bytes.toString('base64url') !== text) {
        return undefined
      }
      const content = bytes.subarray(MAC_BYTES)
      const isGenuine = timingSafeEqual(bytes.subarray(0, MAC_BYTES), macOf(purpose, content))
      if (!isGenuine || content.readUIntBE(0, TIME_BYTES) <= now()) return undefined
      return content.subarray(TIME_BYTES).toString()
    },
    digest: (purpose, text) =>
      createHmac('sha256', key).update(`digest\0${purpose}\0`).update(text).digest('base64url'),
  }
}

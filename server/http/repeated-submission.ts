import { addressBlock } from './client-address.ts'
import { hashOf } from './idempotency-key.ts'

/**
 * Time within which a form without an `Idempotency-Key` counts as sent twice, milliseconds. It is known by its words alone, and
 * words can be guessed: only a sender in the same address block gets the first answer, and only for this long.
 */
export const REPEAT_MS = 5 * 60_000

/** The part of a sender that a repeated form has to share: a hash of the address block that only this site can make. */
export const senderOf = (
  { digest }: { readonly digest: (purpose: string, text: string) => string },
  address: string,
): string => digest('submission-sender', addressBlock(address))

/**
 * The name under which the limits count a submission once, however often it is sent. Without a key that holds for
 * {@link REPEAT_MS} at most: the same words are another submission later.
 * @param now milliseconds since 1970
 */
export const countedAs = (key: string, hasKey: boolean, now: number): string =>
  hasKey ? key : hashOf(key, Math.floor(now / REPEAT_MS))

import type { Use } from './media.store.ts'
import type { Call } from './read-call.ts'
import { Refusal } from './refusal.ts'
import { isSameSignature, signatureOf } from './signature.ts'
import { SIGNATURE_SECONDS, type ImageAccount } from './signer.ts'

/** An API call of the embedded image host. */
export type MediaAction = 'upload' | 'destroy' | 'context'

/** Permitted parameters of each call. Other parameters are rejected: the signature would cover them, but they have no effect. */
const TAKEN: Readonly<Record<MediaAction, ReadonlySet<string>>> = {
  upload: new Set(['folder', 'public_id', 'overwrite', 'context']),
  destroy: new Set(['public_id', 'invalidate']),
  context: new Set(['command', 'public_ids', 'context']),
}
const ALWAYS = new Set(['timestamp', 'api_key', 'signature'])

/** Checks parameters and signature of a call. Returns the use of the signature. @throws Refusal if the signature is wrong or expired */
export function verifyCall(
  action: MediaAction,
  { parameters }: Call,
  { account, now }: { readonly account: ImageAccount; readonly now: () => number },
): Use {
  const { signature = '', api_key: key = '', timestamp = '', ...rest } = parameters
  for (const name of ALWAYS) {
    if (parameters[name] === undefined) {
      throw new Refusal(`Send “${name}”: it is missing.`)
    }
  }
  const strange = Object.keys(rest).find((name) => !TAKEN[action].has(name))
  if (strange !== undefined) {
    throw new Refusal(`Leave out “${strange.slice(0, 50)}”: this image host does not take it.`)
  }
  if (key !== account.apiKey) throw new Refusal('Use the key of this image host.', 401)
  const expected = signatureOf({ ...rest, timestamp }, account.apiSecret)
  if (!isSameSignature(signature, expected)) {
    throw new Refusal('Ask for a new signature: this one doesn’t match the call.', 401)
  }
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  // Written with a negation, so that NaN is rejected too: a comparison with NaN is false.
  if (!(Math.abs(now() / 1_000 - seconds) <= SIGNATURE_SECONDS)) {
    throw new Refusal('Ask for a new signature: this one is more than an hour old.', 401)
  }
  return { signature, expires: (seconds + SIGNATURE_SECONDS) * 1_000 }
}

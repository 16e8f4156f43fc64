import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import {
  GENERAL_FOLDER,
  type ImageSignRequest,
  type SignedImageCall,
} from '#shared/contracts/image-host.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { writeContext } from './context-text.ts'
import { signatureOf } from './signature.ts'

/** Account of an image host. */
export interface ImageAccount {
  readonly cloud: string
  readonly apiKey: string
  readonly apiSecret: string
  /** Base URL of the API calls: the URL of an external service, or `/media` of this site. */
  readonly base: string
}

/** Lifetime of a signature, in seconds, as at Cloudinary. */
export const SIGNATURE_SECONDS = 3_600

/**
 * Number of latest signatures that are remembered. A call whose signature was already issued gets another timestamp, because a host may
 * accept each signature only once.
 */
const REMEMBERED = 2_000

/** Parameters to sign. The caller can choose only the folder of an article, the context and the picture. */
function parametersOf(request: ImageSignRequest): Readonly<Record<string, string>> {
  switch (request.action) {
    case 'upload': {
      const { content_type: type, object_id: id } = request
      return {
        folder: type === undefined || id === undefined ? GENERAL_FOLDER : `${type}/${id}`,
        // The server chooses the id. So no caller can overwrite a picture, and a repeated call cannot add a second picture.
        public_id: randomBytes(10).toString('hex'),
        overwrite: 'false',
        context: writeContext(request.context ?? {}),
      }
    }
    case 'destroy':
      return { public_id: request.public_id, invalidate: 'true' }
    case 'context':
      return {
        command: 'add',
        public_ids: request.public_ids.join(','),
        context: writeContext(request.context),
      }
  }
}

const toFields = ([name, value]: readonly [string, string]): [string, string][] =>
  name === 'public_ids' ? value.split(',').map((id) => ['public_ids[]', id]) : [[name, value]]

/** Signs calls of an account for browsers, which never receive its secret. */
export function createImageSigner(account: ImageAccount, now: () => number = Date.now) {
  const { cloud, apiKey, apiSecret, base } = account
  const signed = new LRUCache<string, true>({ max: REMEMBERED })
  return {
    /** Signs a call. It does not check permissions; the contract limits which calls can be signed. */
    sign: (request: ImageSignRequest): SignedImageCall => {
      const given = Object.entries(parametersOf(request)).filter(([, value]) => value !== '')
      let seconds = Math.floor(now() / 1_000)
      const signature = () =>
        signatureOf({ ...Object.fromEntries(given), timestamp: String(seconds) }, apiSecret)
      while (signed.has(signature())) seconds += 1
      signed.set(signature(), true)
      return {
        url: mediaPaths.call(base, cloud, request.action),
        fields: [
          ...given.flatMap(toFields),
          ['timestamp', String(seconds)],
          ['api_key', apiKey],
          ['signature', signature()],
        ],
        cloud,
        expires: (seconds + SIGNATURE_SECONDS) * 1_000,
      }
    },
  }
}

import * as z from 'zod/mini'
import { HttpError } from '#server/http/http-error.ts'
import { destroyAnswer, hostedImage, type HostedImage } from '#shared/contracts/image-host.ts'
import { mediaPaths } from '#shared/paths/media-paths.ts'
import { createImageSigner, type ImageAccount } from './signer.ts'
import { signatureOf } from './signature.ts'

/** Timeout of a call to the service, in milliseconds. */
const PATIENCE = 15_000

const away = (cause: unknown) =>
  new HttpError('unavailable', 'Try again shortly. The image host does not answer', {
    cause,
    isForPeople: true,
  })

async function post(url: string, fields: Iterable<readonly [string, string]>): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, value] of fields) body.append(name, value)
  const signal = AbortSignal.timeout(PATIENCE)
  try {
    return await fetch(url, { method: 'POST', body, signal, redirect: 'error' })
  } catch (error) {
    throw away(error)
  }
}

/**
 * Parses a response.
 * @throws HttpError `unavailable` for an error status or an invalid body
 */
async function read<T>(answer: Response, schema: z.ZodMiniType<T>): Promise<T> {
  if (!answer.ok) throw away(new Error(`The image host answered ${answer.status}`))
  try {
    return z.parse(schema, await answer.json())
  } catch (error) {
    throw away(error)
  }
}

/** Client of an external image host, for the server's own calls. */
export function createHostedHost(account: ImageAccount, now: () => number = Date.now) {
  const signer = createImageSigner(account, now)
  const { base, cloud, apiKey, apiSecret } = account
  return {
    /**
     * Finds a picture by id; undefined if it does not exist.
     * @throws HttpError `unavailable`
     */
    find: async (publicId: string): Promise<HostedImage | undefined> => {
      const parameters = {
        public_id: publicId,
        type: 'upload',
        timestamp: String(Math.floor(now() / 1_000)),
      }
      const signature = signatureOf(parameters, apiSecret)
      const answer = await post(
        mediaPaths.call(base, cloud, 'explicit'),
        Object.entries({ ...parameters, api_key: apiKey, signature }),
      )
      if (answer.status === 404) return undefined
      return read(answer, hostedImage)
    },
    /**
     * Removes a picture. A missing picture is not an error.
     * @throws HttpError `unavailable`
     */
    destroy: async (publicId: string): Promise<void> => {
      const { url, fields } = signer.sign({ action: 'destroy', public_id: publicId })
      await read(await post(url, fields), destroyAnswer)
    },
  }
}

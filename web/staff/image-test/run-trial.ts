import {
  contextAnswer,
  destroyAnswer,
  hostedImage,
  imageHostError,
  signedImageAnswer,
  type HostedImage,
  type SignedImageCall,
} from '#shared/contracts/image-host.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { refusedCall } from '#web/lib/staff/queries/api-error.ts'
import { imageTexts } from '#web/lib/staff/images/image-texts.ts'
import { postCall, type PostOptions } from '#web/lib/staff/images/post-call.ts'
import { readJson, type Exchanged } from '#web/lib/staff/queries/send.ts'
import type { StaffApi } from '#web/lib/staff/queries/staff-api.ts'
import type { HostAction } from './host-calls.ts'

/** One call of a trial with its request and response. */
export interface Exchange {
  /** Recipient of the call: this site or the image host. */
  readonly to: 'site' | 'host'
  readonly url: string
  /** Sent fields by name, or the JSON text of a call to the site. */
  readonly sent: readonly (readonly [string, string])[] | string
  /** The response. Undefined until it arrives. */
  readonly answer: Exchanged | undefined
}

/** Result of a trial. */
export interface Outcome {
  /** Result in one sentence. After a rejected call, the error message of the host or the server. */
  readonly text: string
  readonly isGood: boolean
  /** Picture that the host has stored. */
  readonly put?: HostedPut
  /** Id of the picture that the host has deleted. */
  readonly gone?: string
}

/** A picture that this page has uploaded to the host. */
export interface HostedPut {
  readonly image: HostedImage
  readonly cloud: string
}

export interface TrialInput extends PostOptions {
  readonly action: HostAction
  readonly body: Readonly<Record<string, unknown>>
  /** If false, only the signature is requested. */
  readonly isSent: boolean
}

const good = (text: string, more: Pick<Outcome, 'put' | 'gone'> = {}): Outcome => ({
  text,
  isGood: true,
  ...more,
})
const bad = (text: string): Outcome => ({ text, isGood: false })

const failures: Readonly<Record<HostAction, string>> = {
  upload: imageTexts.uploadFailed,
  context: 'Update failed',
  destroy: 'Delete failed',
}

function outcomeOf(action: HostAction, call: SignedImageCall, answer: Exchanged): Outcome {
  const body = readJson(answer.text)
  if (answer.status < 200 || answer.status >= 300) {
    return bad(imageHostError.safeParse(body).data?.error.message ?? failures[action])
  }
  switch (action) {
    case 'upload': {
      const { data } = hostedImage.safeParse(body)
      if (data === undefined) return bad(failures.upload)
      return good(imageTexts.uploaded(1), { put: { image: data, cloud: call.cloud } })
    }
    case 'context': {
      const { data } = contextAnswer.safeParse(body)
      if (data === undefined) return bad(failures.context)
      const { length } = data.public_ids
      return length === 0
        ? bad('Check the ids. The image host has none of these images.')
        : good(imageTexts.updated)
    }
    case 'destroy': {
      const { data } = destroyAnswer.safeParse(body)
      if (data === undefined) return bad(failures.destroy)
      const gone = call.fields.find(([name]) => name === 'public_id')?.[1] ?? ''
      return data.result === 'ok'
        ? good(imageTexts.deleted(1), { gone })
        : { ...bad('Check the id. The image host has no such image.'), gone }
    }
  }
}

const sizeOf = (file: File) => `${file.name} (${file.type || 'no type'}, ${file.size} bytes)`

/**
 * Requests a signature from this site and makes the signed call.
 * @param onExchange called with each call when it starts, and again with its response
 * @throws ApiError, UploadError if there is no response
 * @throws DOMException `AbortError` if `signal` aborts
 */
export async function runTrial(
  api: StaffApi,
  { action, body, isSent, file, ...options }: TrialInput,
  onExchange: (exchange: Exchange) => void,
): Promise<Outcome> {
  const url = staffApiPaths.imagesSign
  const asked: Exchange = {
    to: 'site',
    url,
    sent: JSON.stringify(body, undefined, 2),
    answer: undefined,
  }
  onExchange(asked)
  const signed = await api.exchange(url, { method: 'POST', body })
  onExchange({ ...asked, answer: signed })
  const { data } = signedImageAnswer.safeParse(readJson(signed.text))
  if (data === undefined) return bad(refusedCall(signed.status, readJson(signed.text)).message)
  if (!isSent) return good('Signed. Nothing was sent to the image host')
  const call = data.data
  const made: Exchange = {
    to: 'host',
    url: call.url,
    sent: [...call.fields, ...(file === undefined ? [] : [['file', sizeOf(file)] as const])],
    answer: undefined,
  }
  onExchange(made)
  const answer = await postCall(call, { ...options, file })
  onExchange({ ...made, answer })
  return outcomeOf(action, call, answer)
}

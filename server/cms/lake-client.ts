import * as z from 'zod'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { ACTING_USER_HEADER, encodeActingUser, type ActingUser } from '#lake/access/lake-user.ts'
import { CmsUnavailable } from './cms-error.ts'
import { readUploaded, uploadRequest, type PictureFile } from './picture-upload.ts'
import { readRefusal } from './read-refusal.ts'

/** API version of the Content Lake that the site uses. */
export const API_VERSION = '2025-02-19'

/** Sanity's host, used for a project without its own API host. */
const HOSTED = 'api.sanity.io'

/** Location and credentials of a lake. */
export interface LakeAddress {
  /** Origin and path before `/v2025-02-19`, without a trailing slash. Default: Sanity's host of the project. */
  readonly apiHost?: string | undefined
  readonly projectId: string
  readonly dataset: string
  readonly token?: string | undefined
}

/** `fetch`, or the in-process handler of an embedded lake. */
export type LakeFetch = (request: Request) => Promise<Response>

/** Result of a query, not validated. */
export interface RawAnswer {
  readonly result: unknown
  readonly syncTags: readonly string[]
}

/** One transaction. A repeated id has no effect, so a write without a response can be retried. */
export interface LakeWrite {
  readonly mutations: readonly Mutation[]
  readonly transactionId: string
  /** Author of the change, if the lake records authors. */
  readonly by: ActingUser
}

/** Reads and writes a lake through its HTTP API. */
export interface LakeClient {
  /**
   * @param perspective default: `published`
   * @throws CmsUnavailable for an error status or an invalid response; errors of `fetch` if there is no response
   */
  query(
    query: string,
    params: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal; readonly perspective?: 'published' | 'raw' },
  ): Promise<RawAnswer>
  /**
   * Runs one transaction. Resolves once it is durable.
   * @throws CmsConflict if the state of the lake forbids it, HttpError for other refusals, CmsUnavailable if the lake
   * cannot answer; errors of `fetch` if there is no response, in which case the changes may have been made
   */
  mutate(write: LakeWrite, options: { readonly signal: AbortSignal }): Promise<void>
  /**
   * Stores a picture and returns its document. Repeating the same bytes has no effect.
   * @throws HttpError for errors that the sender can fix, CmsUnavailable for others; errors of `fetch` if there is no
   * response
   */
  uploadImage(file: PictureFile, options: { readonly signal: AbortSignal }): Promise<LakeDocument>
}

const answer = z.object({ result: z.unknown(), syncTags: z.array(z.string()).optional() })
const receipt = z.object({ transactionId: z.string() })

/** Base URL of the lake's data API. */
function apiBase(address: LakeAddress): string {
  return `${address.apiHost ?? `https://${address.projectId}.${HOSTED}`}/v${API_VERSION}`
}

/** Creates a client of the lake at `address`. */
export function createLakeClient(address: LakeAddress, fetch: LakeFetch): LakeClient {
  const dataset = encodeURIComponent(address.dataset)
  const url = `${apiBase(address)}/data/query/${dataset}`
  const mutateUrl = `${apiBase(address)}/data/mutate/${dataset}?returnIds=false&visibility=sync`
  const uploadUrl = `${apiBase(address)}/assets/images/${dataset}`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-sanity-project-id': address.projectId,
    ...(address.token === undefined ? {} : { authorization: `Bearer ${address.token}` }),
  }
  // A hosted lake knows only the token of the site and must not receive names of staff.
  const actingAs = (by: ActingUser): Record<string, string> =>
    address.apiHost === undefined ? {} : { [ACTING_USER_HEADER]: encodeActingUser(by) }
  return {
    query: async (query, params, { signal, perspective = 'published' }) => {
      // POST, because queries exceed the length limit of a GET.
      const request = new Request(`${url}?perspective=${perspective}&returnQuery=false`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, params }),
        signal,
        redirect: 'error',
      })
      const response = await fetch(request)
      if (response.status !== 200) {
        await response.body?.cancel()
        throw new CmsUnavailable(`the CMS answered ${response.status}`)
      }
      const parsed = answer.safeParse(await response.json())
      // `result` may be null, as in GROQ, but must be present.
      if (!parsed.success || parsed.data.result === undefined) {
        throw new CmsUnavailable('the CMS answered without a result')
      }
      return { result: parsed.data.result, syncTags: parsed.data.syncTags ?? [] }
    },
    mutate: async ({ mutations, transactionId, by }, { signal }) => {
      const request = new Request(mutateUrl, {
        method: 'POST',
        headers: { ...headers, ...actingAs(by) },
        body: JSON.stringify({ mutations, transactionId }),
        signal,
        redirect: 'error',
      })
      const response = await fetch(request)
      if (response.status === 200) {
        // A proxy may answer 200 to anything. Only the lake knows the transaction id.
        const made = receipt.safeParse(await response.json())
        if (made.data?.transactionId === transactionId) return
        throw new CmsUnavailable('the CMS answered a write without a receipt')
      }
      const refused = readRefusal(response.status, await response.json().catch(() => undefined))
      if (refused !== undefined) throw refused
    },
    uploadImage: async (file, { signal }) => {
      const own = { ...headers, 'content-type': file.contentType, ...actingAs(file.by) }
      return readUploaded(await fetch(uploadRequest(uploadUrl, file, { headers: own, signal })))
    },
  }
}

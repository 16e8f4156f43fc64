import * as z from 'zod'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { ACTING_USER_HEADER, encodeActingUser, type ActingUser } from '#lake/access/lake-user.ts'
import { CmsUnavailable } from './cms-error.ts'
import { readUploaded, uploadRequest, type PictureFile } from './picture-upload.ts'
import { readRefusal } from './read-refusal.ts'

/** API version of the Content Lake that the site uses. */
export const API_VERSION = '2025-02-19'

/** Host of Sanity's API. It is used for a project without an API host of its own. */
const HOSTED = 'api.sanity.io'

/** Address and credentials of a lake. */
export interface LakeAddress {
  /** URL of the API before `/v2025-02-19`, without a trailing slash. Default: Sanity's host of the project. */
  readonly apiHost?: string | undefined
  readonly projectId: string
  readonly dataset: string
  readonly token?: string | undefined
}

/** `fetch`, or the in-process handler of an embedded lake. */
export type LakeFetch = (request: Request) => Promise<Response>

/** Result of a query that has not been validated yet. */
export interface RawAnswer {
  readonly result: unknown
  readonly syncTags: readonly string[]
}

/** A transaction. The lake executes each transaction id only once, so a write whose response was lost can be retried. */
export interface LakeWrite {
  readonly mutations: readonly Mutation[]
  readonly transactionId: string
  /** Author of the change, if the lake records authors. */
  readonly by: ActingUser
}

/** Reads and writes a lake through its HTTP API. */
export interface LakeClient {
  /**
   * Runs a query.
   * @param perspective default: `published`
   * @throws CmsUnavailable for an error status or an invalid response; errors of `fetch` if there is no response
   */
  query(
    query: string,
    params: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal; readonly perspective?: 'published' | 'raw' },
  ): Promise<RawAnswer>
  /**
   * Runs one transaction. Resolves when the changes are durable.
   * @throws CmsConflict if the documents have changed or are still referenced, HttpError for other rejections, CmsUnavailable if the lake
   * is unavailable; errors of `fetch` if there is no response (the lake may then have made the changes)
   */
  mutate(write: LakeWrite, options: { readonly signal: AbortSignal }): Promise<void>
  /**
   * Stores a picture and returns its document. Uploading the same bytes again changes nothing.
   * @throws HttpError for errors that the user can fix, CmsUnavailable for all other errors; errors of `fetch` if there is no response
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
  // A hosted lake accepts only the site's token, and the names of staff must not be sent to another company.
  const actingAs = (by: ActingUser): Record<string, string> =>
    address.apiHost === undefined ? {} : { [ACTING_USER_HEADER]: encodeActingUser(by) }
  return {
    query: async (query, params, { signal, perspective = 'published' }) => {
      // Sent by POST, because queries are longer than a URL may be.
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
      // `result` may be null, as in GROQ, but it must be present.
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
        // A proxy may respond with 200 to any request. Only the lake returns the transaction id, so the id is checked.
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

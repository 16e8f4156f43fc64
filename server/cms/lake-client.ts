import * as z from 'zod'
import type { LakeDocument, Mutation } from '#lake/documents/types.ts'
import { ACTING_USER_HEADER, encodeActingUser, type ActingUser } from '#lake/access/lake-user.ts'
import { CmsUnavailable } from './cms-error.ts'
import { readUploaded, uploadRequest, type PictureFile } from './picture-upload.ts'
import { readRefusal } from './read-refusal.ts'

/** Version of the Content Lake's API that the site speaks. */
export const API_VERSION = '2025-02-19'

/** Sanity's own address, for a project that names no other. */
const HOSTED = 'api.sanity.io'

/** Where a lake is and how to be let in. */
export interface LakeAddress {
  /** Address in front of `/v2025-02-19`; Sanity's own host of the project when absent. No trailing slash. */
  readonly apiHost?: string | undefined
  readonly projectId: string
  readonly dataset: string
  readonly token?: string | undefined
}

/** `fetch`, or the in-process face of an embedded lake. */
export type LakeFetch = (request: Request) => Promise<Response>

/** A query's answer, not yet looked into. */
export interface RawAnswer {
  readonly result: unknown
  readonly syncTags: readonly string[]
}

/** One transaction. The same id sent again changes nothing: so a write whose answer was lost can be repeated. */
export interface LakeWrite {
  readonly mutations: readonly Mutation[]
  readonly transactionId: string
  /** Whose work it is, where the lake keeps that. */
  readonly by: ActingUser
}

/** Reads and writes of a lake over its public wire. */
export interface LakeClient {
  /**
   * @param perspective `published` unless told
   * @throws CmsUnavailable for a refusal or anything that is not an answer; what `fetch` throws when there is none
   */
  query(
    query: string,
    params: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal; readonly perspective?: 'published' | 'raw' },
  ): Promise<RawAnswer>
  /**
   * Makes the changes of one transaction, or none of them; settles once they are durable.
   * @throws CmsConflict when the lake's state forbids it, HttpError for other refusals, CmsUnavailable when the lake
   * cannot be asked; what `fetch` throws when there is no answer: the changes may then have been made
   */
  mutate(write: LakeWrite, options: { readonly signal: AbortSignal }): Promise<void>
  /**
   * Stores a picture and gives its document; the same bytes again change nothing.
   * @throws HttpError for what its sender can mend, CmsUnavailable for other refusals; what `fetch` throws when there is no answer
   */
  uploadImage(file: PictureFile, options: { readonly signal: AbortSignal }): Promise<LakeDocument>
}

const answer = z.object({ result: z.unknown(), syncTags: z.array(z.string()).optional() })
const receipt = z.object({ transactionId: z.string() })

/** The address in front of every path of the lake's data API. */
function apiBase(address: LakeAddress): string {
  return `${address.apiHost ?? `https://${address.projectId}.${HOSTED}`}/v${API_VERSION}`
}

/** A client of the lake at `address`. */
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
  // A hosted lake knows the site's token alone, and has no business with the names of its staff.
  const actingAs = (by: ActingUser): Record<string, string> =>
    address.apiHost === undefined ? {} : { [ACTING_USER_HEADER]: encodeActingUser(by) }
  return {
    query: async (query, params, { signal, perspective = 'published' }) => {
      // Queries are longer than a GET may be.
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
      // `result` is null where GROQ gives null, but it is always there.
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
        // Something in between may answer 200 to anything: only the lake can name the transaction.
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

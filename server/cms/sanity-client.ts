import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION, type LakeAddress } from './lake-client.ts'

/** Sanity's own client of the lake at `address`, for its streams. Its plain reads see every document that the token may read. */
export function openSanityClient(address: LakeAddress): SanityClient {
  return createClient({
    projectId: address.projectId,
    dataset: address.dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
    ...(address.apiHost === undefined
      ? {}
      : { apiHost: address.apiHost, useProjectHostname: false }),
    ...(address.token === undefined ? {} : { token: address.token }),
  })
}

import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION, type LakeAddress } from './lake-client.ts'

/**
 * Creates Sanity's client of the lake at `address`, for its event streams. Its queries return every document that the token can read,
 * drafts included.
 */
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

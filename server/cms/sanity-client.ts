import { createClient, type SanityClient } from '@sanity/client'
import { API_VERSION, type LakeAddress } from './lake-client.ts'

/**
 * Sanity's client of the lake at `address`, used for its streams. Its reads include every document that the token can
 * read.
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

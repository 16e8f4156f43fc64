import { createClient, type SanityClient } from '@sanity/client'

/** API version of the Content Lake for imports and exports. */
export const API_VERSION = '2025-02-19'

/** Sends a request to a lake: `fetch`, or the request handler of an embedded lake. */
type LakeFetch = (request: Request) => Promise<Response>

/** Location and credentials of a lake. */
export interface LakeEndpoint {
  readonly client: SanityClient
  readonly fetch: LakeFetch
  /** Base URL of the API paths `/v2025-02-19/…` and, if the lake is not hosted by Sanity, of `/images/…`. No trailing slash. */
  readonly apiHost: string
  readonly token: string | undefined
}

export interface EndpointOptions {
  readonly projectId: string
  readonly dataset: string
  readonly token: string | undefined
  /** Base URL of the lake; undefined for Sanity's hosted service. */
  readonly apiHost?: string | undefined
  /** Sends requests. Default: over the network. */
  readonly fetch?: LakeFetch
}

/** Creates a client with all permissions of its token. It also reads drafts, and bypasses caches. */
export function createEndpoint(options: EndpointOptions): LakeEndpoint {
  const { projectId, dataset, token, apiHost } = options
  const fetch: LakeFetch = options.fetch ?? ((request) => globalThis.fetch(request))
  const client = createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
    ...(token !== undefined && { token }),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
    ...(options.fetch && {
      resolveFetch: () => (input: string | URL | Request, init?: RequestInit) =>
        fetch(new Request(input, withDuplex(init))),
    }),
  })
  return { client, fetch, apiHost: apiHost ?? `https://${projectId}.api.sanity.io`, token }
}

interface StreamingInit extends RequestInit {
  readonly duplex: 'half'
}

/** Adds half duplex mode to the options of a request whose body is a stream, because `fetch` requires it. */
function withDuplex(init: RequestInit | undefined): RequestInit | undefined {
  if (init?.body === undefined || init.body === null) return init
  const streaming: StreamingInit = { ...init, duplex: 'half' }
  return streaming
}

import { createClient, type SanityClient } from '@sanity/client'

/** Version of the Content Lake's API that transfers speak. */
export const API_VERSION = '2025-02-19'

/** `fetch`, or the in-process face of an embedded lake. */
type LakeFetch = (request: Request) => Promise<Response>

/** Where a lake is and how to be let in. */
export interface LakeEndpoint {
  readonly client: SanityClient
  readonly fetch: LakeFetch
  /** Address in front of `/v2025-02-19/…` and, for a lake that is not Sanity's own, of `/images/…`. No trailing slash. */
  readonly apiHost: string
  readonly token: string | undefined
}

export interface EndpointOptions {
  readonly projectId: string
  readonly dataset: string
  readonly token: string | undefined
  /** Absent for Sanity itself. */
  readonly apiHost?: string | undefined
  /** The network unless given. */
  readonly fetch?: LakeFetch
}

/** A client that sees and writes everything its token may: drafts too, and never through a cache. */
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

/** A request with a body has to say that its answer comes after it, should the body be a stream. */
function withDuplex(init: RequestInit | undefined): RequestInit | undefined {
  if (init?.body === undefined || init.body === null) return init
  const streaming: StreamingInit = { ...init, duplex: 'half' }
  return streaming
}

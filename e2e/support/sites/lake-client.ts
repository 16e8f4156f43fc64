import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'

/** Client of the lake at `url`, like that of an external program. */
export function lakeClient(
  url: string,
  token: string,
  config: Partial<ClientConfig> = {},
): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token,
    ...config,
  })
}

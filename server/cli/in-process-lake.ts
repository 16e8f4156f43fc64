import type { AssetStore } from '#lake/assets/assets.ts'
import type { Lake } from '#lake/documents/types.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { COMMAND_LINE } from '#lake/wire/machine.ts'
import { createWire } from '#lake/wire/wire.ts'

/** A lake in this process, and the settings of its HTTP API. */
export interface InProcessLake {
  readonly lake: Lake
  readonly assets: AssetStore
  /** Folder with the accounts of the API's users. */
  readonly directory: string
  readonly projectId: string
  readonly dataset: string
  /** Public origin of the site, with which the URLs of assets begin. */
  readonly origin: string
}

/**
 * Connects to a lake in this process through the handler of its HTTP API, without a port. So the writes of a command pass the same checks
 * as writes over HTTP.
 */
export function connectInProcess(
  open: InProcessLake,
): LakeEndpoint & { readonly close: () => Promise<void> } {
  const { lake, assets, directory, projectId, dataset, origin } = open
  const wire = createWire({
    lake,
    assets,
    directory,
    projectId,
    origin,
    basePath: lakePaths.base,
    anonymous: 'nobody',
    // Grants full access, because only code in this process can call this API.
    authenticate: () =>
      Promise.resolve({
        id: COMMAND_LINE,
        name: 'Command line',
        email: '',
        role: 'admin',
        via: 'bearer',
      }),
    users: { byIds: () => Promise.resolve([]) },
  })
  const endpoint = createEndpoint({
    projectId,
    dataset,
    token: undefined,
    apiHost: origin + lakePaths.base,
    fetch: (request) => wire.fetch(request, { address: '127.0.0.1' }),
  })
  return { ...endpoint, close: () => wire.close() }
}

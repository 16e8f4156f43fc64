import type { AssetStore } from '#lake/assets/assets.ts'
import type { Lake } from '#lake/documents/types.ts'
import { lakePaths } from '#shared/paths/paths.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { COMMAND_LINE } from '#lake/wire/machine.ts'
import { createWire } from '#lake/wire/wire.ts'

/** A lake in this process and what its wire has to know. */
export interface InProcessLake {
  readonly lake: Lake
  readonly assets: AssetStore
  /** Where the wire keeps its accounts. */
  readonly directory: string
  readonly projectId: string
  readonly dataset: string
  /** The site's public origin: the addresses of assets begin with it. */
  readonly origin: string
}

/** Speaks to a lake in this process over its wire, without a port: what a command writes passes the same doors as everything else. */
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
    // Whoever holds this object is the process itself; nothing of it can be reached from outside.
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

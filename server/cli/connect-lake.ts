import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { dataFolders } from '#server/data-folders.ts'
import { LakeError } from '#server/lake/types.ts'
import { openLake, openLakeToRead, type OpenLake } from '#server/open-lake.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { createAccountStore } from '#server/wire/accounts.ts'
import { healthPaths, lakePaths } from '#shared/paths.ts'
import { connectInProcess } from './in-process-lake.ts'

/** A lake for the length of a command. */
export interface LakeConnection extends LakeEndpoint {
  /** Where the content is, for people. */
  readonly description: string
  close(): Promise<void>
}

const HEALTH_DEADLINE_MS = 3000

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}

/** What a command is about to do with a dataset: only one that writes makes a missing one. */
export type Purpose = 'read' | 'write'

/** The embedded lake, unless another process (the running site) holds it. */
function openEmbedded(config: Config, dataset: string, purpose: Purpose): OpenLake | undefined {
  const directory = join(config.dataDir, dataFolders.lake)
  try {
    return purpose === 'read' ? openLakeToRead(directory, dataset) : openLake(directory, dataset)
  } catch (error) {
    if (isHeld(error)) return undefined
    if (error instanceof LakeError && error.kind === 'datasetNotFound') {
      throw new TransferError(
        `There is no dataset "${dataset}" in ${directory}. Name one that is there with --dataset or SANITY_DATASET.`,
        { cause: error },
      )
    }
    throw error
  }
}

function connectEmbedded(config: Config, open: OpenLake): LakeConnection {
  const dataset = open.dataset.name
  const endpoint = connectInProcess({
    ...open,
    projectId: config.lake.projectId,
    dataset,
    origin: config.origin,
  })
  return {
    ...endpoint,
    description: `the lake in ${open.directory}, dataset ${dataset}`,
    close: async () => {
      await endpoint.close()
      open.lake.close()
    },
  }
}

function localAddress({ host, port, tls }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `${tls === undefined ? 'http' : 'https'}://${name}:${port}`
}

/**
 * The running site holds the lake's file, so its own wire is used, with a machine token that lives as long as the
 * command: whoever may read and write DATA_DIR could make one anyway.
 */
async function connectRunningSite(config: Config, dataset: string): Promise<LakeConnection> {
  const address = localAddress(config)
  const alive = await fetch(address + healthPaths.live, {
    signal: AbortSignal.timeout(HEALTH_DEADLINE_MS),
  }).catch(() => undefined)
  if (alive?.ok !== true) {
    throw new TransferError(
      `Another process holds the lake in ${config.dataDir}, but no site answers at ${address}. ` +
        'Run this command with the HOST and PORT of the running site, or stop it first.',
    )
  }
  const accounts = createAccountStore({ directory: join(config.dataDir, dataFolders.lake) })
  const name = `command-${process.pid}-${Date.now()}`
  const token = accounts.createToken(name, 'admin')
  if (token === undefined) throw new TransferError('The lake gave no token; try again.')
  const endpoint = createEndpoint({
    projectId: config.lake.projectId,
    dataset,
    token,
    apiHost: address + lakePaths.base,
  })
  return {
    ...endpoint,
    description: `the site that runs at ${address}, dataset ${dataset}`,
    close: async () => {
      accounts.revokeToken(name)
      accounts.close()
    },
  }
}

function connectRemote(config: Config, dataset: string): LakeConnection {
  const { projectId, apiHost, token } = config.lake
  const endpoint = createEndpoint({ projectId, dataset, token, apiHost })
  return {
    ...endpoint,
    description: `${endpoint.apiHost}, project ${projectId}, dataset ${dataset}`,
    close: () => Promise.resolve(),
  }
}

/** The status of an answer that the client took for a refusal; undefined when there was no answer. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** Asks the lake something small, so that a wrong token or address is said before any work is done. */
async function checked(connection: LakeConnection): Promise<LakeConnection> {
  try {
    await connection.client.fetch('count(*[0...1])')
    return connection
  } catch (error) {
    await connection.close()
    const status = statusOf(error)
    const problem =
      status === 401 || status === 403
        ? 'refuses the token (SANITY_API_TOKEN or LAKE_TOKEN)'
        : status === 404
          ? 'says that there is no such dataset'
          : status === undefined
            ? 'cannot be reached'
            : `answers ${status}`
    throw new TransferError(`The lake (${connection.description}) ${problem}.`, { cause: error })
  }
}

/**
 * Reaches the lake that the settings name: a remote one over the network; the embedded one in this process, or through
 * the site that runs and holds it. @throws TransferError when it cannot be reached, or has no such dataset to read
 */
export async function connectLake(
  config: Config,
  dataset: string,
  purpose: Purpose = 'write',
): Promise<LakeConnection> {
  if (config.mode !== 'embedded') return checked(connectRemote(config, dataset))
  const open = openEmbedded(config, dataset, purpose)
  return open === undefined
    ? checked(await connectRunningSite(config, dataset))
    : connectEmbedded(config, open)
}

import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { createAssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import { LakeError, type Lake } from '#lake/documents/types.ts'
import { openLake, openLakeToRead, type OpenLake } from '#lake/wire/open-lake.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { createAccountStore } from '#lake/wire/accounts.ts'
import { healthPaths, lakePaths } from '#shared/paths/paths.ts'
import { connectInProcess } from './in-process-lake.ts'

/** A lake for the length of a command. */
export interface LakeConnection extends LakeEndpoint {
  /** Where the content is, for people. */
  readonly description: string
  /** The lake itself where this process holds it. */
  readonly held?: Lake
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
    held: open.lake,
    close: async () => {
      await endpoint.close()
      open.lake.close()
    },
  }
}

function localAddress({ host, tls }: Config, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `${tls === undefined ? 'http' : 'https'}://${name}:${port}`
}

/** A program that runs and holds a lake: the site, or a lake alone. */
interface Holder {
  readonly what: string
  /** Where its lake lies. */
  readonly directory: string
  /** Where it listens, and what its lake's addresses begin with there. */
  readonly address: string
  readonly basePath: string
  readonly projectId: string
  /** Answered by whoever runs there, known or not. */
  readonly probe: string
}

const theSite = (config: Config): Holder => ({
  what: 'site',
  directory: join(config.dataDir, dataFolders.lake),
  address: localAddress(config, config.port),
  basePath: lakePaths.base,
  projectId: config.lake.projectId,
  probe: healthPaths.live,
})

const theLakeAlone = (config: Config): Holder => ({
  what: 'lake alone',
  directory: join(config.dataDir, dataFolders.lakeAlone),
  address: localAddress(config, config.lakeAlone.port),
  basePath: '',
  projectId: config.lakeAlone.projectId,
  probe: '/v1/projects',
})

/**
 * Another process holds the lake's file, so its own wire is used, with a machine token that lives as long as the
 * command: whoever may read and write DATA_DIR could make one anyway.
 */
async function connectHolder(
  config: Config,
  dataset: string,
  holder: Holder,
): Promise<LakeConnection> {
  const { what, directory, address, basePath, projectId, probe } = holder
  const found = await fetch(address + probe, {
    signal: AbortSignal.timeout(HEALTH_DEADLINE_MS),
  }).catch(() => undefined)
  await found?.body?.cancel()
  if (found === undefined || (!found.ok && found.status !== 401)) {
    throw new TransferError(
      `Another process holds the lake in ${config.dataDir}, but no ${what} answers at ${address}. ` +
        `Run this command with the HOST and ${basePath === '' ? 'LAKE_PORT' : 'PORT'} of the running ${what}, or stop it first.`,
    )
  }
  const accounts = createAccountStore({ directory })
  const name = `command-${process.pid}-${Date.now()}`
  const token = accounts.createToken(name, 'admin')
  if (token === undefined) throw new TransferError('The lake gave no token; try again.')
  const endpoint = createEndpoint({
    projectId,
    dataset,
    token,
    apiHost: address + basePath,
  })
  return {
    ...endpoint,
    description: `the ${what} that runs at ${address}, dataset ${dataset}`,
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
    ? checked(await connectHolder(config, dataset, theSite(config)))
    : connectEmbedded(config, open)
}

/**
 * Reaches a lake for its datasets rather than for what is in one: none has to be there, and none is made.
 * @param alone the lake that runs, or ran, alone in DATA_DIR, whatever lake the site uses
 */
export async function reachLake(config: Config, alone: boolean): Promise<LakeConnection> {
  const { dataset } = config.lake
  if (!alone && config.mode !== 'embedded') return connectRemote(config, dataset)
  const holder = alone ? theLakeAlone(config) : theSite(config)
  const { directory, projectId } = holder
  try {
    const lake = createLake({ directory })
    const assets = createAssetStore({ directory: join(directory, 'assets') })
    const { origin } = config
    const endpoint = connectInProcess({ lake, assets, directory, projectId, dataset, origin })
    return {
      ...endpoint,
      description: `the lake in ${directory}`,
      close: async () => {
        await endpoint.close()
        lake.close()
      },
    }
  } catch (error) {
    if (isHeld(error)) return connectHolder(config, dataset, holder)
    throw error
  }
}

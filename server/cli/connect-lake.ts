import { join } from 'node:path'
import { isSqliteBusy } from '#lake/common/store-errors.ts'
import { openStorage, type Storage } from '#server/composition/files/storage.ts'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { createAssetStore } from '#lake/assets/assets.ts'
import { LakeError, type Lake } from '#lake/documents/types.ts'
import {
  openAnyLake,
  openLakeAt,
  openLakeAtToRead,
  whereOf,
  type OpenLake,
} from '#lake/wire/open-lake.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { TransferError } from '#server/transfer/transfer-error.ts'
import { openAccountsAt } from '#lake/wire/accounts.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { healthPaths } from '#shared/paths/paths.ts'
import { connectInProcess } from './in-process-lake.ts'
import { pageWriteProblem } from '#shared/content/pages/page-write-rule.ts'

/** Connection to a lake for the duration of a command. */
export interface LakeConnection extends LakeEndpoint {
  /** Location of the lake, for messages. */
  readonly description: string
  /** The lake object, if this process has opened the lake's file. */
  readonly held?: Lake
  close(): Promise<void>
}

const HEALTH_DEADLINE_MS = 3000

/** Intended use of a dataset. Only `write` creates the dataset if it does not exist. */
export type Purpose = 'read' | 'write'

/** The embedded lake in this process. */
interface Embedded {
  readonly open: OpenLake
  readonly storage: Storage | undefined
}

/** Opens the embedded lake in this process. Returns undefined if another process, usually the running site, has opened the lake. */
async function openEmbedded(
  config: Config,
  dataset: string,
  purpose: Purpose,
): Promise<Embedded | undefined> {
  const storage = await openStorage(config)
  const place = {
    directory: join(config.dataDir, dataFolders.lake),
    databaseUrl: config.lake.databaseUrl,
    files: storage?.lake,
  }
  try {
    const open =
      purpose === 'read'
        ? await openLakeAtToRead(place, dataset)
        : await openLakeAt(place, dataset, pageWriteProblem)
    return { open, storage }
  } catch (error) {
    storage?.bucket.close()
    if (isSqliteBusy(error)) return undefined
    if (error instanceof LakeError && error.kind === 'datasetNotFound') {
      throw new TransferError(
        `There is no dataset "${dataset}" in ${whereOf(place)}. Name one that is there with --dataset or SANITY_DATASET.`,
        { cause: error },
      )
    }
    throw error
  }
}

function connectEmbedded(config: Config, { open, storage }: Embedded): LakeConnection {
  const dataset = open.dataset.name
  const endpoint = connectInProcess({
    ...open,
    projectId: config.lake.projectId,
    dataset,
    origin: config.origin,
  })
  const where = whereOf({ ...open, databaseUrl: config.lake.databaseUrl })
  return {
    ...endpoint,
    description: `the lake in ${where}, dataset ${dataset}`,
    held: open.lake,
    close: async () => {
      await endpoint.close()
      await open.lake.close()
      storage?.bucket.close()
    },
  }
}

/** Address at which a process of this machine listens. */
export function localAddress({ host, tls }: Config, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `${tls === undefined ? 'http' : 'https'}://${name}:${port}`
}

/** Process that may have opened a lake: the site, or a standalone lake. */
interface Holder {
  readonly what: string
  /** Folder of the lake. */
  readonly directory: string
  /** Origin on which the process listens. The paths of the lake's API begin with `basePath`. */
  readonly address: string
  readonly basePath: string
  readonly projectId: string
  /** Path to which the process responds without credentials. */
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
 * Connects over HTTP to the process that has opened the lake's file, with a machine token that is revoked when the command ends. The token
 * grants no additional privilege: users who can read and write DATA_DIR can create tokens anyway.
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
  const accounts = await openAccountsAt({ directory })
  const name = `command-${process.pid}-${Date.now()}`
  const token = await accounts.createToken(name, 'admin')
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
      await accounts.revokeToken(name)
      await accounts.close()
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

/** HTTP status of a failed client call, or undefined if there was no response. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** Sends a small query, so that a wrong token or address is reported before the command does any work. */
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
 * Connects to the lake that the settings name. A remote lake is reached over the network. The embedded lake is opened in this process, or
 * reached through the running site if the site has opened it.
 * @throws TransferError if the lake cannot be reached, or does not have the dataset to read
 */
export async function connectLake(
  config: Config,
  dataset: string,
  purpose: Purpose = 'write',
): Promise<LakeConnection> {
  if (config.mode !== 'embedded') return checked(connectRemote(config, dataset))
  const embedded = await openEmbedded(config, dataset, purpose)
  return embedded === undefined
    ? checked(await connectHolder(config, dataset, theSite(config)))
    : connectEmbedded(config, embedded)
}

/**
 * Connects to a lake in order to manage its datasets. The dataset of the settings need not exist and is not created.
 * @param alone connects to the standalone lake in DATA_DIR instead of the site's lake
 */
export async function reachLake(config: Config, alone: boolean): Promise<LakeConnection> {
  const { dataset } = config.lake
  if (!alone && config.mode !== 'embedded') return connectRemote(config, dataset)
  const holder = alone ? theLakeAlone(config) : theSite(config)
  const { directory, projectId } = holder
  try {
    const { databaseUrl } = config.lake
    const lake = await openAnyLake({ directory, databaseUrl }, { rule: pageWriteProblem })
    const assets = createAssetStore({ directory: join(directory, 'assets') })
    const { origin } = config
    const endpoint = connectInProcess({ lake, assets, directory, projectId, dataset, origin })
    return {
      ...endpoint,
      description: `the lake in ${whereOf({ directory, databaseUrl })}`,
      close: async () => {
        await endpoint.close()
        await lake.close()
      },
    }
  } catch (error) {
    if (isSqliteBusy(error)) return connectHolder(config, dataset, holder)
    throw error
  }
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { listen } from '#lake/common/listen.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { importContent, type ImportMode } from '#server/transfer/import-content.ts'
import { fetchKnownTerms } from '#server/transfer/known-terms.ts'
import { createEndpoint, type LakeEndpoint } from '#server/transfer/lake-client.ts'
import { readContent } from '#server/transfer/read-content.ts'
import { openSource } from '#server/transfer/source.ts'
import { createWire } from '#lake/wire/wire.ts'
import { connectInProcess } from './in-process-lake.ts'

/** Creates an empty lake and an in-process endpoint for it. */
export async function emptyLake(directory = testDirectory()) {
  const open = openLake(directory, 'production')
  const endpoint = connectInProcess({
    ...open,
    projectId: 'local',
    dataset: 'production',
    origin: 'http://site.example',
  })
  onTestFinished(async () => {
    await endpoint.close()
    await open.lake.close()
  })
  return { ...open, endpoint }
}

/** Serves the lake on a port, for other programs. */
export async function serve({ lake, assets, directory }: Awaited<ReturnType<typeof emptyLake>>) {
  const wire = createWire({
    lake,
    assets,
    directory,
    projectId: 'local',
    basePath: '/lake',
    anonymous: 'nobody',
    // All assets are public, because Sanity's exporter fetches assets without a token.
    assetPolicy: () => 'public',
    authenticate: async ({ headers }) =>
      headers.get('authorization') === 'Bearer a-token-for-tests-alone'
        ? { id: 'test', name: 'Test', email: '', role: 'admin', via: 'bearer' }
        : undefined,
    users: { byIds: () => Promise.resolve([]) },
  })
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: {
      early: () => false,
      upgrade: () => false,
      fetch: (request, peer) =>
        new URL(request.url).pathname === '/healthz'
          ? Response.json({ alive: true })
          : wire.fetch(request, peer),
    },
  })
  onTestFinished(async () => {
    await server.close(100)
    await wire.close()
  })
  const endpoint = createEndpoint({
    projectId: 'local',
    dataset: 'production',
    token: 'a-token-for-tests-alone',
    apiHost: `http://127.0.0.1:${server.port}/lake`,
  })
  return { endpoint, port: server.port }
}

/** Imports a folder or file. */
export async function bring(
  { client }: LakeEndpoint,
  path: string,
  mode: ImportMode = 'create',
  dryRun = false,
) {
  const source = await openSource(path)
  try {
    const content = await readContent(source, async () => ({
      category: 'General',
      known: await fetchKnownTerms(client),
      now: new Date(),
    }))
    return await importContent({ client, content, mode, dryRun })
  } finally {
    await source.close()
  }
}

/** Formats documents as NDJSON. */
export const lines = (documents: readonly object[]) =>
  documents.map((document) => `${JSON.stringify(document)}\n`).join('')

/** Writes documents as a gzipped NDJSON file, the format of an export without assets. Returns the file's path. */
export async function packed(documents: readonly object[]): Promise<string> {
  const path = join(testDirectory(), 'data.ndjson.gz')
  await writeFile(path, gzipSync(lines(documents)))
  return path
}

/** True if a document is the record of an asset. */
export const isAsset = ({ _type }: { readonly _type: string }) => _type.startsWith('sanity.')

/** Returns documents by id, without the records of assets and without the fields that the lake sets. */
export function contentOf(documents: Iterable<LakeDocument>) {
  return new Map(
    Array.from(documents)
      .filter((document) => !isAsset(document))
      .map(({ _rev, _updatedAt, ...content }) => [content._id, content] as const),
  )
}

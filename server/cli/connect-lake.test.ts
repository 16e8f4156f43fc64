import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import { COMPILED, testDirectory } from '#server/testing/directory.test-support.ts'
import { openLake } from '#lake/wire/open-lake.ts'
import { createEndpoint } from '#server/transfer/lake-client.ts'
import { connectLake } from './connect-lake.ts'
import { emptyLake, serve, bring, packed } from './content-transfer.test-support.ts'

describe('a connection to the embedded lake', () => {
  test('a command uses the API of the running site that has opened the lake, with a token that is revoked afterwards', async () => {
    const dataDir = testDirectory()
    const open = await emptyLake(join(dataDir, dataFolders.lake))
    const { port } = await serve(open)
    const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) })
    const connection = await connectLake(config, 'production')
    expect(connection.description).toContain('the site that runs at')
    await bring(connection, await packed([{ _id: 'a', _type: 'page' }]))
    expect(open.dataset.get('a')).toBeDefined()
    const { token } = connection
    await connection.close()
    const after = createEndpoint({
      projectId: 'local',
      dataset: 'production',
      token,
      apiHost: connection.apiHost,
    })
    await expect(after.client.fetch('count(*)')).rejects.toMatchObject({ statusCode: 401 })
  })

  test('a command fails if another process has opened the lake and no process responds', async () => {
    const dataDir = testDirectory()
    const { lake } = openLake(join(dataDir, dataFolders.lake), 'production')
    onTestFinished(() => lake.close())
    const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '9' })
    await expect(connectLake(config, 'production')).rejects.toThrow(
      /Another process holds the lake .* no site answers at http:\/\/127\.0\.0\.1:9/,
    )
  })
})

describe('a connection to a remote lake', () => {
  const remote = (port: number, token: string) =>
    readConfig({ SANITY_API_HOST: `http://127.0.0.1:${port}/lake`, LAKE_TOKEN: token })

  test('a command sends the token of the settings to the remote lake', async () => {
    const { port } = await serve(await emptyLake())
    const connection = await connectLake(remote(port, 'a-token-for-tests-alone'), 'production')
    expect(await connection.client.fetch('count(*)')).toBe(0)
  })

  test.for([
    {
      name: 'a wrong token',
      token: 'another-token-for-tests',
      dataset: 'production',
      says: /refuses the token/,
    },
    {
      name: 'a missing dataset',
      token: 'a-token-for-tests-alone',
      dataset: 'other',
      says: /no such dataset/,
    },
  ])('a command reports $name before it does any work', async ({ token, dataset, says }) => {
    const { port } = await serve(await emptyLake())
    await expect(connectLake(remote(port, token), dataset)).rejects.toThrow(says)
  })

  test('a command reports that the address of the lake does not respond', async () => {
    await expect(connectLake(remote(9, 'a-token-for-tests-alone'), 'production')).rejects.toThrow(
      /cannot be reached\.$/,
    )
  })
})

describe('the output of commands', () => {
  const run = async (script: string, args: readonly string[], dataDir: string) =>
    new Promise<{ code: number; out: string; error: string }>((done) => {
      const child = execFile(
        process.execPath,
        [join(import.meta.dirname, script), ...args],
        {
          env: { PATH: '', DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED },
          cwd: join(import.meta.dirname, '../..'),
        },
        (failure, out, error) =>
          done({ code: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
      )
      onTestFinished(() => void child.kill())
    })

  test('content commands print plain lines if the output is not a terminal', async () => {
    const dataDir = testDirectory()
    const file = join(dataDir, 'out.tar.gz')
    const input = await packed([{ _id: 'a', _type: 'page' }])
    const imported = await run('content-import.ts', [input], dataDir)
    expect(imported).toMatchObject({
      code: 0,
      error: 'Writing documents: 1\nWriting documents: done\n',
    })
    expect(imported.out).toContain(
      'Imported 1 document (1 new, 0 replaced, 0 unchanged) and 0 assets',
    )
    const exported = await run('content-export.ts', [file], dataDir)
    expect(exported).toMatchObject({ code: 0, error: '' })
    expect(exported.out).toContain('Exported 1 document, 0 images and 0 files')
  })
})

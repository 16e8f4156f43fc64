import { readdir } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { hostedImage, imageHostError, type ImageSignRequest } from '#shared/contracts/image-host.ts'
import { allMigrations } from '../database/all-migrations.ts'
import type { Engine, useDatabases } from './database.test-support.ts'
import { testDirectory } from './directory.test-support.ts'
import { createMediaStore } from '../media/media.store.ts'
import type { MediaTables } from '../media/media.tables.ts'
import { createImageSigner } from '../media/signer.ts'
import {
  accountOfTests,
  postCall,
  serveTestHost,
  STAFF,
  type TestFile,
} from './media-server.test-support.ts'

/** Starts the embedded image host on a local port, with a new store and a clock that tests control. */
export async function openTestHost(
  databases: Pick<ReturnType<typeof useDatabases>, 'open'>,
  engine: Engine,
) {
  const directory = testDirectory()
  const { kysely: db } = await databases.open(engine, allMigrations)
  let time = Date.UTC(2026, 9, 1, 9)
  const now = () => time
  const { close, port, ...served } = await serveTestHost({ db, directory, now })
  onTestFinished(close)
  const origin = `http://127.0.0.1:${port}`
  const signer = createImageSigner(accountOfTests, now)
  return {
    ...served,
    origin,
    directory,
    store: createMediaStore(db.withTables<MediaTables>()),
    sign: (request: ImageSignRequest) => signer.sign(request),
    /** Signs and sends a request. */
    call: (request: ImageSignRequest, file?: TestFile) =>
      postCall(origin, signer.sign(request), file),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

export type TestHost = Awaited<ReturnType<typeof openTestHost>>

/** Parses the image in the response to an upload. */
export async function imageOf(response: Response) {
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return z.parse(hostedImage, body)
}

/** Status and message of an error response. */
export const refusalOf = async (response: Response) =>
  `${response.status} ${z.parse(imageHostError, await response.json()).error.message}`

/** Names of the host's files on disk, in one folder or in all folders. */
export const filesIn = async ({ directory }: TestHost, folder: string) =>
  (await readdir(`${directory}/${folder}`, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )

/** Fetches a delivery URL as staff. */
export const delivered = async ({ origin }: TestHost, address: string) =>
  fetch(new URL(new URL(address).pathname, origin), {
    headers: { authorization: STAFF },
    redirect: 'manual',
  })

/** Stored original of an image. */
export const originalOf = async (host: TestHost, image: z.infer<typeof hostedImage>) =>
  Buffer.from(await (await delivered(host, image.secure_url)).arrayBuffer())

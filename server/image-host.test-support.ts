import { onTestFinished } from 'vitest'
import type { ImageSignRequest } from '#shared/contracts/image-host.ts'
import { allMigrations } from './all-migrations.ts'
import type { Engine, useDatabases } from './database.test-support.ts'
import { testDirectory } from './directory.test-support.ts'
import { createMediaStore } from './media/media.store.ts'
import type { MediaTables } from './media/media.tables.ts'
import { createImageSigner } from './media/signer.ts'
import {
  accountOfTests,
  postCall,
  serveTestHost,
  type TestFile,
} from './media-server.test-support.ts'

/** The embedded image host on a port, with a store of its own and a clock that tests set. */
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
    /** Signs and posts. */
    call: (request: ImageSignRequest, file?: TestFile) =>
      postCall(origin, signer.sign(request), file),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

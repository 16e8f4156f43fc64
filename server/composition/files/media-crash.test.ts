import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { allMigrations } from '../../database/all-migrations.ts'
import { openDatabase } from '../../database/database.ts'
import { accountOfTests, postCall, serveTestHost } from '../../testing/media-server.test-support.ts'
import { bytesOf, jpegOf } from '../../testing/pictures.test-support.ts'
import { hostedImage } from '#shared/contracts/image-host.ts'
import { createMediaStore } from '../../media/media.store.ts'
import type { MediaTables } from '../../media/media.tables.ts'
import { createOriginals } from '../../media/originals.ts'
import { createImageSigner } from '../../media/signer.ts'

const KILLS = inject('tier') === 'full' ? 20 : 2
const WRITERS = 3

test(
  `the image host has every acknowledged upload and no other file after ${KILLS} kills during uploads`,
  { timeout: 600_000 },
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'media-crash-'))
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
    const signer = createImageSigner(accountOfTests)
    const picture = await jpegOf(600, 400)
    const acknowledged = new Set<string>()
    let number = 0
    for (let round = 0; round < KILLS; round += 1) {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, '../../testing/media-crash-host.ts'), directory],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      )
      const ended = once(child, 'close')
      const [port] = await once(createInterface({ input: child.stdout }), 'line')
      const before = acknowledged.size
      let isOver = false
      const write = async () => {
        while (!isOver) {
          number += 1
          // Some of the uploaded files are identical, most are not.
          const bytes = bytesOf(picture)
          bytes[bytes.length - 40] = number % 7
          const call = signer.sign({ action: 'upload' })
          const file = { bytes, name: `${number}.jpg` }
          const answer = await postCall(`http://127.0.0.1:${String(port)}`, call, file).catch(
            () => undefined,
          )
          const body = hostedImage.safeParse(await answer?.json().catch(() => undefined))
          if (body.success) acknowledged.add(body.data.public_id)
        }
      }
      const writing = Promise.all(Array.from({ length: WRITERS }, write))
      await expect.poll(() => acknowledged.size - before).toBeGreaterThan(4)
      // In each round, the process is killed at a different moment of an upload.
      await wait((round * 13) % 60)
      child.kill('SIGKILL')
      await ended
      isOver = true
      await writing
    }

    const database = await openDatabase({ dataDir: directory })
    onTestFinished(() => database.close())
    await database.migrate(allMigrations)
    const store = createMediaStore(database.kysely.withTables<MediaTables>())
    const { host, close } = await serveTestHost({
      db: database.kysely,
      directory,
      now: () => Date.now() + 2 * 3_600_000,
    })
    onTestFinished(close)
    await host.sweep.sweep()
    const records = await store.all()
    const files = await createOriginals(directory).list()
    expect(new Set(files.map(({ sha1 }) => sha1))).toEqual(new Set(records.map(({ sha1 }) => sha1)))
    const known = new Set(records.map(({ publicId }) => publicId))
    expect([...acknowledged].filter((id) => !known.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(4 * KILLS)
  },
)

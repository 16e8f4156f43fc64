import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { allMigrations } from '#server/database/all-migrations.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import {
  accountOfTests,
  postCall,
  serveTestHost,
} from '#server/testing/media-server.test-support.ts'
import { jpegOf } from '#server/testing/pictures.test-support.ts'
import { createMediaStore } from '#server/media/media.store.ts'
import type { MediaTables } from '#server/media/media.tables.ts'
import { createOriginals, originalsFolder } from '#server/media/originals.ts'
import { createImageSigner } from '#server/media/signer.ts'

const databases = useDatabases()

describe('two processes with the same originals', () => {
  it('two processes preserve a file that gets a record while it is being removed', async () => {
    const directory = testDirectory()
    const files = originalsFolder(directory)
    let hasRecord = false
    const slow: LocalFileStore = {
      ...files,
      remove: (name) => {
        // The other process stores the same bytes and adds its record before the removal arrives.
        hasRecord = true
        return files.remove(name)
      },
    }
    const originals = createOriginals(directory, slow)
    const path = originals.spare()
    writeFileSync(path, 'picture')
    const { sha1, letGo } = await originals.keep(path, 'png')
    letGo()
    const [file] = await originals.list()
    if (file === undefined) throw new Error('The file is missing')
    expect(await originals.remove(file, () => Promise.resolve(hasRecord))).toBe(false)
    expect(await originals.isKept(sha1, 'png')).toBe(true)
    expect(await originals.remove(file, () => Promise.resolve(false))).toBe(true)
    expect(await originals.isKept(sha1, 'png')).toBe(false)
    expect(readdirSync(join(directory, 'incoming'))).toEqual([])
  })

  it('two processes refuse an upload whose file is removed before its record is added', async () => {
    const directory = testDirectory()
    const { kysely: db } = await databases.open('sqlite', allMigrations)
    const folder = originalsFolder(directory)
    let isRemoving = true
    const files: LocalFileStore = {
      ...folder,
      put: async (name, path, use) => {
        await folder.put(name, path, use)
        if (isRemoving) await folder.remove(name)
      },
    }
    const served = await serveTestHost({ db, directory, files, now: Date.now })
    onTestFinished(served.close)
    const store = createMediaStore(db.withTables<MediaTables>())
    const signer = createImageSigner(accountOfTests)
    const upload = async () =>
      postCall(`http://127.0.0.1:${served.port}`, signer.sign({ action: 'upload' }), {
        bytes: await jpegOf(20, 10),
        name: 'a.jpg',
      })
    const refused = await upload()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await store.all()).toEqual([])
    isRemoving = false
    expect((await upload()).status).toBe(200)
    expect(await store.all()).toHaveLength(1)
  })
})

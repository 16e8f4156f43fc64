import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { FileStoreError, type FileStore } from '#lake/common/files/file-store.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { copiesOf, fileOf } from '#server/testing/file-stores.test-support.ts'
import { useObjectStorage } from '#server/testing/use-object-storage.test-support.ts'
import { openBucket } from '../../storage/bucket-store.ts'

const storage = useObjectStorage()

let folders = 0
function bucketStore(): FileStore {
  folders += 1
  return openBucket({ ...storage().settings, prefix: 'site' }).store(`folder-${folders}`)
}

describe('local copies', () => {
  it('local copies can be read while the storage does not respond, unlike files without a copy', async () => {
    let time = 0
    const { copies, failures } = copiesOf(bucketStore(), () => time)
    await copies.put('ab/sent.jpg', fileOf('sent'), 'move')
    await copies.put('ab/read.jpg', fileOf('read'), 'copy')
    await copies.put('ab/never.jpg', fileOf('never'), 'copy')
    expect(await copies.local('ab/read.jpg')).toMatchObject({ size: 4 })
    await storage().stop()
    try {
      for (const word of ['sent', 'read']) {
        const file = await copies.local(`ab/${word}.jpg`)
        expect(readFileSync(file?.path ?? '', 'utf8')).toBe(word)
      }
      const refused = { name: 'FileStoreError', kind: 'unavailable' }
      await expect(copies.local('ab/never.jpg')).rejects.toMatchObject(refused)
      await expect(copies.put('ab/new.jpg', fileOf('new'), 'move')).rejects.toMatchObject(refused)
    } finally {
      await storage().restart()
    }
    // For a short time all reads fail at once. After that, reads work again.
    await expect(copies.local('ab/never.jpg')).rejects.toThrow('does not answer')
    expect(failures).toHaveLength(2)
    time += 2_000
    expect(await copies.local('ab/never.jpg')).toMatchObject({ size: 5 })
    expect(await copies.local('ab/none.jpg')).toBeUndefined()
  })

  it('local copies are deleted to make room on a full disk; a full disk is never reported as a fault of the storage', async () => {
    const store = bucketStore()
    let fullTimes = 1
    const full: FileStore = {
      ...store,
      copyTo: async (name, path) => {
        fullTimes -= 1
        if (fullTimes < 0) return store.copyTo(name, path)
        const cause = Object.assign(new Error('no space'), { code: 'ENOSPC' })
        throw new FileStoreError('local', 'full', { cause })
      },
    }
    const { copies } = copiesOf(full)
    await copies.put('ab/old.jpg', fileOf('old'), 'move')
    await copies.put('ab/new.jpg', fileOf('new'), 'copy')
    const old = await copies.local('ab/old.jpg')
    expect(await copies.local('ab/new.jpg')).toMatchObject({ size: 3 })
    expect(existsSync(old?.path ?? '')).toBe(false)
    fullTimes = 2
    await expect(copies.local('ab/old.jpg')).rejects.toMatchObject({ kind: 'local' })
    expect(await copies.local('ab/old.jpg')).toMatchObject({ size: 3 })
    // The folder of the target does not exist on this machine.
    const path = join(testDirectory(), 'none', 'copy')
    await expect(store.copyTo('ab/old.jpg', path)).rejects.toMatchObject({ kind: 'local' })
    await expect(store.put('ab/a.jpg', path, 'copy')).rejects.toMatchObject({ kind: 'local' })
  })

  it('concurrent readers of a file share one download; its local copy is deleted with the file', async () => {
    const store = bucketStore()
    let downloads = 0
    const counted: FileStore = {
      ...store,
      copyTo: async (name, path) => {
        downloads += 1
        await wait(5)
        return store.copyTo(name, path)
      },
    }
    const { copies } = copiesOf(counted)
    await copies.put('ab/one.jpg', fileOf('one'), 'copy')
    const files = await Promise.all([1, 2, 3].map(() => copies.local('ab/one.jpg')))
    expect(new Set(files.map((file) => file?.path)).size).toBe(1)
    expect(downloads).toBe(1)
    expect(await copies.remove('ab/one.jpg')).toBe(true)
    expect(await copies.local('ab/one.jpg')).toBeUndefined()
  })

  it('after a failure of the storage, the local copies send it one read at a time, at growing intervals', async () => {
    let time = 0
    let isDown = true
    let reads = 0
    const store: FileStore = {
      ...bucketStore(),
      copyTo: async (_name, path) => {
        reads += 1
        await wait(5)
        if (isDown) throw new FileStoreError('unavailable', 'silent')
        writeFileSync(path, 'one')
        return { size: 3, sha256: '' }
      },
    }
    const { copies } = copiesOf(store, () => time)
    const readAll = async () => {
      reads = 0
      const names = [1, 2, 3, 4].map((number) => `ab/${number}.jpg`)
      const results = await Promise.allSettled(names.map((name) => copies.local(name)))
      return [reads, results.filter(({ status }) => status === 'fulfilled').length]
    }
    // The four reads start before the first of them has failed, so all four are sent to the storage.
    expect(await readAll()).toEqual([4, 0])
    for (const pause of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      time += pause - 1
      expect(await readAll()).toEqual([0, 0])
      time += 1
      expect(await readAll()).toEqual([1, 0])
    }
    isDown = false
    time += 30_000
    expect(await readAll()).toEqual([1, 1])
    expect(await readAll()).toEqual([3, 4])
  })
})

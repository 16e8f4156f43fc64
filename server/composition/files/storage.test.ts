import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { FileStore } from '#lake/common/files/file-store.ts'
import { createFolderStore } from '#lake/common/files/folder-store.ts'
import { sumOfFile } from '#lake/common/files/file-sum.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { copiesOf, fileOf } from '#server/testing/file-stores.test-support.ts'
import { startSecondStorage } from '#server/testing/object-storage.test-support.ts'
import { useObjectStorage } from '#server/testing/use-object-storage.test-support.ts'
import { faultOf } from '../../storage/bucket-faults.ts'
import { openBucket, type BucketSettings } from '../../storage/bucket-store.ts'

const storage = useObjectStorage()

/** A second, independent implementation of an S3 server. In the full tier, the tests of file stores also run with it. */
let second: Awaited<ReturnType<typeof startSecondStorage>> | undefined
const isFull = inject('tier') === 'full'

beforeAll(async () => {
  if (isFull) second = await startSecondStorage()
})
afterAll(() => second?.close())

/**
 * Part size in bytes. It is small, so that small test files are sent in several parts. The second server requires the minimum size of
 * Amazon S3.
 */
const PART_BYTES = isFull ? 5 * 2 ** 20 : 1_000

let folders = 0
function bucketStore(settings: Partial<BucketSettings> = {}): FileStore {
  folders += 1
  const all = { ...storage().settings, prefix: 'site', ...settings }
  const bucket = openBucket(all, { partBytes: PART_BYTES })
  return bucket.store(`folder-${folders}`)
}

const folderStore = () => createFolderStore({ directory: testDirectory() })

const stores: readonly (readonly [name: string, open: () => FileStore])[] = [
  ['a folder', folderStore],
  ['a bucket', bucketStore],
  ['a bucket with local copies', () => copiesOf(bucketStore()).copies],
  ...(isFull
    ? [['a bucket of a second server', () => bucketStore(second?.settings)] as const]
    : []),
]

describe.each(stores)('a file store in %s', (_name, open) => {
  it('returns the bytes that were stored, with their checksum', async () => {
    const store = open()
    for (const size of [0, 1, PART_BYTES, PART_BYTES + 1, 3 * PART_BYTES + 7]) {
      const path = fileOf(randomBytes(size))
      const [name, target] = [`images/ab/${size}.jpg`, join(testDirectory(), 'copy')]
      const sum = await sumOfFile(path)
      await store.put(name, path, 'copy')
      expect(await store.sizeOf(name)).toBe(size)
      expect(await store.sumOf(name)).toEqual(sum)
      expect(await store.copyTo(name, target)).toEqual(sum)
      expect(readFileSync(target).equals(readFileSync(path))).toBe(true)
      expect(statSync(target).mode & 0o077).toBe(0)
      expect([undefined, sum]).toContainEqual(await store.recordedSumOf(name))
    }
  })

  it('returns undefined for a missing file, and reports that the second removal of a file removed nothing', async () => {
    const store = open()
    const target = join(testDirectory(), 'copy')
    expect(await store.sizeOf('ab/none.jpg')).toBeUndefined()
    expect(await store.sumOf('ab/none.jpg')).toBeUndefined()
    expect(await store.recordedSumOf('ab/none.jpg')).toBeUndefined()
    expect(await store.copyTo('ab/none.jpg', target)).toBeUndefined()
    expect(existsSync(target)).toBe(false)
    await store.put('ab/one.jpg', fileOf('one'), 'copy')
    expect(await store.remove('ab/one.jpg')).toBe(true)
    expect(await store.remove('ab/one.jpg')).toBe(false)
    expect(await store.list()).toEqual([])
  })

  it('lists all files by name, with size and time', async () => {
    const store = open()
    const before = Date.now()
    for (const name of ['b/two.png', 'a/one.jpg', 'c.txt']) {
      await store.put(name, fileOf(name), 'copy')
    }
    const files = await store.list()
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['a/one.jpg', 9],
      ['b/two.png', 9],
      ['c.txt', 5],
    ])
    // The protocol rounds times to seconds.
    for (const { at } of files) expect(Math.abs(at - before)).toBeLessThan(5_000)
  })

  it('replaces a stored file, and does not delete the local source file if it is to be copied', async () => {
    const store = open()
    const [first, second] = [fileOf('first'), fileOf('the second')]
    await store.put('ab/one.jpg', first, 'copy')
    expect(existsSync(first)).toBe(true)
    await store.put('ab/one.jpg', second, 'move')
    expect(await store.sizeOf('ab/one.jpg')).toBe(10)
  })

  it.each(['../../one.jpg', '/one.jpg', 'ab/../../one.jpg', 'ab//one.jpg', '.one', '', 'ab\\one'])(
    'rejects the name %j',
    async (name) => {
      const store = open()
      await expect(store.put(name, fileOf('x'), 'copy')).rejects.toThrow(RangeError)
      await expect(async () => store.sizeOf(name)).rejects.toThrow(RangeError)
      await expect(async () => store.copyTo(name, fileOf('x'))).rejects.toThrow(RangeError)
      await expect(async () => store.remove(name)).rejects.toThrow(RangeError)
    },
  )
})

describe('a bucket', () => {
  it('separates the files of its stores', async () => {
    const bucket = openBucket({ ...storage().settings, prefix: 'two/sites' })
    await bucket.store('lake').put('ab/one.jpg', fileOf('one'), 'copy')
    expect(await bucket.store('media').list()).toEqual([])
    expect(await bucket.store('lake').list()).toHaveLength(1)
    expect(await openBucket(storage().settings).store('lake').list()).toEqual([])
  })

  it('lists more files than fit on one page', async () => {
    const store = bucketStore()
    const asked: URLSearchParams[] = []
    // The test sends the pages itself, because the paging of s3rver needs a cipher that this version of Node.js lacks.
    storage().answerWith(({ url = '' }, response) => {
      const search = new URL(url, 'http://storage').searchParams
      asked.push(search)
      const page = asked.length
      const key = `${search.get('prefix')}ab/${page}.jpg`
      response.end(
        `<ListBucketResult><IsTruncated>${page < 3}</IsTruncated>${page < 3 ? `<NextContinuationToken>${page}</NextContinuationToken>` : ''}<Contents><Key>${key}</Key><Size>${page}</Size><LastModified>2026-11-30T00:00:00.000Z</LastModified></Contents></ListBucketResult>`,
      )
    })
    try {
      const at = Date.UTC(2026, 10, 30)
      expect(await store.list()).toEqual(
        [1, 2, 3].map((page) => ({ name: `ab/${page}.jpg`, size: page, at })),
      )
    } finally {
      storage().answerWith(undefined)
    }
    expect(asked.map((search) => search.get('continuation-token'))).toEqual([null, '1', '2'])
  })

  it.each([
    [
      'the id of the key',
      { keys: { id: 'OTHER', secret: 'S3RVER' } },
      'refuses the keys',
      'S3_ACCESS_KEY_ID',
    ],
    ['the bucket', { bucket: 'another' }, 'does not exist', 'Create it'],
    [
      'the port',
      { endpoint: 'http://127.0.0.1:1' },
      'does not answer (ECONNREFUSED)',
      'S3_ENDPOINT',
    ],
  ] as const)('reports cause and remedy if %s is wrong', async (_what, wrong, cause, remedy) => {
    const store = bucketStore(wrong)
    const error: unknown = await store
      .put('ab/one.jpg', fileOf('one'), 'copy')
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'FileStoreError', kind: 'unavailable' })
    expect(String(error)).toContain(cause)
    expect(String(error)).toContain(remedy)
  })

  it.each([
    ['SignatureDoesNotMatch', 403, 'refuses the keys', false],
    ['QuotaExceeded', 403, 'no room left', true],
    ['AccessDenied', 403, 'denies access', false],
    ['RequestTimeTooSkewed', 403, 'clock', false],
    ['AuthorizationHeaderMalformed', 400, 'another region', false],
    ['SlowDown', 503, 'does not answer (status 503)', false],
    ['', 507, 'no room left', true],
  ] as const)('explains the error “%s” with status %i', (name, httpStatusCode, found, isFull) => {
    const error = Object.assign(new Error('refused'), { name, $metadata: { httpStatusCode } })
    expect(faultOf(error)).toMatchObject({ found: expect.stringContaining(found), isFull })
  })

  it('rejects an object whose content has changed', async () => {
    const store = bucketStore()
    await store.put('ab/one.jpg', fileOf('one'), 'copy')
    storage().answerWith((_request, response) => {
      response.setHeader('x-amz-meta-sha256', 'f'.repeat(64)).end('two')
    })
    const target = join(testDirectory(), 'copy')
    try {
      await expect(store.copyTo('ab/one.jpg', target)).rejects.toMatchObject({ kind: 'damaged' })
      expect(existsSync(target)).toBe(false)
    } finally {
      storage().answerWith(undefined)
    }
  })
})

import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sumOfFile } from '#lake/common/files/file-sum.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { useObjectStorage } from '#server/testing/use-object-storage.test-support.ts'
import { openBucket } from '../../storage/bucket-store.ts'

const storage = useObjectStorage()

/** Part size in bytes. It is small, so that files are sent in several parts. */
const PART_BYTES = 1_000

const storeOf = (times: { readonly silentMs?: number } = {}) =>
  openBucket({ ...storage().settings, prefix: 'site' }, { partBytes: PART_BYTES, ...times }).store(
    'folder',
  )

/** A local file with the given content. */
function fileOf(content: Buffer): string {
  const path = join(testDirectory(), 'file')
  writeFileSync(path, content, { mode: 0o600 })
  return path
}

describe('an upload in parts', () => {
  it('an upload in parts is aborted if a part is refused', async () => {
    const store = storeOf()
    const calls: string[] = []
    storage().answerWith((request, response) => {
      calls.push(`${request.method} ${request.url?.replace(/.*\?/, '')}`)
      const isStart = request.method === 'POST'
      response.statusCode = isStart ? 200 : request.method === 'DELETE' ? 204 : 507
      response.end(
        isStart
          ? '<InitiateMultipartUploadResult><UploadId>7</UploadId></InitiateMultipartUploadResult>'
          : undefined,
      )
    })
    try {
      const sent = store.put('ab/one.jpg', fileOf(randomBytes(PART_BYTES * 2)), 'copy')
      await expect(sent).rejects.toMatchObject({ kind: 'full' })
    } finally {
      storage().answerWith(undefined)
    }
    expect(calls.at(-1)).toMatch(/^DELETE .*uploadId=7/)
  })

  it.each([
    ['after the timeout of other requests', true, 600],
    ['never, but the bucket has the object', false, 0],
  ] as const)(
    'an upload in parts succeeds if the response to its last request arrives %s',
    async (_when, isAnswered, delay) => {
      const store = storeOf({ silentMs: 200 })
      let isComplete = false
      const path = fileOf(randomBytes(PART_BYTES * 2))
      const { size, sha256 } = await sumOfFile(path)
      storage().answerWith((request, response) => {
        const { method, url = '' } = request
        if (method === 'HEAD') {
          response.writeHead(isComplete ? 200 : 404, {
            'content-length': size,
            'x-amz-meta-sha256': sha256,
          })
          return void response.end()
        }
        if (method === 'PUT') return void response.writeHead(200, { etag: '"1"' }).end()
        if (method === 'DELETE') return void response.writeHead(204).end()
        if (!url.includes('uploadId=7')) {
          return void response.end(
            '<InitiateMultipartUploadResult><UploadId>7</UploadId></InitiateMultipartUploadResult>',
          )
        }
        isComplete = true
        if (!isAnswered) return void request.socket.destroy()
        setTimeout(() => {
          response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
        }, delay)
      })
      try {
        await store.put('ab/one.jpg', path, 'copy')
      } finally {
        storage().answerWith(undefined)
      }
      expect(isComplete).toBe(true)
    },
  )
})

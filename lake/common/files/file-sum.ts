import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

import type { FileSum } from './file-store.ts'

/** Checks that each chunk of a stream is bytes. The declared type of the stream does not say so. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A byte stream carried something else')
    yield chunk
  }
}

/** Returns the bytes of a stream and their checksum. Call `sum` only after all bytes were read. */
export function summed(stream: AsyncIterable<unknown>): {
  readonly bytes: AsyncGenerator<Uint8Array>
  readonly sum: () => FileSum
} {
  const hash = createHash('sha256')
  let size = 0
  async function* watch() {
    for await (const chunk of bytesOf(stream)) {
      hash.update(chunk)
      size += chunk.byteLength
      yield chunk
    }
  }
  let done: FileSum | undefined
  return { bytes: watch(), sum: () => (done ??= { size, sha256: hash.digest('hex') }) }
}

/** Reads a stream completely and returns its checksum. */
export async function sumOfStream(stream: AsyncIterable<unknown>): Promise<FileSum> {
  const { bytes, sum } = summed(stream)
  for await (const _ of bytes);
  return sum()
}

/** Checksum of a local file. @throws the system's error if the file cannot be read */
export const sumOfFile = (path: string): Promise<FileSum> => sumOfStream(createReadStream(path))

import type { FileHandle } from 'node:fs/promises'
import { assertFormed } from './malformed.ts'

/** Random access to the bytes of a file, without holding the file in memory. */
export interface ByteSource {
  /** Size of the file, in bytes. */
  readonly size: number
  /**
   * Returns exactly `length` bytes.
   * @throws Malformed if the range exceeds the file, or is longer than {@link MAX_READ}
   */
  read(at: number, length: number): Promise<Buffer>
  /**
   * Returns bytes from a position on: at least {@link LEAST}, or fewer at the end of the file. Empty if the position is the end of the
   * file.
   */
  window(at: number): Promise<Buffer>
}

/** Size of the read buffer, in bytes. */
const WINDOW = 64 * 1024

/** Minimum number of bytes that `window` returns before the end of the file. If the buffer has fewer left, it is filled again. */
const LEAST = 16

/** Maximum length of one read, in bytes. */
const MAX_READ = 8 * 1024 * 1024

function assertRange(at: number, length: number, size: number): void {
  assertFormed(length <= MAX_READ, 'A part of the file is too large')
  assertFormed(at >= 0 && length >= 0 && at + length <= size, 'The file ends within a part')
}

/** Reads an open file through one buffer of 64 KB. */
export function fileSource(handle: Pick<FileHandle, 'read'>, size: number): ByteSource {
  let start = 0
  let held: Buffer = Buffer.alloc(0)

  const load = async (at: number, length: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(Math.min(length, size - at))
    let filled = 0
    while (filled < buffer.length) {
      const { bytesRead } = await handle.read(buffer, filled, buffer.length - filled, at + filled)
      assertFormed(bytesRead > 0, 'The file is shorter than it was')
      filled += bytesRead
    }
    return buffer
  }
  const cover = async (at: number): Promise<void> => {
    held = await load(at, WINDOW)
    start = at
  }

  return {
    size,
    async read(at, length) {
      assertRange(at, length, size)
      if (length > WINDOW) return load(at, length)
      if (at < start || at + length > start + held.length) await cover(at)
      return held.subarray(at - start, at - start + length)
    },
    async window(at) {
      if (at >= size) return Buffer.alloc(0)
      if (at < start || at + Math.min(LEAST, size - at) > start + held.length) await cover(at)
      return held.subarray(at - start)
    },
  }
}

/** Reads bytes that are in memory. */
export function bufferSource(bytes: Buffer): ByteSource {
  return {
    size: bytes.length,
    read: async (at, length) => {
      assertRange(at, length, bytes.length)
      return bytes.subarray(at, at + length)
    },
    window: async (at) => bytes.subarray(at, at + WINDOW),
  }
}

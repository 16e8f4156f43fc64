import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { bytesOf } from './bytes.ts'

/** Creates a tar stream of files in a folder, each under `prefix/`. Names are relative to the folder. */
export async function* writeArchive(
  folder: string,
  prefix: string,
  names: readonly string[],
): AsyncGenerator<Uint8Array> {
  const archive = pack()
  const feeding = feed()
  // The reader of the stream gets the error; an unhandled rejection here would end the process.
  feeding.catch((error: unknown) => archive.destroy(error instanceof Error ? error : undefined))

  async function feed() {
    for (const name of names) {
      const path = join(folder, name)
      const { size, mtime } = await stat(path)
      const entry = archive.entry({ name: `${prefix}/${name}`, size, mtime, mode: 0o644 })
      await pipeline(createReadStream(path), entry)
    }
    archive.finalize()
  }

  yield* bytesOf(archive)
  await feeding
}

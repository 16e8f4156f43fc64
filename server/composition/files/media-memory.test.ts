import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { testDirectory } from '../../testing/directory.test-support.ts'
import { accountOfTests, postCall } from '../../testing/media-server.test-support.ts'
import { jpegOf, pngThatSays } from '../../testing/pictures.test-support.ts'
import { createImageSigner } from '../../media/signer.ts'

const MEGABYTE = 2 ** 20

/** Peak (`VmHWM`) or current (`VmRSS`) memory of a process, in bytes. */
const memoryOf = (pid: number | undefined, what: 'VmHWM' | 'VmRSS') =>
  Number(
    new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  ) * 1_024

test('eight concurrent uploads of photographs with 12 megapixels need less than 200 MB of memory', async () => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../testing/media-crash-host.ts'), testDirectory()],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'close')
  try {
    const [port] = await once(createInterface({ input: child.stdout }), 'line')
    const origin = `http://127.0.0.1:${String(port)}`
    const signer = createImageSigner(accountOfTests)
    const post = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await postCall(origin, signer.sign({ action: 'upload' }), { bytes, name: 'a.jpg' })).status
    // Uploads one picture before measuring, so that the memory of loaded modules does not count.
    expect(await post(await jpegOf(64, 64))).toBe(200)
    const photograph = await jpegOf(4_000, 3_000, 90)
    const before = memoryOf(child.pid, 'VmRSS')
    const statuses = await Promise.all(Array.from({ length: 8 }, () => post(photograph)))
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200))
    const most = memoryOf(child.pid, 'VmHWM')
    expect((most - before) / MEGABYTE).toBeLessThan(200)
    expect(await post(pngThatSays(10_000, 10_000))).toBe(400)
    // The decoded pixels of these pictures would need several times this limit.
    expect((memoryOf(child.pid, 'VmHWM') - most) / MEGABYTE).toBeLessThan(10)
  } finally {
    child.kill('SIGKILL')
    await ended
  }
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs the seed step of `npm start` in a child process, because a process never releases the memory in which it decoded images. The child
 * writes to the output of this process. If the child fails, this process ends with its exit code; the child has printed the reason.
 */
export async function seedInChild(): Promise<void> {
  const program = join(import.meta.dirname, '../cli/seed.ts')
  const child = spawn(process.execPath, [program, '--when-empty'], { stdio: 'inherit' })
  const stop = () => child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) process.exit(typeof code === 'number' ? code : 1)
}

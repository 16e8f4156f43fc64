import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs the seed step of `npm start` in a child process, because decoding images takes memory that a process does not return to the
 * operating system. The child writes to the output of this process. If the child fails, it has printed the reason, and this process ends
 * with the child's exit code.
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

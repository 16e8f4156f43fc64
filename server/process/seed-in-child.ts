import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs the seed step of `npm start` in a child process with the output of this one, because decoding the images takes memory that
 * a process does not give back. Ends this process with the child's exit code if that fails: the child has printed why.
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

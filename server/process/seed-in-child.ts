import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/**
 * Runs the seed command in a process of its own, with the output of this one. Drawing the pictures takes memory that a process
 * does not give back. Ends this process with the child's exit code if that fails: the child has printed why.
 */
export async function seedInChild(): Promise<void> {
  process.stdout.write('Writing the demo content, which takes half a minute …\n')
  const child = spawn(process.execPath, [join(import.meta.dirname, '../cli/seed.ts')], {
    stdio: 'inherit',
  })
  const stop = () => child.kill()
  process.once('exit', stop)
  const [code] = await once(child, 'exit')
  process.off('exit', stop)
  if (code !== 0) process.exit(typeof code === 'number' ? code : 1)
}

/**
 * Builds the targets that are older than their sources: `node scripts/build.ts [--force] [site|studio ...]`. Prints nothing if all
 * targets are up to date.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from './build/precompress.ts'
import { fingerprint } from './build/fingerprint.ts'

interface Target {
  readonly name: string
  readonly inputs: readonly string[]
  /** Arguments of `vite build`, one list per run. The runs of a stage are parallel, the stages sequential. */
  readonly stages: readonly (readonly (readonly string[])[])[]
  readonly compress: { readonly directory: string; readonly quality: number }
}

const VITE = 'node_modules/vite/bin/vite.js'
const ENTRY_SERVER = 'web/shell/entry-server.tsx'

const common = ['shared', 'lake/access', 'package-lock.json', 'scripts/build.ts', 'scripts/build']

const targets: readonly Target[] = [
  {
    name: 'site',
    inputs: ['web', 'vite.config.ts', 'package.json', ...common],
    stages: [
      [
        ['--config', 'vite.config.ts'],
        ['--config', 'vite.config.ts', '--ssr', ENTRY_SERVER, '--outDir', 'dist/server'],
      ],
      // Each of the next two must follow the one before it, because the service worker contains the names and a hash of the files that
      // the others write.
      [['--config', 'scripts/build/vite.worker.config.ts', '--mode', 'offline']],
      [['--config', 'scripts/build/vite.worker.config.ts', '--mode', 'worker']],
    ],
    compress: { directory: 'dist/client', quality: 11 },
  },
  {
    name: 'studio',
    inputs: ['studio', 'schemas', 'sanity.config.ts', ...common],
    stages: [[['--config', 'scripts/build/vite.studio.config.ts']]],
    // Compression below the highest quality: for the 8 MB of the Studio's chunks the highest would take 15 seconds more and save a few
    // per cent.
    compress: { directory: 'dist/studio', quality: 6 },
  },
]

const stampFile = (target: Target) => join('dist', `${target.name}.stamp`)

async function isFresh(target: Target, print: string) {
  try {
    return (await readFile(stampFile(target), 'utf8')) === print
  } catch {
    return false
  }
}

function vite(args: readonly string[]) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`vite build ${args.join(' ')} ended with ${code ?? 'a signal'}`))
    })
  })
}

async function build(target: Target, print: string) {
  const started = performance.now()
  console.log(`Building the ${target.name} …`)
  for (const runs of target.stages) await Promise.all(runs.map(vite))
  await precompress(target.compress.directory, target.compress.quality)
  await mkdir('dist', { recursive: true })
  await writeFile(stampFile(target), print)
  console.log(`Built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const args = process.argv.slice(2)
const force = args.includes('--force')
const named = args.filter((argument) => !argument.startsWith('--'))
const wanted = targets.filter((target) => named.length === 0 || named.includes(target.name))

await Promise.all(
  wanted.map(async (target) => {
    const print = await fingerprint(target.inputs)
    if (force || !(await isFresh(target, print))) await build(target, print)
  }),
)

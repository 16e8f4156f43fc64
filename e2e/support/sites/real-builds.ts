import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

/** Text replacement in the sources: the file, the text, and the replacement of each occurrence of the text. */
export type Change = readonly [file: string, before: string, after: string]

/** Folders that are not copied: large folders that do not change, files of this checkout, and output of test runs. */
const LEFT = new Set(['node_modules', 'dist', '.git', 'data', 'test-results', 'playwright-report'])

/** Copies the sources to `directory`, changes them there and builds the site. The Studio is copied from this checkout's build. */
export async function buildElsewhere(directory: string, changes: readonly Change[]): Promise<void> {
  const here = process.cwd()
  await cp(here, directory, {
    recursive: true,
    filter: (source) => source === here || !LEFT.has(basename(source)),
  })
  await mkdir(join(directory, 'dist'))
  for (const shared of ['node_modules', 'dist/studio', 'dist/studio.stamp'])
    await symlink(resolve(shared), join(directory, shared))
  for (const [file, before, after] of changes) {
    const path = join(directory, file)
    const text = await readFile(path, 'utf8')
    if (!text.includes(before)) throw new Error(`Change the test: ${file} says no more "${before}"`)
    await writeFile(path, text.replaceAll(before, after))
  }
  const building = spawn(process.execPath, ['scripts/build.ts', 'site'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  building.stderr.on('data', (part) => (said += String(part)))
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`The build ended with ${String(code)}\n${said}`)
}

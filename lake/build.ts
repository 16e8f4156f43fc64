import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'

const SOURCES = import.meta.dirname
const DIST = join(SOURCES, 'dist')

/** True for files that are left out of the package: tests and this build script. */
const isLeftOut = (path: string) =>
  /^(?:testing|dist|node_modules)\b|\.(?:test|test-support)\.ts$/.test(path) || path === 'build.ts'

/** Changes the extension of relative imports, and of the URL of the query thread, from `.ts` to `.js`. */
const withBuiltNames = (code: string) =>
  code.replace(/(?<=['"]\.{1,2}\/[\w./-]+)\.ts(?=['"])/g, '.js')

async function writeInDist(path: string, text: string): Promise<void> {
  const target = join(DIST, path)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}

await rm(DIST, { recursive: true, force: true })
for await (const path of glob('**/*.ts', { cwd: SOURCES })) {
  if (isLeftOut(path)) continue
  const code = stripTypeScriptTypes(await readFile(join(SOURCES, path), 'utf8'))
  await writeInDist(path.replace(/\.ts$/, '.js'), withBuiltNames(code))
}
for (const pattern of ['sign-in/*.css', 'sign-in/fonts/*']) {
  for await (const path of glob(pattern, { cwd: SOURCES })) {
    await cp(join(SOURCES, path), join(DIST, path))
  }
}
// Node resolves `#lake/…` with the nearest package.json. The package.json in `dist` maps `#lake/wire/wire.ts` to the built file
// `wire/wire.js`.
await writeInDist(
  'package.json',
  `${JSON.stringify({ type: 'module', imports: { '#lake/*.ts': './*.js' } }, null, 2)}\n`,
)

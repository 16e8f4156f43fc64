// Copies the files that run in production to an empty folder: the built site and Studio, the sources of the server, and the packages that
// the server imports. Packages of the build, such as the Studio and vite, are not needed after `npm run build`.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { importsIn, packageClosure, packageOf } from './production-packages.ts'

const root = process.cwd()
const [target] = process.argv.slice(2)
if (target === undefined || existsSync(target)) {
  process.stderr.write('Name a folder that does not exist: npm run release:files -- FOLDER\n')
  process.exit(2)
}
if (!existsSync(join(root, 'dist/server/entry-server.js'))) {
  process.stderr.write('Run `npm run build` first.\n')
  process.exit(1)
}

/** Folders and files that the server reads, besides packages. */
const PARTS = ['package.json', '.env.example', 'dist', 'lake', 'seed', 'server', 'shared']

/** True for files of these folders that only tests and builds use. */
const isLeftOut = (path: string) =>
  /\.(?:test|spec|test-support|component)\.|\/(?:testing|node_modules)(?:\/|$)|\.d\.ts$|\.tsbuildinfo$/.test(
    path,
  ) || /^lake\/(?:dist|build\.ts)/.test(path)

/** Module that only `npm run dev` loads. Packages that only this module imports are left out too. */
const DEVELOPMENT = 'server/render/development.ts'

for (const part of PARTS) {
  if (!existsSync(join(root, part))) continue
  cpSync(join(root, part), join(target, part), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !isLeftOut(source.slice(root.length + 1)),
  })
}

const modules = globSync('{server,lake,shared,seed,dist/server}/**/*.{ts,tsx,js}', { cwd: target })
const imported = new Set<string>()
for (const file of modules.filter((one) => one !== DEVELOPMENT)) {
  for (const specifier of importsIn(readFileSync(join(target, file), 'utf8'))) {
    const name = packageOf(specifier)
    if (name !== undefined) imported.add(name)
  }
}
const packages = packageClosure(root, imported)
for (const folder of packages) {
  if (!folder.startsWith('node_modules/')) continue
  cpSync(join(root, folder), join(target, folder), {
    recursive: true,
    // Leaves out nested packages, which are copied separately if a module needs them. Also leaves out source maps and sources of types,
    // because the server does not read them at run time.
    filter: (source) =>
      source === join(root, folder) ||
      !(basename(source) === 'node_modules' || /\.(?:map|d\.[cm]?ts)$/.test(source)),
  })
}
mkdirSync(join(target, 'node_modules'), { recursive: true })
rmSync(join(target, 'node_modules/.bin'), { recursive: true, force: true })

const bytes = globSync('**/*', { cwd: target })
  .map((file) => statSync(join(target, file)))
  .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0)
process.stdout.write(
  `Copied ${packages.length} packages and the built product to ${target}: ${(bytes / 1e6).toFixed(0)} MB.\n`,
)

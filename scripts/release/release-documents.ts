// Writes the documents of a release: the software bill of materials (CycloneDX) and the licences of all packages that are installed in
// production. Needs `npm ci`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAllowed, licensedPackages, type Licensed } from './licences.ts'

const [folder = 'release'] = process.argv.slice(2)

/** Maximum size of the output of `npm sbom`, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024

/** Texts of the licence files of a package. Empty if the package is not installed, such as a package for another system. */
function licenceTexts({ folder: directory }: Licensed): readonly string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .toSorted()
    .map((file) => join(directory, file))
    .filter((path) => existsSync(path) && !path.endsWith('.js'))
    .map((path) => readFileSync(path, 'utf8').trim())
}

const packages = licensedPackages(readFileSync('package-lock.json', 'utf8'))
const refused = packages.filter(({ licence }) => !isAllowed(licence))
if (refused.length > 0) {
  const names = refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')
  process.stderr.write(`These licences are not allowed: ${names}\n`)
  process.exit(1)
}

mkdirSync(folder, { recursive: true })
writeFileSync(
  join(folder, 'sbom.cdx.json'),
  execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
    maxBuffer: MAX_BYTES,
  }),
)
const entries = packages.map((one) =>
  [`${one.name} ${one.version} (${one.licence})`, ...licenceTexts(one)].join('\n\n'),
)
writeFileSync(join(folder, 'LICENCES.txt'), `${entries.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
process.stdout.write(
  `Wrote sbom.cdx.json and LICENCES.txt of ${packages.length} packages to ${folder}.\n`,
)

/**
 * Completes `package-lock.json` after npm has changed it: `npm run lock`. Writes the address of each package, and the C library of Linux
 * packages, which npm leaves out when it writes the file from installed packages. Asks the registry for the C libraries. For reasons see
 * `docs/decisions/045-fixed-versions-in-the-lock.md`.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { lockAddress, lockSchema, registryName } from './package-lock.ts'

const FILE = 'package-lock.json'
type Entry = Readonly<Record<string, unknown>>

/** Asks the registry for the C libraries with which a package runs. Undefined if it runs with all. */
function librariesOf(name: string, version: string): readonly string[] | undefined {
  const text = execFileSync('npm', ['view', `${name}@${version}`, 'libc', '--json'], {
    encoding: 'utf8',
  })
  const libraries = z.union([z.string(), z.array(z.string())])
  return text.trim() === '' ? undefined : [libraries.parse(JSON.parse(text))].flat()
}

/** Returns an entry with `address` and `libc` at the places where npm writes them. */
function completed(entry: Entry, address: string | undefined, libc: readonly string[] | undefined) {
  const { name, version, resolved, ...rest } = entry
  const fields = Object.entries(rest).filter(([key]) => key !== 'libc')
  const at = fields.findIndex(([key]) => key === 'license')
  if (libc !== undefined) fields.splice(at === -1 ? fields.length : at, 0, ['libc', libc])
  return { name, version, resolved: address ?? resolved, ...Object.fromEntries(fields) }
}

const text = readFileSync(FILE, 'utf8')
const { packages } = lockSchema.parse(JSON.parse(text))
const entrySchema = z.record(z.string(), z.unknown())
// The parsed objects preserve the order of their keys, so only the completed entries of the file change.
const lock = entrySchema.parse(JSON.parse(text))
const entries = z.record(z.string(), entrySchema).parse(lock['packages'])
for (const [path, entry] of Object.entries(packages)) {
  const raw = entries[path]
  const { version, os } = entry
  if (raw === undefined || version === undefined) continue
  const asks = entry.libc === undefined && os.includes('linux')
  const libc = asks ? librariesOf(registryName(path, entry), version) : entry.libc
  entries[path] = completed(raw, lockAddress(path, entry), libc)
}
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: entries }, null, 2)}\n`)

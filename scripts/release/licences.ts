import { z } from 'zod'

/** Licences whose terms the product meets, see docs/dependencies.md. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Public Domain',
  'Unlicense',
  // Used unchanged, as separate files that a user can replace.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // Data with the names of their authors, which LICENCES.txt contains.
  'CC-BY-3.0',
  'CC-BY-4.0',
])

/** Packages without the field `license`, and the licence in their files. */
const UNDECLARED: Readonly<Record<string, string>> = {
  'md5-o-matic': 'MIT',
  'png-js': 'MIT',
}

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/** A package that is installed in production. */
export interface Licensed {
  /** Folder of the package, relative to the repository. */
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly licence: string
}

/** Packages of a lock file that are installed in production, with their licences, sorted by name. */
export function licensedPackages(lockFile: string): readonly Licensed[] {
  return Object.entries(lock.parse(JSON.parse(lockFile)).packages)
    .filter(
      ([folder, { dev, link }]) =>
        folder.includes('node_modules/') && dev !== true && link !== true,
    )
    .map(([folder, { version = '', license }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { folder, name, version, licence: license ?? UNDECLARED[name] ?? 'unknown' }
    })
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'))
}

/** Judges an expression without parentheses. AND binds more tightly than OR. */
const isFlatAllowed = (expression: string) =>
  expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())))

const INNERMOST = /\(([^()]*)\)/g

/** True if an SPDX expression allows the use under allowed licences only. */
export function isAllowed(expression: string): boolean {
  const inner = expression.replaceAll(INNERMOST, (_match, part: string) =>
    isFlatAllowed(part) ? 'MIT' : 'refused',
  )
  return inner === expression ? isFlatAllowed(expression) : isAllowed(inner)
}

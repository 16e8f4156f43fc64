import { z } from 'zod'

/** Licences whose conditions this product meets: see docs/dependencies.md. */
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
  // Allowed because these packages are unchanged and in separate files, which a user can replace.
  'LGPL-3.0-or-later',
  'MPL-2.0',
  // Allowed because LICENCES.txt names the authors of these data.
  'CC-BY-3.0',
  'CC-BY-4.0',
])

/** Licence by package, read from the package's files, for packages without the field `license`. */
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

/** Package that is installed in production. */
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

/** True if an expression without parentheses is allowed. AND binds more tightly than OR. */
const isFlatAllowed = (expression: string) =>
  expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())))

const INNERMOST = /\(([^()]*)\)/g

/** True if an SPDX expression permits the use under allowed licences only. */
export function isAllowed(expression: string): boolean {
  const inner = expression.replaceAll(INNERMOST, (_match, part: string) =>
    isFlatAllowed(part) ? 'MIT' : 'refused',
  )
  return inner === expression ? isFlatAllowed(expression) : isAllowed(inner)
}

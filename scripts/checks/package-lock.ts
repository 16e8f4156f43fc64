import { z } from 'zod'

const words = z.union([z.string(), z.array(z.string())]).default([])

/** Entry of a package in `package-lock.json`, reduced to the fields that are checked or completed. Other fields are kept. */
const entrySchema = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  inBundle: z.boolean().default(false),
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  cpu: words,
  os: words,
  libc: z.array(z.string()).optional(),
})
export type LockEntry = z.infer<typeof entrySchema>

export const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) })

/** Host of all addresses in the lock file. `.npmrc` replaces it with the configured registry. */
export const LOCK_HOST = 'registry.invalid'

/** Returns the name under which a registry has the package of an entry, such as `@sanity/client`. */
export const registryName = (path: string, { name }: LockEntry): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Returns the download address of an entry, or undefined if it is part of another package or of this repository.
 * @param path key of the entry, such as `node_modules/@sanity/client`
 */
export function lockAddress(path: string, entry: LockEntry): string | undefined {
  const { version, link, inBundle } = entry
  if (version === undefined || link || inBundle || !path.includes('node_modules/')) return undefined
  const name = registryName(path, entry)
  const file = name.slice(name.lastIndexOf('/') + 1)
  return `https://${LOCK_HOST}/${name}/-/${file}-${version}.tgz`
}

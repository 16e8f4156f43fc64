import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().default(false),
      resolved: z.string().optional(),
      link: z.boolean().default(false),
      cpu: z.union([z.string(), z.array(z.string())]).default([]),
      libc: z.array(z.string()).default([]),
    }),
  ),
})

/** Packages of this repository. Their entries in the lock file have a folder and no checksum. */
const WORKSPACES = ['lake'] as const

// npm writes entries without a version if it never resolved the optional packages for other systems. With such entries `npm ci` fails
// with "Invalid Version" or, on a Mac, does not install the native compiler.
test('the lock file has a version and a checksum for every package on every system, and no host name', () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const folders: readonly string[] = ['', ...WORKSPACES]
  const listed = Object.entries(lock.packages).filter(([path]) => !folders.includes(path))
  const links = listed.filter(([, { link }]) => link)
  expect(links.map(([path, { resolved }]) => [path, resolved])).toEqual([
    ['node_modules/content-lake', 'lake'],
  ])
  const packages = listed.filter(([, { link }]) => !link)
  expect(packages.length).toBeGreaterThan(500)
  const incomplete = packages.filter(
    ([, { version, integrity, inBundle }]) =>
      version === undefined || (integrity === undefined && !inBundle),
  )
  expect(incomplete).toEqual([])
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

// npm drops the C library when it writes the lock file from installed packages. Without it each Linux machine also downloads the variants
// for the other C library, 62 MB in all. No package for 32-bit ARM names a C library.
test('the lock file names the C library of every package for musl', () => {
  const lock = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const musl = Object.entries(lock.packages).filter(
    ([path, { cpu }]) => path.includes('musl') && !cpu.includes('arm'),
  )
  expect(musl.length).toBeGreaterThan(10)
  expect(musl.filter(([, { libc }]) => libc.join() !== 'musl').map(([path]) => path)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lockAddress, lockSchema } from './package-lock.ts'

/** Packages of this repository. Their entries in the lock file have a folder and no checksum. */
const WORKSPACES = ['lake'] as const

const entries = Object.entries(
  lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages,
)

// npm writes entries without a version if it never resolved the optional packages for other systems. With such entries `npm ci` fails
// with "Invalid Version" or, on a Mac, does not install the native compiler.
test('the lock file has a version and a checksum for every package on every system', () => {
  const folders: readonly string[] = ['', ...WORKSPACES]
  const listed = entries.filter(([path]) => !folders.includes(path))
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
})

// Without an address npm downloads the list of all versions of each package. If one of these tests fails, run `npm run lock`.
test('the lock file has an address for every package, and all have the placeholder for the registry', () => {
  const wrong = entries
    .filter(([, { link }]) => !link)
    .filter(([path, entry]) => entry.resolved !== lockAddress(path, entry))
  expect(wrong.map(([path]) => path)).toEqual([])
})

// No package for 32-bit ARM names a C library.
test('the lock file names the C library of every package for musl', () => {
  const musl = entries.filter(([path, { cpu }]) => path.includes('musl') && !cpu.includes('arm'))
  expect(musl.length).toBeGreaterThan(10)
  expect(musl.filter(([, { libc }]) => libc?.join() !== 'musl').map(([path]) => path)).toEqual([])
})

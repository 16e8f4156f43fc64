import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})
const manifest = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().default(false) }))
    .default({}),
})

/** Package name of an import specifier; undefined for files and modules of Node. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^node:|:/.test(specifier)) return undefined
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/** Import specifiers in the source of a module, without those of type imports. */
export const importsIn = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /^(?:import|export)\s(?!type\s)[^'"]*?from\s*['"]([^'"\n]+)['"]|^import\s*['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm,
    ),
  ].flatMap(([, from, alone, dynamic]) => from ?? alone ?? dynamic ?? [])

/** Folder of a package, as Node resolves its name from another folder. Undefined if the package is not installed. */
function resolveFrom(root: string, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = join(at, '..')) {
    const found = join(at, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (relative(root, at) === '') return undefined
  }
}

/**
 * Folders of the installed packages that modules import, with all their dependencies.
 * @param roots names of the imported packages
 */
export function packageClosure(root: string, roots: Iterable<string>): readonly string[] {
  const found = new Set<string>()
  const queue = [...roots].map((name) => ({ from: root, name, isOptional: false }))
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const folder = resolveFrom(root, next.from, next.name)
    if (folder === undefined) {
      if (next.isOptional) continue
      throw new Error(
        `${next.name}, which ${relative(root, next.from) || 'the product'} needs, is not installed`,
      )
    }
    const real = realpathSync(folder)
    if (found.has(real)) continue
    found.add(real)
    const read = manifest.parse(JSON.parse(readFileSync(join(real, 'package.json'), 'utf8')))
    const optionalPeers = new Set(
      Object.entries(read.peerDependenciesMeta)
        .filter(([, { optional }]) => optional)
        .map(([name]) => name),
    )
    for (const name of Object.keys(read.dependencies)) {
      queue.push({ from: real, name, isOptional: name in read.optionalDependencies })
    }
    for (const name of Object.keys(read.optionalDependencies)) {
      queue.push({ from: real, name, isOptional: true })
    }
    for (const name of Object.keys(read.peerDependencies)) {
      if (!optionalPeers.has(name)) queue.push({ from: real, name, isOptional: false })
    }
  }
  return [...found].map((folder) => relative(root, folder)).toSorted()
}

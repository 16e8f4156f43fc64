import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/**
 * Code blocks of a documentation page whose first line is a file name, such as `// client.ts`.
 * @returns code by file name
 */
export function blocksOf(page: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  return new Map(
    [...text.matchAll(/```ts\n\/\/ ([\w.-]+)\n([^]*?)```/g)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  )
}

/** Dependencies of a Studio project, as listed in the documentation. */
const DEPENDENCIES = Object.fromEntries(
  ['sanity', '@sanity/client', 'react', 'react-dom', 'styled-components'].map((name) => [
    name,
    '*',
  ]),
)

/** Writes the code blocks of a page to a folder, like an external project. The packages are those of this repository. */
export function pasteBlocks(page: string, folder: string): void {
  for (const [name, body] of blocksOf(page)) writeFileSync(join(folder, name), body)
  const project = { private: true, type: 'module', dependencies: DEPENDENCIES }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

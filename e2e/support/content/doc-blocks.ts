import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** The blocks of a page of the documentation that begin with the name of their file, as `// client.ts` does. */
export function blocksOf(page: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  return new Map(
    [...text.matchAll(/```ts\n\/\/ ([\w.-]+)\n([^]*?)```/g)].map(([, name = '', body = '']) => [
      name,
      body,
    ]),
  )
}

/** What the page has a Studio's project install. */
const DEPENDENCIES = Object.fromEntries(
  ['sanity', '@sanity/client', 'react', 'react-dom', 'styled-components'].map((name) => [
    name,
    '*',
  ]),
)

/** Pastes the blocks of a page into a folder that has this product's packages, as a project elsewhere would have them. */
export function pasteBlocks(page: string, folder: string): void {
  for (const [name, body] of blocksOf(page)) writeFileSync(join(folder, name), body)
  const project = { private: true, type: 'module', dependencies: DEPENDENCIES }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

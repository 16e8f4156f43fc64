import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dataFolders } from './data-folders.ts'

it('docs/operations.md lists every folder below DATA_DIR', () => {
  const text = readFileSync('docs/operations.md', 'utf8')
  const [, table = ''] = text.split('## Files in DATA_DIR')
  const rows = table.split('\n## ')[0] ?? ''
  const missing = Object.values(dataFolders).filter((folder) => !rows.includes(`| \`${folder}/`))
  expect(missing).toEqual([])
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chunkFiles } from '../build/vite.chunks.config.ts'

const root = join(import.meta.dirname, '../..')

test.each(Object.entries(chunkFiles))('all files of the chunk %s exist', (_, files) => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('no file is in two chunks', () => {
  const all = Object.values(chunkFiles).flat()
  expect(all.filter((file, index) => all.indexOf(file) !== index)).toEqual([])
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { readBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

it('a backup lets the lake change its file again before it packs the uploaded files', async () => {
  const folder = testDirectory()
  const steps: string[] = []
  const fileOf = (name: string) => ({
    name,
    path: () => {
      steps.push(name)
      const path = join(folder, 'spare')
      writeFileSync(path, name)
      return Promise.resolve(path)
    },
    mayGo: false,
  })
  const original = 'lake/assets/files/ab/ab.txt'
  const target = join(folder, 'backup.tar.gz')
  await writeBackup(target, {
    manifest: {
      format: 'certavia-backup',
      version: 2,
      madeAt: new Date(0).toISOString(),
      mode: 'embedded',
      lakes: ['lake'],
      media: false,
      originals: 'included',
      migrations: [],
      tables: [],
    },
    files: [fileOf('lake/lake.sqlite')],
    onRead: () => Promise.resolve(void steps.push('end')),
    originals: [fileOf(original)],
    onStep: () => undefined,
  })
  expect(steps).toEqual(['lake/lake.sqlite', 'end', original])
  const { files } = await readBackup(target, join(folder, 'unpacked'), () => undefined)
  expect(Object.keys(files)).toEqual(['lake/lake.sqlite', original])
})

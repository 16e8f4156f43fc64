import { expect, test, vi } from 'vitest'
import type { HostedImage } from '#shared/contracts/image-host.ts'
import type { ImageInput, ImageView } from '#shared/contracts/images.ts'
import { uploadResult } from './image-words.ts'
import { createUploads, isOpen } from './uploads.ts'

const hosted = (name: string): HostedImage => ({
  asset_id: name,
  public_id: `library/${name}`,
  version: 1,
  signature: 's',
  width: 4,
  height: 3,
  format: 'png',
  resource_type: 'image',
  created_at: '2026-11-28T08:00:00Z',
  bytes: 10,
  type: 'upload',
  etag: 'e',
  url: 'https://images.test/a.png',
  secure_url: 'https://images.test/a.png',
})

const view = ({ alt_text, file_name = '' }: ImageInput): ImageView => ({
  id: file_name,
  source: 'library',
  url: null,
  alt_text,
  caption: null,
  order: 0,
  file_name,
  file_size: 10,
  width: 4,
  height: 3,
  format: 'png',
  content_type: null,
  object_id: null,
  status: 'draft',
  public_id: file_name,
  focal_point: null,
  crop: null,
  created_at: '',
  updated_at: '',
  revision: 'r',
  uses: 0,
  lqip: null,
  pending: false,
})

/** Runs uploads. The fake image host rejects files with "bad" in their name. */
async function sent(names: readonly string[]) {
  const saved: ImageInput[] = []
  const onSent = vi.fn<() => void>()
  const uploads = createUploads({
    sign: async () => ({ url: 'https://images.test', fields: [], cloud: 'c', expires: 0 }),
    send: async (_call, file) => {
      if (file.name.includes('bad')) throw new Error('broken off')
      return hosted(file.name)
    },
    save: async (input) => {
      saved.push(input)
      return view(input)
    },
    problemOf: (error) => (error instanceof Error ? error.message : ''),
    onSent,
  })
  uploads.add(names.map((name) => new File(['x'], name)))
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  const keyOf = (name: string) => uploads.all().find(({ file }) => file.name === name)?.key ?? 0
  return { uploads, saved, keyOf }
}

test('saving adds every uploaded image to the library, and postpones the alt texts that are missing', async () => {
  const { uploads, saved, keyOf } = await sent(['a.png', 'b.png', 'bad.tiff', 'c.png'])
  uploads.describe(keyOf('a.png'), '  A bridge ')
  uploads.describe(keyOf('b.png'), 'Half a text')
  uploads.postpone(keyOf('b.png'), true)
  expect(
    uploads
      .all()
      .filter(isOpen)
      .map(({ file }) => file.name),
  ).toEqual(['c.png'])
  const end = await uploads.save()
  expect(end.saved).toHaveLength(3)
  expect(saved.map(({ file_name: name, alt_text: alt }) => [name, alt])).toEqual([
    ['a.png', 'A bridge'],
    ['b.png', ''],
    ['c.png', ''],
  ])
  expect(uploads.all().map(({ file }) => file.name)).toEqual(['bad.tiff'])
  expect(uploads.added()).toBe(3)
})

test('the number of added files grows with each upload until the list is emptied', async () => {
  const { uploads } = await sent(['a.png', 'bad.png'])
  await uploads.save()
  uploads.add([new File(['x'], 'another.png')])
  expect(uploads.added()).toBe(1)
  uploads.clear()
  uploads.add([new File(['x'], 'later.png')])
  expect(uploads.added()).toBe(0)
})

test('postponing all alt texts affects only files without an alt text, and can be undone', async () => {
  const { uploads, keyOf } = await sent(['a.png', 'b.png', 'c.png'])
  uploads.describe(keyOf('a.png'), 'A bridge')
  uploads.postpone(keyOf('b.png'), true)
  const back = uploads.postponeOpen()
  const later = () => uploads.all().map(({ isLater }) => isLater)
  expect(later()).toEqual([false, true, true])
  back()
  expect(later()).toEqual([false, true, false])
})

test.each([
  [
    38,
    ['scan-original.tiff', 'IMG_2208.HEIC'],
    '38 images added. 2 files failed: scan-original.tiff, IMG_2208.HEIC.',
  ],
  [1, ['a.tiff'], '1 image added. 1 file failed: a.tiff.'],
  [2, [], '2 images added.'],
  [0, ['a.tiff'], '1 file failed: a.tiff.'],
] as const)('uploadResult reports %i added and %j failed as: %s', (added, failed, text) => {
  expect(uploadResult(added, failed)).toBe(text)
})

import { randomBytes } from 'node:crypto'
import { readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSource } from './source.ts'
import { SOURCE_LIMITS } from './source-limits.ts'
import { TransferError } from './transfer-error.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { folderOf, packedFile, PIXEL, tarOf, type TarEntry } from './transfer.test-support.ts'

const names = async (path: string) => {
  const source = await openSource(path)
  try {
    return { names: [...source.files.keys()], notes: source.notes }
  } finally {
    await source.close()
  }
}

describe('opening a supported source', () => {
  test('reads a folder without its hidden files and links', async () => {
    const folder = await folderOf({
      'b/a.md': 'x',
      '.git/config': 'x',
      'node_modules/x/readme.md': 'x',
      'b/.DS_Store': 'x',
      'a.png': PIXEL,
    })
    await symlink('/etc/passwd', join(folder, 'b/link.md'))
    expect(await names(folder)).toEqual({
      names: ['a.png', 'b/a.md'],
      notes: ['b/link.md is a link or a device and was passed over'],
    })
  })

  test('reads an archive, compressed or not, and deletes the unpacked files afterwards', async () => {
    const tar = await tarOf([
      { name: './posts/', type: 'directory' },
      { name: './posts/a.md', content: 'hello' },
      { name: './posts/._a.md', content: 'shadow' },
    ])
    const plain = join(testDirectory(), 'plain.tar')
    await writeFile(plain, tar)
    for (const path of [plain, await packedFile(tar)]) {
      const source = await openSource(path)
      expect([...source.files.keys()]).toEqual(['posts/a.md'])
      const file = source.files.get('posts/a.md')
      expect(await readFile(file?.path ?? '', 'utf8')).toBe('hello')
      await source.close()
      await expect(readFile(file?.path ?? '')).rejects.toThrow('ENOENT')
    }
  })

  test('reads a single text, compressed or not, with the files of its folder and subfolders, but not of a parent folder', async () => {
    const folder = await folderOf({
      'posts/a.md': '# A',
      'posts/img/p.png': PIXEL,
      'secret.png': PIXEL,
    })
    const source = await openSource(join(folder, 'posts/a.md'))
    expect([...source.files.keys()]).toEqual(['a.md'])
    expect(source.find('img/p.png')?.size).toBe(PIXEL.length)
    expect(source.find('../secret.png')).toBeUndefined()
    expect(await names(await packedFile('{"_type":"a"}\n', 'data.ndjson.gz'))).toEqual({
      names: ['data.ndjson'],
      notes: [],
    })
  })
})

describe('opening an invalid source', () => {
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)])

  test.for<{ name: string; file: string; bytes: Buffer | string; says: RegExp }>([
    { name: 'an empty file', file: 'a.md', bytes: '', says: /is empty/ },
    { name: 'a zip', file: 'a.zip', bytes: zip, says: /is a zip archive; unpack it/ },
    { name: 'a picture', file: 'a.png', bytes: PIXEL, says: /is not something to import/ },
    {
      name: 'an unknown binary format',
      file: 'a.bin',
      bytes: Buffer.alloc(2048, 7),
      says: /is not something/,
    },
    {
      name: 'a truncated gzip file',
      file: 'a.tar.gz',
      bytes: Buffer.from('1f8b0800000000000003', 'hex'),
      says: /is damaged/,
    },
    {
      name: 'invalid bytes after a gzip header',
      file: 'a.tgz',
      bytes: Buffer.from('1f8b0800ffffffffffffffffff', 'hex'),
      says: /damaged/,
    },
  ])('rejects $name', async ({ file, bytes, says }) => {
    const path = join(testDirectory(), file)
    await writeFile(path, bytes)
    await expect(openSource(path)).rejects.toThrow(says)
    await expect(openSource(path)).rejects.toBeInstanceOf(TransferError)
  })

  test('rejects a path that does not exist', async () => {
    await expect(openSource('/no/such/file.tar.gz')).rejects.toThrow(
      'There is no file or folder /no/such/file.tar.gz.',
    )
  })

  test.for<{ name: string; entries: TarEntry[] }>([
    { name: 'a path out of the archive', entries: [{ name: '../outside.md', content: 'x' }] },
    {
      name: 'a path out of the archive from a subfolder',
      entries: [{ name: 'a/../../outside.md', content: 'x' }],
    },
    {
      name: 'a path out of the archive with backslashes',
      entries: [{ name: String.raw`a\..\..\outside.md`, content: 'x' }],
    },
    { name: 'an absolute path', entries: [{ name: '/tmp/outside.md', content: 'x' }] },
    { name: 'a path with a drive letter', entries: [{ name: 'C:/outside.md', content: 'x' }] },
  ])('rejects an archive with $name in an entry', async ({ entries }) => {
    const path = await packedFile(await tarOf(entries))
    await expect(openSource(path)).rejects.toThrow(/a path that leads out of it/)
  })

  test('ignores links in an archive', async () => {
    const path = await packedFile(
      await tarOf([
        { name: 'images', type: 'symlink', linkname: '/etc' },
        { name: 'images/passwd.md', content: 'harmless' },
        { name: 'hard.md', type: 'link', linkname: '/etc/passwd' },
      ]),
    )
    expect(await names(path)).toEqual({
      names: ['images/passwd.md'],
      notes: [
        'images is a link in the archive and was passed over',
        'hard.md is a link in the archive and was passed over',
      ],
    })
  })

  describe('an archive with a high compression ratio', () => {
    const grown = 66 * 2 ** 20

    /** Creates an archive with the given compression ratio: zeros that compress to a thousandth of their size, and random bytes. */
    const archiveOf = async (ratio: number) => {
      const noise = Math.round(grown / ratio - grown / 1030)
      const entries = [
        { name: 'a.md', content: Buffer.alloc(grown) },
        { name: 'b.md', content: randomBytes(noise) },
      ]
      return packedFile(await tarOf(entries))
    }

    const REFUSAL = 'The archive unpacks to far more than an import may take. Nothing was imported.'

    test.for([
      { ratio: 210, outcome: REFUSAL },
      { ratio: 190, outcome: ['a.md', 'b.md'] },
    ])(
      'is rejected above a ratio of 200 if it unpacks to more than 64 MB: ratio $ratio leads to $outcome',
      async ({ ratio, outcome }) => {
        const path = await archiveOf(ratio)
        const { size } = await stat(path)
        expect(Math.abs(grown / size - ratio)).toBeLessThan(5)
        const found = await names(path).then(
          (source) => source.names,
          (error: unknown) => (error instanceof TransferError ? error.message : error),
        )
        expect(found).toEqual(outcome)
      },
    )
  })

  test.for([
    {
      name: 'too many files',
      limits: { ...SOURCE_LIMITS, files: 1 },
      says: /more or larger files/,
    },
    {
      name: 'a file that is too large',
      limits: { ...SOURCE_LIMITS, fileBytes: 3 },
      says: /more or larger files/,
    },
    {
      name: 'too many bytes in total',
      limits: { ...SOURCE_LIMITS, totalBytes: 2000 },
      says: /far more/,
    },
  ])('rejects an archive above a limit: $name', async ({ limits, says }) => {
    const path = await packedFile(
      await tarOf([
        { name: 'a.md', content: 'hello' },
        { name: 'b.md', content: 'hello' },
      ]),
    )
    await expect(openSource(path, limits)).rejects.toThrow(says)
  })

  test('rejects an archive truncated within a file', async () => {
    const whole = await tarOf([{ name: 'a.md', content: Buffer.alloc(4000, 'a') }])
    const path = await packedFile(whole.subarray(0, 2000))
    await expect(openSource(path)).rejects.toThrow(/is damaged/)
  })
})

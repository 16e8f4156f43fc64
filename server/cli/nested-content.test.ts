import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderOf, packedFile, tarOf } from '#server/transfer/transfer.test-support.ts'
import { call } from './called-commands.test-support.ts'

const DEEP = 100_000
const FIRST = '{"_id":"a","_type":"page"}\n'
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const documents = (value: string) => `${FIRST}{"_id":"b","_type":"page","value":${value}}\n`

const fileOf = async (name: string, text: string) => join(await folderOf({ [name]: text }), name)
const archiveOf = async (text: string) =>
  packedFile(await tarOf([{ name: 'export/data.ndjson', content: text }]))
const postOf = (head: string, body = 'Text.') => fileOf('post.md', `${head}\n${body}\n`)

const TOO_DEEP = 'Line 2 is nested deeper than 100 levels.\n'

describe('an import of deeply nested content', () => {
  test.for<readonly [name: string, make: () => Promise<string>, says: string]>([
    ['lists in NDJSON', () => fileOf('data.ndjson', documents(lists(DEEP))), TOO_DEEP],
    ['objects in NDJSON', () => fileOf('data.ndjson', documents(objects(DEEP))), TOO_DEEP],
    ['lists in a tar.gz', () => archiveOf(documents(lists(DEEP))), TOO_DEEP],
    ['packed NDJSON', () => packedFile(documents(objects(DEEP)), 'data.ndjson.gz'), TOO_DEEP],
    ['one level too many', () => fileOf('data.ndjson', documents(lists(100))), TOO_DEEP],
    [
      'a list as document',
      () => fileOf('data.ndjson', `${FIRST}${lists(DEEP)}\n`),
      'Line 2 is not a document.\n',
    ],
    [
      'lists without an end',
      () => fileOf('data.ndjson', `${FIRST}${'['.repeat(DEEP)}\n`),
      'Line 2 is not JSON; the file may be cut off or not an export.\n',
    ],
    [
      'metadata of assets',
      () => folderOf({ 'data.ndjson': FIRST, 'assets.json': `{"image-a":{"a":${lists(DEEP)}}}` }),
      'assets.json is not what an export writes.\n',
    ],
    [
      'YAML',
      () => postOf(`---\ntitle: x\nvalue: ${lists(DEEP)}\n---`),
      'post.md: its YAML head is nested too deeply.\n',
    ],
    [
      'TOML',
      () => postOf(`+++\ntitle = "x"\nvalue = ${lists(DEEP)}\n+++`),
      'post.md: its TOML head does not parse (Invalid TOML document: document contains excessively nested structures. aborting.).\n',
    ],
    [
      'quotes in Markdown',
      () => postOf('---\ntitle: x\n---', `${'>'.repeat(DEEP)} Text.`),
      'post.md is nested too deeply to be read.\n',
    ],
  ])('rejects %s with a one-sentence message', async ([, make, says]) => {
    const outcome = await call('content-import.ts', [await make()])
    const { out, ...rest } = outcome
    expect(rest).toEqual({ code: 1, error: says })
    expect(out).not.toMatch(/^Imported/m)
  })

  test('accepts a document with 95 levels of nesting', async () => {
    const path = await fileOf('data.ndjson', documents(lists(94)))
    const { code, out } = await call('content-import.ts', [path])
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Imported 2 documents') })
  })
})

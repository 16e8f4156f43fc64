import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { PublishedDocument } from './article-passages.ts'
import { shippedPages } from './fixed-pages/fixed-page-passages.ts'
import { createSearchIndex } from './search-index.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'

const post = (id: string, text: string, rev = '1'): PublishedDocument => ({
  _id: id,
  _rev: rev,
  _type: 'blog',
  title: `A note on ${id}`,
  slug: { current: id },
  excerpt: text,
})

/** Folder with an index of the pages of the site. Every test starts with a copy of it, because indexing these pages takes long. */
const folder = mkdtempSync(join(tmpdir(), 'test-'))
const withPages = join(folder, 'pages.sqlite')

beforeAll(async () => {
  const index = createSearchIndex({
    path: withPages,
    source: { revisions: async () => new Map(), documents: async () => [], pages: shippedPages },
    onError: () => undefined,
  })
  await index.search('criminal check')
  await index.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

function newPath() {
  const path = join(testDirectory(), 'index.sqlite')
  copyFileSync(withPages, path)
  return path
}

/** Opens an index over documents that a test can change. */
function open(path = newPath(), idleMs?: number, cpuMs?: number) {
  const documents = new Map<string, PublishedDocument>()
  const errors: unknown[] = []
  const read: string[] = []
  let isAway = false
  const index = createSearchIndex({
    path,
    source: {
      revisions: async () => {
        if (isAway) throw new Error('away')
        return new Map([...documents].map(([id, { _rev }]) => [id, _rev]))
      },
      pages: shippedPages,
      documents: async (ids) => {
        if (isAway) throw new Error('away')
        read.push(...ids)
        return ids.flatMap((id) => documents.get(id) ?? [])
      },
    },
    onError: (error) => errors.push(error),
    patienceMs: 60_000,
    ...(idleMs !== undefined && { idleMs }),
    ...(cpuMs !== undefined && { cpuMs }),
  })
  onTestFinished(() => index.close())
  const urls = async (query: string) =>
    (await index.search(query)).map(({ passage }) => passage.url)
  return {
    index,
    documents,
    errors,
    read,
    urls,
    goAway: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
  }
}

describe('the search index', () => {
  it('waits until the pages of the site are indexed before it returns its first results', async () => {
    const index = createSearchIndex({
      path: join(testDirectory(), 'index.sqlite'),
      source: { revisions: async () => new Map(), documents: async () => [], pages: shippedPages },
      onError: () => undefined,
      patienceMs: 1,
    })
    onTestFinished(() => index.close())
    expect((await index.search('criminal check'))[0]?.passage.url).toBe('/criminal-check')
  })

  it('finds the current text of a published post until it is unpublished', async () => {
    const { index, documents, urls } = open()
    documents.set('a', post('a', 'A zebroid carries the letters.'))
    expect(await urls('zebroid letters')).toContain('/blogs/a')
    documents.set('a', post('a', 'A quagga carries the letters.', '2'))
    index.changed(['a'])
    expect(await urls('zebroid')).not.toContain('/blogs/a')
    expect(await urls('quagga letters')).toContain('/blogs/a')
    documents.delete('a')
    index.changed(['a'])
    expect(await urls('quagga letters')).not.toContain('/blogs/a')
  })

  it('does not find documents that the source no longer publishes, even without a notification', async () => {
    const { documents, urls } = open()
    documents.set('a', post('a', 'A zebroid carries the letters.'))
    expect(await urls('zebroid letters')).toContain('/blogs/a')
    documents.set('a', post('a', 'A quagga carries the letters.', '2'))
    expect(await urls('zebroid letters')).not.toContain('/blogs/a')
    documents.delete('a')
    expect(await urls('zebroid letters')).not.toContain('/blogs/a')
  })

  it('finds a published document that ranks below many documents which were deleted without a notification', async () => {
    const { documents, urls, read } = open()
    const gone = Array.from({ length: 40 }, (_, number) => `gone-${number}`)
    for (const id of gone) documents.set(id, post(id, 'Zebroid, zebroid, zebroid.'))
    documents.set('left', post('left', 'Among many other animals there is a zebroid.'))
    expect(await urls('zebroid')).toHaveLength(10)
    // Deleted documents simulate job openings that close: the source sends no notification when they close.
    for (const id of gone) documents.delete(id)
    expect(await urls('zebroid')).toEqual(['/blogs/left'])
    read.length = 0
    expect(await urls('zebroid')).toEqual(['/blogs/left'])
    expect(read, 'what was found to be gone is not asked about again').toEqual(['left'])
  })

  it('finds changes that were made while the source was unavailable', async () => {
    const { index, documents, urls, goAway, comeBack, errors } = open()
    documents.set('a', post('a', 'A zebroid.'))
    expect(await urls('zebroid')).toContain('/blogs/a')
    documents.set('a', post('a', 'A quagga.', '2'))
    goAway()
    index.changed(['a'])
    expect(await urls('quagga')).not.toContain('/blogs/a')
    expect(errors).toHaveLength(1)
    comeBack()
    expect(await urls('quagga')).toContain('/blogs/a')
  })

  it('leaves no thread running if questions arrive while an idle thread is ending', async () => {
    const path = newPath()
    const { index, documents, urls } = open(path, 10)
    documents.set('a', post('a', 'A zebroid.'))
    for (let time = 0; time < 8; time += 1) {
      expect(await urls('zebroid')).toContain('/blogs/a')
      await delay(10 + (time % 6))
    }
    await index.close()
    // SQLite removes this file when the last connection closes.
    expect(existsSync(`${path}-wal`)).toBe(false)
  })

  it('reads only changed documents after a restart', async () => {
    const path = newPath()
    const first = open(path)
    first.documents.set('a', post('a', 'A zebroid.'))
    first.documents.set('b', post('b', 'A quagga.'))
    await first.urls('zebroid')
    await first.index.close()
    const second = open(path)
    second.documents.set('a', post('a', 'A zebroid.'))
    second.documents.set('c', post('c', 'An okapi.'))
    expect(await second.urls('okapi')).toContain('/blogs/c')
    expect(second.read.slice(0, 1)).toEqual(['c'])
    expect(await second.urls('quagga')).not.toContain('/blogs/b')
  })

  it('ends its thread when idle and starts a new one for the next question', async () => {
    const { documents, urls, read } = open(undefined, 50)
    documents.set('a', post('a', 'A zebroid.'))
    expect(await urls('zebroid')).toContain('/blogs/a')
    await vi.waitFor(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      expect(read.length).toBeGreaterThan(0)
    }, PATIENT)
    documents.set('b', post('b', 'A quagga.'))
    expect(await urls('quagga')).toContain('/blogs/b')
  })

  it('finds only the pages of the site while the source of articles is unavailable', async () => {
    const { documents, urls, goAway, errors } = open()
    documents.set('a', post('a', 'Zebroids under a criminal check.'))
    expect(await urls('zebroid')).toContain('/blogs/a')
    goAway()
    const found = [...(await urls('zebroid')), ...(await urls('criminal check'))]
    expect(found).not.toContain('/blogs/a')
    expect(found.some((url) => url.startsWith('/criminal-check'))).toBe(true)
    expect(errors).toEqual([])
  })

  it('works in memory when its file cannot be created', async () => {
    const { documents, urls } = open(join(testDirectory(), 'no', 'such', 'folder.sqlite'))
    documents.set('a', post('a', 'A zebroid.'))
    expect(await urls('zebroid')).toContain('/blogs/a')
  })

  it('returns those of the given words that occur on the site', async () => {
    const { index, documents } = open()
    documents.set('a', post('a', 'Don’t ask a zebroid.'))
    await index.search('zebroid')
    const asked = ['criminal', 'zebroid', 'don’t', 'pre-employment', 'xylophone', '']
    expect([...(await index.known(asked))]).toEqual([
      'criminal',
      'zebroid',
      'don’t',
      'pre-employment',
    ])
    documents.delete('a')
    index.changed(['a'])
    await index.search('zebroid')
    expect([...(await index.known(['zebroid']))]).toEqual([])
  })
})

describe('a question', () => {
  it('a question is stopped when its searches exceed their CPU time, and the index remains usable', async () => {
    const { documents, index, errors } = open(undefined, undefined, -1)
    documents.set('a', post('a', 'A zebroid.'))
    const stopped = { name: 'SearchStopped', reason: 'out of time' }
    const question = index.begin(new AbortController().signal)
    const searches = [question.search('zebroid'), question.search('zebroid')]
    for (const search of searches) await expect(search).rejects.toMatchObject(stopped)
    await expect(index.search('zebroid')).rejects.toMatchObject(stopped)
    expect([...(await index.known(['zebroid']))]).toEqual(['zebroid'])
    expect(errors).toEqual([])
  })

  it('a question is stopped when the client disconnects, and other questions continue', async () => {
    const { documents, index, urls, errors } = open()
    documents.set('a', post('a', 'A zebroid.'))
    const leaving = new AbortController()
    const question = index.begin(leaving.signal)
    expect(await question.search('zebroid')).not.toEqual([])
    const search = question.search('zebroid')
    leaving.abort()
    const abandoned = { name: 'SearchStopped', reason: 'abandoned' }
    await expect(search).rejects.toMatchObject(abandoned)
    await expect(index.begin(leaving.signal).search('zebroid')).rejects.toMatchObject(abandoned)
    expect(await urls('zebroid')).toContain('/blogs/a')
    expect(errors).toEqual([])
  })
})

import { expect, test, vi } from 'vitest'
import {
  blog,
  caseStudy,
  put,
  reference,
  remove,
  slug,
} from '#server/testing/content.test-support.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { DocumentInput } from '#lake/documents/types.ts'
import { ALL_TAGS } from '#shared/content/change-tags.ts'
import { landingDocument } from '#shared/content/landing/landing.test-support.ts'
import { library, openSite } from './rest.test-support.ts'

const linkTo = (id: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [{ _type: 'internalLink', _key: 'm', reference: reference(id) }],
    children: [{ _type: 'span', _key: 's', text: 'Link', marks: ['m'] }],
  },
]

const dated = (day: number) => ({ publishedAt: `2026-03-0${day}T09:00:00Z` })

const post = (fields: Readonly<Record<string, unknown>> = {}) =>
  blog('b', {
    ...dated(2),
    author: reference('ann'),
    category: reference('cat-a'),
    tags: ['one'],
    relatedBlogs: [{ ...reference('c'), _key: 'c' }],
    coverImage: { asset: reference('image-abc-10x20-png') },
    body: linkTo('study'),
    ...fields,
  })

const neighbour = (fields: Readonly<Record<string, unknown>> = {}) =>
  blog('c', { ...dated(3), coverImage: { library: reference('lib') }, ...fields })

const study = (fields: Readonly<Record<string, unknown>> = {}) =>
  caseStudy('study', { ...dated(1), industry: 'insurance', ...fields })

const documents: readonly DocumentInput[] = [
  ...library,
  { _id: 'unused', _type: 'category', title: 'Unused', slug: slug('unused') },
  blog('a', { ...dated(1), category: reference('cat-b') }),
  post(),
  neighbour(),
  study(),
  { ...blog('opening'), _type: 'opening', summary: 'Summary', body: linkTo('study') },
  landingDocument('care', ['b', 'study']),
]

const edited = (id: string, fields: Readonly<Record<string, unknown>>): DocumentInput => {
  const document = documents.find(({ _id }) => _id === id)
  if (document === undefined) throw new Error(`there is no document ${id}`)
  return { ...document, ...fields }
}

const added = 'new'

const changes: readonly DocumentInput[] = [
  blog(added, { ...dated(2), category: reference('unused'), tags: ['one'] }),
  post({ status: 'archived' }),
  post({ publishedAt: '2026-02-01T09:00:00Z' }),
  post({ slug: slug('moved') }),
  post({ category: reference('cat-b'), tags: ['two'], author: reference('bob') }),
  neighbour({ status: 'draft' }),
  neighbour({ title: 'Renamed' }),
  study({ slug: slug('moved') }),
  study({ status: 'draft' }),
  study({ industry: 'retail' }),
  edited('ann', { name: 'Anna' }),
  edited('cat-a', { slug: slug('renamed') }),
  edited('lib', { alt_text: 'Renamed' }),
]

const paths = [
  '/api/blogs',
  '/api/blogs?category=alpha',
  '/api/blogs?search=title',
  '/api/blogs?tag=one',
  '/api/blogs?author=ann',
  '/api/blogs/slug-b',
  '/api/blogs/a',
  '/api/blog-categories',
  '/api/case-studies?industry=insurance',
  '/api/case-studies/study',
  '/api/case-study-industries',
  '/api/openings',
  '/api/pages/landing/care',
]

type Site = Awaited<ReturnType<typeof openSite>>

/** Calls `then` once, after read number `after` of the mirror. @returns a function that stops counting and returns the number of reads */
function interrupt({ mirror }: Site, after: number, then: () => Promise<void>) {
  const { readPublic } = mirror
  let reads = 0
  const spy = vi.spyOn(mirror, 'readPublic').mockImplementation((work) =>
    readPublic((store) =>
      work(
        new Proxy(store, {
          get: (target, name) => {
            const own: unknown = Reflect.get(target, name)
            if (typeof own !== 'function') return own
            return async (...values: readonly unknown[]) => {
              const found: unknown = await Reflect.apply(own, target, values)
              reads += 1
              if (reads === after) await then()
              return found
            }
          },
        }),
      ),
    ),
  )
  return () => {
    spy.mockRestore()
    return reads
  }
}

/** Returns the content of a path without the times of changes, or the code of the error. */
async function shownAt({ content }: Site, path: string) {
  try {
    const { data } = await content.read(path)
    return JSON.stringify(data, (key, value: unknown) => (key === 'updated_at' ? 0 : value))
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') return error.code
    throw error
  }
}

test('a cached response is not outdated, whether a change is made between its reads or after them', async () => {
  const site = await openSite('sqlite', documents)
  const { dataset, mirror, answers } = site
  const outdated: string[] = []
  let differing = 0
  for (const change of changes) {
    const make = async () => {
      await put(dataset, change)
      await mirror.read(() => Promise.resolve())
    }
    const before = documents.find(({ _id }) => _id === change._id)
    const undo = () => (before === undefined ? remove(dataset, added) : put(dataset, before))
    for (const path of paths) {
      const old = await shownAt(site, path)
      await make()
      answers.invalidate(ALL_TAGS)
      const current = await shownAt(site, path)
      await undo()
      if (old === current) continue
      differing += 1
      for (let after = 1, reads = 1; after <= reads + 1; after += 1) {
        answers.invalidate(ALL_TAGS)
        const end = interrupt(site, after, make)
        await shownAt(site, path)
        reads = end()
        // If the response needs fewer reads than `after`, the change is made after the response was cached.
        if (after > reads) await make()
        if ((await shownAt(site, path)) !== current) {
          outdated.push(`${path} after ${after} reads: ${JSON.stringify(change)}`)
        }
        await undo()
      }
    }
  }
  expect(outdated).toEqual([])
  expect(differing).toBeGreaterThan(50)
})

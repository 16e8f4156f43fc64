import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sitemapPaths } from '../support/content/metadata.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { temporaryDirectory } from '../support/sites/processes.ts'
import { useDemoSite } from '../support/sites/use-demo-site.ts'
import { fetchKnownTerms } from '#server/transfer/known-terms.ts'
import { createEndpoint } from '#server/transfer/lake-client.ts'
import type { KnownTerms } from '#server/transfer/posts/post-terms.ts'
import { readContent } from '#server/transfer/read-content.ts'
import { openSource } from '#server/transfer/source.ts'
import { isRecord, records } from '#shared/content/guards.ts'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { paths } from '#shared/paths/paths.ts'

let site: { readonly url: string }
let stored: readonly Readonly<Record<string, unknown>>[]
let articles: readonly string[]
let known: KnownTerms

useDemoSite((started) => {
  site = started
})

const QUERY = `*[_id in path("*") && (_type in ["author", "category"] || (_type == "blog" && status == "published"))]`

beforeAll(async () => {
  const { headers, token } = await signInAsStaff(site.url)
  const lake = { projectId: 'local', dataset: 'production', apiHost: site.url + lakePaths.base }
  known = await fetchKnownTerms(createEndpoint({ ...lake, token }).client)
  const url = `${site.url}/lake/v2025-02-19/data/query/production?perspective=raw&query=${encodeURIComponent(QUERY)}`
  const answer = await fetch(url, { headers })
  if (!answer.ok) throw new Error(`the query was answered with ${answer.status}`)
  stored = records((await answer.json()).result)
  articles = await sitemapPaths(site.url)
})

const slugOf = ({ slug }: Readonly<Record<string, unknown>>) =>
  isRecord(slug) ? String(slug['current']) : ''

const ofType = (type: string) => stored.filter(({ _type }) => _type === type)

/** Imports Markdown files like `content:import`, into the lake of the site. */
async function importedFrom(files: Readonly<Record<string, string>>) {
  await using directory = await temporaryDirectory()
  for (const [name, text] of Object.entries(files))
    await writeFile(join(directory.path, name), text)
  const source = await openSource(directory.path)
  return readContent(source, () => Promise.resolve({ category: 'General', known, now: new Date() }))
}

const IGNORED = new Set(['_rev', '_createdAt', '_updatedAt'])

/**
 * Document without keys and revision, so that two documents can be compared. Keys connect links with their marks, so each mark is
 * replaced by its link. A field with its default value may be missing.
 */
function comparable(document: Readonly<Record<string, unknown>>): unknown {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (!isRecord(value)) return value
    const { _key, markDefs, children, ...fields } = value
    const links = new Map(records(markDefs).map((mark) => [mark['_key'], mark]))
    const linked = (mark: unknown): unknown => {
      const { _key: _, ...link } = links.get(mark) ?? {}
      return links.has(mark) ? link : mark
    }
    const spans = records(children).map(({ marks, ...span }) => ({
      ...span,
      marks: Array.isArray(marks) ? marks.map(linked) : marks,
    }))
    const all = children === undefined ? fields : { ...fields, children: spans }
    return Object.fromEntries(Object.entries(all).map(([name, field]) => [name, strip(field)]))
  }
  const compared = Object.entries(document).filter(
    ([name, value]) => !IGNORED.has(name) && !(name === 'featured' && value === false),
  )
  return strip(Object.fromEntries(compared))
}

test('every published blog is the same document after its Markdown was imported', async () => {
  const blogs = ofType('blog')
  expect(blogs.length).toBeGreaterThan(20)
  for (const blog of blogs) {
    const slug = slugOf(blog)
    const answer = await fetch(site.url + markdownPath(paths.blog(slug)))
    const { documents, notes } = await importedFrom({ [`${slug}.md`]: await answer.text() })
    expect(notes, slug).toEqual([])
    // The import must not create a second author or category.
    expect(documents.map(comparable), slug).toEqual([comparable(blog)])
  }
})

test('an import of Markdown preserves the unpublish time of a post, although its public Markdown does not contain this time', async () => {
  const [blog] = ofType('blog')
  if (blog === undefined) throw new Error('the site has no blog')
  const unpublishAt = '2100-01-01T00:00:00.000Z'
  const answer = await fetch(site.url + markdownPath(paths.blog(slugOf(blog))))
  const before = known
  known = { ...known, ends: new Map([[String(blog['_id']), unpublishAt]]) }
  onTestFinished(() => {
    known = before
  })
  const { documents } = await importedFrom({ 'post.md': await answer.text() })
  expect(documents.map(comparable)).toEqual([comparable({ ...blog, unpublishAt })])
})

test('the Markdown of a case study has no front matter, and its import creates no case study', async () => {
  const path = articles.find((each) => each.startsWith(`${paths.caseStudies()}/`)) ?? ''
  const answer = await fetch(site.url + markdownPath(path))
  const text = await answer.text()
  expect(text).toMatch(/^# /)
  // `content:import` creates blogs from Markdown. Its documents have no fields for results, services and gallery.
  const { documents } = await importedFrom({ 'study.md': text })
  expect(documents.map(({ _type }) => _type)).not.toContain('caseStudy')
})

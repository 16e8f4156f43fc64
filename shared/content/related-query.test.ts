import { expect, test } from 'vitest'
import type { PublicQueryParams } from './public-query-names.ts'
import { ask, doc, slug, blog } from './public-queries.test-support.ts'

test('articles are related to a page by their tags (slugs or titles), their services or their industry', () => {
  const study = (id: string, fields: Readonly<Record<string, unknown>>) =>
    doc(id, 'caseStudy', { slug: slug(id), status: 'published', ...fields })
  const dataset = [
    blog('by-slug', { tags: ['criminal-check'], publishedAt: '2026-01-01T00:00:00Z' }),
    blog('by-title', { tags: [7, 'Criminal Check'], publishedAt: '2026-01-02T00:00:00Z' }),
    blog('elsewhere', { tags: ['criminal', 'check', 'rag'] }),
    blog('no-list', { tags: 'criminal-check' }),
    blog('hidden', { tags: ['criminal-check'], status: 'draft' }),
    blog('drafts.by-slug', { tags: ['criminal-check'] }),
    blog('trade', { tags: ['banking & financial'] }),
    study('of-service', { services: ['criminal-check', 'rag'], industry: 'insurance' }),
    study('of-industry', { services: ['nlp'], industry: 'banking-financial' }),
    study('drafted', { services: ['criminal-check'], status: 'archived' }),
  ]
  const found = (params: PublicQueryParams['related']) => {
    const { blogs, case_studies: studies } = ask('related', params, dataset)
    return { blogs: blogs.map(({ id }) => id), studies: studies.map(({ id }) => id) }
  }
  expect(found({ kind: 'service', slug: 'criminal-check' })).toEqual({
    blogs: ['by-title', 'by-slug'],
    studies: ['of-service'],
  })
  expect(found({ kind: 'solution', slug: 'background-screening' })).toEqual({
    blogs: ['by-title', 'by-slug'],
    studies: ['of-service'],
  })
  expect(found({ kind: 'solution', slug: 'ai-data-science' })).toEqual({
    blogs: ['elsewhere'],
    studies: ['of-industry', 'of-service'],
  })
  expect(found({ kind: 'industry', slug: 'banking-financial' })).toEqual({
    blogs: ['trade'],
    studies: ['of-industry'],
  })
  expect(found({ kind: 'industry', slug: 'non-profit' })).toEqual({ blogs: [], studies: [] })
})

test('a page has at most three related articles of each type, newest first', () => {
  const dataset = [1, 2, 3, 4].map((day) =>
    blog(`p${day}`, { tags: ['rag'], publishedAt: `2026-03-0${day}T00:00:00Z` }),
  )
  const { blogs } = ask('related', { kind: 'service', slug: 'rag' }, dataset)
  expect(blogs.map(({ id }) => id)).toEqual(['p4', 'p3', 'p2'])
})

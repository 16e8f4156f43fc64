import { expect, test } from 'vitest'
import { markdownPath } from '#shared/paths/markdown-paths.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import { workerPaths } from '#shared/paths/worker-paths.ts'
import { filesIn, ruleFor } from './rules.ts'

const ORIGIN = 'https://site.example'

const ruleAt = (path: string, given: { readonly method?: string; readonly mode?: string } = {}) =>
  ruleFor({ method: 'GET', mode: 'navigate', url: new URL(path, ORIGIN).href, ...given }, ORIGIN)

test.each([
  [paths.home],
  [paths.blog('a-post')],
  [paths.contactAbout('criminal-check')],
  [paths.inquiryReceived('key')],
  ['/administration'],
  ['/bookings-of-the-year'],
])('the service worker uses the network for the page %s', (path) => {
  expect(ruleAt(path)).toBe('page')
})

test.each([
  [paths.admin],
  [paths.adminBlog('1')],
  [paths.apiTest],
  [paths.studio],
  [`${paths.studio}/structure`],
  [paths.booking()],
  [paths.meetingBooked('key')],
  [paths.meetingInvitation('key')],
  [apiPaths.blogs()],
  [`${apiPaths.base}/events/`],
  [`${lakePaths.base}/v2025-02-19/data/query/production`],
  ['/media/image/upload/a.png'],
  ['/auth/login'],
  ['/healthz'],
  ['/sitemap.xml'],
  [markdownPath(paths.home)],
  [markdownPath(paths.blog('a-post'))],
  ['/social/home.png'],
  ['/OpenGraph_Info.json'],
  ['https://elsewhere.example/about'],
])('the service worker leaves %s to the browser', (path) => {
  expect(ruleAt(path)).toBe('leave')
  expect(ruleAt(path, { mode: 'cors' })).toBe('leave')
})

test('the service worker leaves the offline page to the precache', () => {
  expect(ruleAt(workerPaths.offline)).toBe('leave')
})

test('the service worker leaves form submissions to the browser', () => {
  expect(ruleAt(paths.contact, { method: 'POST' })).toBe('leave')
  expect(ruleAt(paths.about, { method: 'HEAD' })).toBe('leave')
})

test.each([
  ['/assets/entry-client-DqC5x1pQ.js', 'file'],
  ['/assets/main-a1B2c3D4.css', 'file'],
  ['/assets/newsreader-basic-Ab_-1234.woff2', 'file'],
  ['/assets/marks-DkKg-gu1.svg', 'file'],
  ['/assets/icon.svg', 'leave'],
  ['/assets/loading.webm', 'leave'],
  ['/assets/offline.js', 'leave'],
  ['/icon-192.png', 'leave'],
  ['/about', 'leave'],
])('the service worker handles a subresource at %s by the rule %s', (path, rule) => {
  expect(ruleAt(path, { mode: 'no-cors' })).toBe(rule)
})

test('filesIn lists the immutable files that a page references', () => {
  const html =
    '<script data-entry="/assets/entry-client-DqC5x1pQ.js" data-chunks="/assets/a-12345678.js /assets/b-12345678.js">' +
    '<link href="/assets/main-a1B2c3D4.css"><img src="/assets/icon.svg"><link href="/assets/main-a1B2c3D4.css">'
  expect(filesIn(html)).toEqual([
    '/assets/entry-client-DqC5x1pQ.js',
    '/assets/a-12345678.js',
    '/assets/b-12345678.js',
    '/assets/main-a1B2c3D4.css',
  ])
})

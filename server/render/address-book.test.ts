import { expect, test } from 'vitest'
import { createAddressBook } from './address-book.ts'
import { createMissingPages } from './missing-pages.ts'
import { preparePage } from './prepare-page.ts'

const KNOWN = new Set(['/', '/blogs', '/blogs/:id', '/services/x'])
const book = (knows: boolean | undefined = false) =>
  createAddressBook({
    serves: (pathname) => KNOWN.has(pathname),
    hasArticle: (type, slug) => {
      asked.push(`${type} ${slug}`)
      return Promise.resolve(knows)
    },
  })
const asked: string[] = []

test.each([
  { path: '/', exists: true },
  { path: '/blogs', exists: true },
  { path: '/services/x', exists: true },
  { path: '/services/y', exists: false, family: '/services/-/-' },
  { path: '/services/y/z', exists: false, family: '/services/-/-' },
  { path: '/industries/insurance/y', exists: false, family: '/industries/insurance/-/-' },
  { path: '/blogs/a', exists: false, family: '/blogs/-', asks: 'blog a' },
  { path: '/sanity/blogs/a', exists: false, family: '/sanity/blogs/-', asks: 'blog a' },
  { path: '/case-studies/a', exists: false, family: '/case-studies/-', asks: 'caseStudy a' },
  { path: '/sanity/case-studies/a%20b', exists: false, asks: 'caseStudy a b' },
  { path: '/blogs/%zz', exists: false, family: '/blogs/-', asks: 'blog %zz' },
  { path: '/blogs/a/b', exists: false, family: '/blogs/-/-' },
  { path: '/industries/legal-services', exists: true },
  { path: '/industries/no-such', exists: false, family: '/industries/-' },
  { path: '/solutions/no-such', exists: false, family: '/solutions/-' },
])(
  'the address book reports if the path $path has a page: $exists',
  async ({ path, exists, family, asks }) => {
    asked.length = 0
    const entry = await book().look(path)
    expect(entry.exists).toBe(exists)
    expect(entry.family).toBe(family ?? entry.family)
    expect(asked).toEqual(asks === undefined ? [] : [asks])
  },
)

test('the address book returns `undefined` in development and while the mirror may be outdated', async () => {
  expect(
    (
      await createAddressBook({
        serves: undefined,
        hasArticle: () => Promise.resolve(false),
      }).look('/nowhere')
    ).exists,
  ).toBeUndefined()
  const unsure = createAddressBook({
    serves: () => true,
    hasArticle: () => Promise.resolve(undefined),
  })
  expect((await unsure.look('/blogs/a')).exists).toBeUndefined()
  expect((await book(true).look('/blogs/a')).exists).toBe(true)
})

test('missing addresses below the same page share one 404 page, which is rendered once and, after a failure, again', async () => {
  let made = 0
  let status = 503
  const pages = createMissingPages((key) => {
    made += 1
    return preparePage({ status, html: key, headers: {}, tags: new Set() }, 'body')
  })
  expect((await pages.get('/blogs/-')).status).toBe(503)
  status = 404
  await Promise.all([pages.get('/blogs/-'), pages.get('/blogs/-')])
  expect((await pages.get('/blogs/-')).status).toBe(404)
  expect(made).toBe(2)
  await pages.get('/-')
  expect(made).toBe(3)
})

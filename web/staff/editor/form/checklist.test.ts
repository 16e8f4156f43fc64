import { expect, test } from 'vitest'
import type { ArticleType } from '#shared/content/status.ts'
import { pagePaths } from '#shared/content/body-checks.ts'
import { assetPicture, libraryPicture, textBlock } from '#web/testing/fixtures.test-support.ts'
import { emptyForm, type ArticleForm } from './article-form.ts'
import { checklist, dateProblems, publishingErrors } from './checklist.ts'

const now = Date.parse('2026-03-10T08:00:00Z')
/** Context for the checks of a form: a fixed time, an article that already exists, and a link check that finds only /contact. */
const surroundings = (type: ArticleType, { body, slug }: ArticleForm) => ({
  now,
  isMade: true,
  deadLinks: pagePaths(body, { type, slug }).filter((path) => path !== '/contact'),
})

const ready: ArticleForm = {
  ...emptyForm,
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  summary: 'A summary.',
  body: [textBlock('Text.')],
  category: 'c',
  author: 'a',
  industry: 'banking-financial',
  results: [{ label: 'hours', value: '24', unit: '' }],
  cover_image: assetPicture,
}

const undescribed = { ...assetPicture, alt_text: ' ' }
const picture = {
  _type: 'picture',
  _key: 'p',
  asset: { _type: 'reference', _ref: 'image-a-1x1-png' },
}
const linked = (definition: object, text = 'here') =>
  textBlock(text, {
    markDefs: [{ _key: 'l', ...definition }],
    children: [{ _type: 'span', _key: 's', text, marks: ['l'] }],
  })
const article = { _type: 'internalLink', reference: { _type: 'reference', _ref: 'x' } }

const problems = (type: ArticleType, values: Partial<ArticleForm>) =>
  checklist(type, { ...ready, ...values }, surroundings(type, { ...ready, ...values }))
    .filter(({ problem }) => problem !== undefined)
    .map(({ id, field, blocks }) => `${id} at ${field}${blocks ? ', blocks' : ''}`)

const cases: readonly [string, ArticleType, Partial<ArticleForm>, readonly string[]][] = [
  ['a blog with everything', 'blog', {}, []],
  ['a case study with everything', 'caseStudy', {}, []],
  ['no title', 'blog', { title: ' ' }, ['title at title, blocks']],
  ['no slug', 'blog', { slug: '' }, ['slug at slug, blocks']],
  ['no excerpt', 'blog', { excerpt: '' }, ['excerpt at excerpt, blocks', 'seo-description at seo']],
  [
    'no summary',
    'caseStudy',
    { summary: '' },
    ['summary at summary, blocks', 'seo-description at seo'],
  ],
  ['a blog without a text', 'blog', { body: [] }, ['body at body, blocks']],
  ['a case study without a text', 'caseStudy', { body: [] }, []],
  ['no cover', 'blog', { cover_image: null }, ['cover at cover_image']],
  [
    'a cover without an alternative text',
    'blog',
    { cover_image: undescribed },
    ['alt at cover_image, blocks'],
  ],
  [
    'a cover of the library, which has a text of its own',
    'blog',
    { cover_image: { ...libraryPicture, alt_text: '' } },
    [],
  ],
  [
    'a picture in the text without an alternative text',
    'blog',
    { body: [picture] },
    ['alt at body, blocks'],
  ],
  [
    'a gallery picture without an alternative text',
    'caseStudy',
    { gallery: [undescribed] },
    ['alt at gallery, blocks'],
  ],
  [
    'a picture for social networks without an alternative text',
    'blog',
    { seo: { ...emptyForm.seo, og_image: undescribed } },
    ['og-alt at seo'],
  ],
  ['no category', 'blog', { category: '' }, ['category at category']],
  ['no author', 'blog', { author: '' }, ['author at author']],
  ['no industry', 'caseStudy', { industry: '' }, ['industry at industry']],
  [
    'a named client without a name',
    'caseStudy',
    { client: { name: ' ', anonymous: false } },
    ['client at client'],
  ],
  ['no figures', 'caseStudy', { results: [] }, ['results at results']],
  [
    'a link to a page',
    'blog',
    { body: [linked({ _type: 'link', href: '/contact?from=blog#form' })] },
    [],
  ],
  [
    'a link to no page',
    'blog',
    { body: [linked({ _type: 'link', href: '/gone' })] },
    ['links at body, blocks'],
  ],
  [
    'a link to another site',
    'blog',
    { body: [linked({ _type: 'link', href: 'https://example.com' })] },
    [],
  ],
  [
    'a link to an article that visitors see',
    'blog',
    { body: [linked({ ...article, target: { type: 'blog', slug: 'x' } })] },
    [],
  ],
  [
    'a link to an article that visitors do not see',
    'blog',
    { body: [linked({ ...article, target: null })] },
    ['articles at body'],
  ],
  [
    'a link to a hidden article in a callout',
    'blog',
    { body: [{ _type: 'callout', _key: 'c', content: [linked(article)] }] },
    ['articles at body'],
  ],
  [
    'a link to no page in a table',
    'blog',
    {
      body: [
        {
          _type: 'table',
          _key: 't',
          rows: [{ _type: 'tableRow', _key: 'r', cells: ['[x](/gone)'] }],
        },
      ],
    },
    ['links at body, blocks'],
  ],
  [
    'a link to the article itself',
    'blog',
    { body: [linked({ _type: 'link', href: '/blogs/a-title#part' })] },
    [],
  ],
  [
    'links to a file and to the Studio, which are no pages',
    'blog',
    {
      body: [
        linked({ _type: 'link', href: '/rates.pdf' }),
        linked({ _type: 'link', href: '/studio/x' }),
      ],
    },
    [],
  ],
  [
    'an empty callout',
    'blog',
    { body: [textBlock('Text.'), { _type: 'callout', _key: 'c', content: [textBlock(' ')] }] },
    ['callouts at body, blocks'],
  ],
  ['a title that is cut', 'blog', { title: 'a'.repeat(61) }, ['seo-title at seo']],
  [
    'a short title for search results',
    'blog',
    { title: 'a'.repeat(61), seo: { ...emptyForm.seo, title: 'Short' } },
    [],
  ],
  ['an excerpt that is cut', 'blog', { excerpt: 'a'.repeat(161) }, ['seo-description at seo']],
  ['a schedule without a time', 'blog', { status: 'scheduled' }, ['dates at publish_at, blocks']],
  [
    'an archived article whose unpublish time has passed',
    'blog',
    { status: 'archived', unpublish_at: '2026-03-09T08:00:00Z' },
    ['dates at unpublish_at, blocks'],
  ],
]

test.each(cases)(
  'checklist reports the problems of an article: %s',
  (_name, type, values, expected) => {
    expect(problems(type, values)).toEqual(expected)
  },
)

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T08:00:00Z`

test.each([
  ['no dates', {}, []],
  ['published now', { published_at: day(10) }, []],
  ['published tomorrow', { published_at: day(11) }, ['published_at']],
  ['scheduled without a time', { status: 'scheduled' }, ['publish_at']],
  ['scheduled', { status: 'scheduled', publish_at: day(12) }, []],
  ['scheduled for yesterday', { status: 'scheduled', publish_at: day(9) }, ['publish_at']],
  [
    'an unpublish time before the publish time',
    { publish_at: day(12), unpublish_at: day(11) },
    ['unpublish_at'],
  ],
  [
    'an unpublish time that equals the publish time',
    { publish_at: day(12), unpublish_at: day(12) },
    ['unpublish_at'],
  ],
  ['an unpublish time in the future', { published_at: day(9), unpublish_at: day(11) }, []],
] as const)(
  'dateProblems finds the invalid date fields of an article: %s',
  (_name, values, names) => {
    expect(Object.keys(dateProblems({ ...emptyForm, ...values }, now))).toEqual(names)
  },
)

test('publishingErrors uses the field names of the API', () => {
  const errors = publishingErrors(
    'blog',
    {
      ...emptyForm,
      cover_image: undescribed,
      body: [textBlock('Text.'), picture],
      gallery: [undescribed],
    },
    false,
  )
  expect(Object.keys(errors)).toEqual([
    'title',
    'slug',
    'excerpt',
    'cover_image.alt_text',
    'body.1.alt_text',
    'gallery.0.alt_text',
  ])
})

import { LANDING_TYPE, STATUSES } from '#shared/content/status.ts'

/** Word that occurs in every hidden document and nowhere else. A response that contains it proves a leak. */
export const SECRET = 'xylograph'

const text = (words: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'b', text: words, marks: [] }],
  },
]

const blog = (id: string, status: string, word: string, slug = id.replaceAll('.', '-')) => ({
  _id: id,
  _type: 'blog',
  title: `Title ${word} ${slug}`,
  slug: { _type: 'slug', current: slug },
  status,
  publishedAt: '2026-01-02T03:04:05Z',
  excerpt: word,
  tags: [word, 'criminal-check'],
  body: text(word),
})

const study = (id: string, status: string, word: string) => ({
  _id: id,
  _type: 'caseStudy',
  title: `Title ${word} ${id}`,
  slug: { _type: 'slug', current: id },
  status,
  publishedAt: '2026-01-02T03:04:05Z',
  summary: word,
  industry: 'insurance',
  services: ['criminal-check'],
  results: [],
  body: text(word),
})

const opening = (id: string, status: string, word: string, closesAt?: string) => ({
  _id: id,
  _type: 'opening',
  title: `Title ${word} ${id}`,
  slug: { _type: 'slug', current: id.replaceAll('.', '-') },
  status,
  publishedAt: '2026-01-02T03:04:05Z',
  ...(closesAt !== undefined && { closesAt }),
  team: word,
  place: word,
  employment: 'full_time',
  summary: word,
  body: text(word),
})

/** Slug of a hidden landing page. Slugs contain no underscores. */
const landingSlug = (status: string) => `hidden-landing-${status.replaceAll('_', '-')}`

const landing = (id: string, status: string, word: string, slug = id, picture?: object) => ({
  _id: id,
  _type: LANDING_TYPE,
  title: `Title ${word} ${slug}`,
  slug: { _type: 'slug', current: slug },
  status,
  publishedAt: '2026-01-02T03:04:05Z',
  blocks: [
    {
      _type: 'landingHero',
      _key: 'a',
      heading: `Heading ${word}`,
      lede: word,
      family: 'data',
      ...(picture !== undefined && { picture }),
    },
    {
      _type: 'landingArticles',
      _key: 'b',
      label: word,
      heading: `Articles ${word}`,
      articles: ['shown', ...hidden.map((each) => `hidden-${each}`)].map((name) => ({
        _type: 'reference',
        _ref: name,
        _key: name,
      })),
    },
  ],
  meta: { title: word, description: word, keywords: [word] },
})

const hidden = STATUSES.filter((status) => status !== 'published')

/** Ids and slugs of documents that must be invisible without a session. */
export const hiddenNames = [
  ...hidden.map((status) => `hidden-${status}`),
  'drafts.shown',
  'drafts.never-published',
  'never-published',
  'versions.r1.shown',
]

/** Slugs of landing pages that must be invisible without a session. */
export const hiddenLandingPages = [...hidden.map(landingSlug), 'never-published-landing']

/** Documents in every state. Hidden documents have the image with the given id as their cover. */
export function documentsWith(picture: string) {
  const cover = {
    _type: 'picture',
    alt_text: SECRET,
    asset: { _type: 'reference', _ref: picture },
  }
  return [
    blog('shown', 'published', 'visible'),
    study('shown-study', 'published', 'visible'),
    opening('shown-opening', 'published', 'visible', '2999-01-01T00:00:00Z'),
    landing('shown-landing', 'published', 'visible'),
    landing('drafts.shown-landing', 'published', SECRET, 'shown-landing'),
    landing('versions.r1.shown-landing', 'published', SECRET, 'shown-landing'),
    landing('drafts.never', 'published', SECRET, 'never-published-landing'),
    // This opening is hidden although it is published, because its closing date has passed.
    opening('hidden-over', 'published', SECRET, '2020-01-01T00:00:00Z'),
    opening('drafts.shown-opening', 'published', SECRET),
    ...hidden.flatMap((status) => [
      { ...blog(`hidden-${status}`, status, SECRET), coverImage: cover },
      study(`hidden-study-${status}`, status, SECRET),
      opening(`hidden-opening-${status}`, status, SECRET),
      landing(`landing-${status}`, status, SECRET, landingSlug(status), cover),
    ]),
    // Draft of a public post, a post that was never public, and a version in a release.
    { ...blog('drafts.shown', 'published', SECRET, 'shown'), coverImage: cover },
    blog('drafts.never-published', 'published', SECRET, 'never-published'),
    blog('versions.r1.shown', 'published', SECRET, 'shown'),
  ]
}

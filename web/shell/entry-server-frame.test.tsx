import { expect, test } from 'vitest'
import { pageIdOf, type PageKind } from '#shared/content/content-types/page-kinds.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { site } from '#shared/company/site.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import type { Navigation, SiteSettings } from '#shared/pages/catalogue/page-copy.ts'
import { apiPaths, paths } from '#shared/paths/paths.ts'
import type { ContentSource } from './entry-server.tsx'
import { allDown, broken, get, healthy } from './entry-server.test-support.ts'

const shippedLinks = await shippedCopy(pageOf('navigation', 'main'))
const shippedFacts = await shippedCopy(pageOf('settings', 'site'))

const links: Navigation = {
  ...shippedLinks,
  bar: [...shippedLinks.bar.slice(0, 5), { label: 'Trust us', path: paths.trust }],
  action: { label: 'Write to us', path: paths.contact },
  offer: {
    all: 'Each service',
    sections: [
      {
        section: 'tech-innovation',
        title: 'Software',
        items: [{ label: 'Moving data', path: paths.service('data-migration') }],
      },
    ],
  },
  groups: [{ title: 'Reading', links: [{ label: 'Our posts', path: paths.blogs() }] }],
  help: [{ label: 'All terms', path: paths.glossary }],
}

const facts: SiteSettings = {
  slug: 'site',
  promise: 'We answer each inquiry.',
  description: 'Another description of the site.',
  email: 'team@certavia.example',
  phone: '+44 20 7946 0000',
  socials: [{ name: 'Mastodon', url: 'https://mastodon.example/@certavia' }],
}

interface Frame {
  readonly navigation: Navigation
  readonly settings: SiteSettings
}

const copyOf = (frame: Frame, kind: PageKind) =>
  kind === 'navigation' ? frame.navigation : frame.settings

const parts: readonly (readonly [PageKind, string])[] = [
  ['navigation', 'main'],
  ['settings', 'site'],
]

/** Source with a published frame: in the CMS, or only in REST because the CMS does not respond to queries of the frame. */
const withFrame = (frame: Frame, from: 'cms' | 'rest' = 'cms'): ContentSource => ({
  groq: (name, params) => {
    const part = parts.find(([kind, slug]) => params['id'] === pageIdOf(kind, slug))
    if (part === undefined) return healthy.groq(name, params)
    return from === 'cms' ? Promise.resolve({ copy: copyOf(frame, part[0]) }) : broken()
  },
  rest: (path) => {
    const part = parts.find(([kind, slug]) => path === apiPaths.page(kind, slug))
    return part === undefined
      ? healthy.rest(path)
      : Promise.resolve({ success: true, data: copyOf(frame, part[0]) })
  },
})

const published = { navigation: links, settings: facts }

test.each([
  [paths.home, 'cms'],
  [paths.about, 'cms'],
  [paths.privacyPolicy, 'cms'],
  [paths.blogs(), 'cms'],
  ['/nowhere', 'cms'],
  [paths.privacyPolicy, 'rest'],
] as const)('the page %s shows the published frame from %s', async (path, from) => {
  const { html, origin } = await get(path, withFrame(published, from))
  expect(origin).not.toBe('shipped')
  const body = html.slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'))
  for (const [text, count] of [
    ['Trust us', 2],
    ['Career &amp; Partner', 0],
    ['Write to us', 2],
    ['Moving data', 2],
    ['View All Software', 2],
    ['Each service', 1],
    ['>Reading</h2>', 1],
    ['All terms', 1],
    ['We answer each inquiry.', 1],
    ['https://mastodon.example/@certavia', 1],
    ['linkedin', 0],
  ] as const) {
    expect([text, body.split(text).length - 1]).toEqual([text, count])
  }
  // The page data contains the same frame as the markup, so the browser hydrates with it.
  expect(html).toContain(`"frame":{"navigation":${JSON.stringify(links).slice(0, 40)}`)
})

test('the contact page and the structured data show the published site settings', async () => {
  const contact = await get(paths.contact, withFrame(published))
  expect(contact.html).toContain('href="mailto:team@certavia.example"')
  expect(contact.html).toContain('+44 20 7946 0000')
  const home = await get(paths.home, withFrame(published))
  expect(home.html).toMatch(/"@type":"Organization"[^<]*"email":"team@certavia.example"/)
  expect(home.html).toMatch(/"sameAs":\["https:\/\/mastodon.example/)
})

test.each([
  paths.privacyPolicy,
  paths.accessibility,
  paths.usNotice,
  paths.trust,
  paths.candidates,
  paths.caseStatus,
])(
  'the page %s shows the published contact email in its text and structured data',
  async (path) => {
    const { html } = await get(path, withFrame(published))
    const shown = html.replace(/<script type="application\/json".*?<\/script>/gs, '')
    expect(shown).toContain(facts.email)
    expect(shown).not.toContain(site.contactEmail)
  },
)

test('the lists of the footer have different ids', async () => {
  const groups = ['Follow', 'Our posts', 'our posts'].map((title) => ({
    title,
    links: [{ label: 'Our posts', path: paths.blogs() }],
  }))
  const frame = { ...published, navigation: { ...links, groups } }
  const { html } = await get(paths.privacyPolicy, withFrame(frame))
  const ids = [...html.matchAll(/<h2 id="(footer-[^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
})

test('a footer without social profiles has no list of profiles', async () => {
  const { html } = await get(
    paths.privacyPolicy,
    withFrame({ ...published, settings: { ...facts, socials: [] } }),
  )
  expect(html).not.toContain('footer-follow')
  expect(html).not.toContain('open in a new tab</span>')
})

test.each([paths.home, paths.privacyPolicy, '/nowhere'])(
  'the HTML of %s is the same without a published frame and with one that equals the shipped frame',
  async (path) => {
    const shipped = { navigation: shippedLinks, settings: shippedFacts }
    const timeless = (html: string) => html.replaceAll(/"updatedAt":\d+/g, '')
    const own = timeless((await get(path)).html)
    expect(own).not.toContain('"frame"')
    expect(timeless((await get(path, withFrame(shipped))).html)).toBe(own)
  },
)

test('a page whose frame cannot be loaded has the shipped frame and the origin "shipped"', async () => {
  const { status, origin, html } = await get(paths.privacyPolicy, allDown)
  expect({ status, origin }).toEqual({ status: 200, origin: 'shipped' })
  expect(html).toContain('Career &amp; Partner')
})

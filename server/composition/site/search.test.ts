import { describe, expect, it, onTestFinished } from 'vitest'
import { followContactEmail } from '../contact-email.ts'
import { createLifetime } from '../lifetime.ts'
import { pageTextsOf } from './assistant.ts'
import { createSearchArea } from './search.ts'
import {
  blog,
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
  remove,
  slug,
  testLog,
} from '#server/testing/content.test-support.ts'
import { engines, useDatabases } from '#server/testing/database.test-support.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import type { DocumentInput } from '#lake/documents/types.ts'
import { createAnswerer } from '#server/assistant/answerer.ts'
import { textOf } from '#server/assistant/ports.ts'
import { site } from '#shared/company/site.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'
import { paths } from '#shared/paths/paths.ts'

const databases = useDatabases()

const opening = (id: string, fields: Readonly<Record<string, unknown>> = {}): DocumentInput => ({
  _id: id,
  _type: 'opening',
  title: `Zebroid keeper ${id}`,
  slug: slug(id),
  status: 'published',
  summary: 'You keep zebroids.',
  ...fields,
})

/** One page of each kind. */
const pages = [
  pageOf('service', 'criminal-check'),
  pageOf('solution', 'background-screening'),
  pageOf('industry', 'insurance'),
  pageOf('company', 'about'),
  pageOf('home', 'home'),
  pageOf('hub', 'solutions'),
]

/** Corrected pages, each with a question and a phrase from the passage of the page that answers it. */
const corrections = [
  [
    pageOf('industry', 'hospitality-food-leisure'),
    'pub manager, what should i verify',
    'icence at the authority',
  ],
  [pageOf('company', 'candidates'), 'My report is wrong', 'add a short statement'],
  [pageOf('company', 'about'), 'get me her bank statements', 'stay out of private accounts'],
  [pageOf('home', 'home'), 'What do you do?', 'its date and its limits'],
  [pageOf('hub', 'services'), 'Which languages do you support?', 'Translation, certified copies'],
] as const

const clock = { now: Date.now, dueAt: async (at: number) => at, isHoliday: async () => false }

describe.each(engines)('the search index (%s)', (engine) => {
  const open = async () => {
    const { dataset } = openTestLake()
    const database = await databases.open(engine, contentMigrations)
    const { mirror, changes, deliveredPages } = await openEmbeddedContent(database, dataset)
    const { log } = testLog()
    const lifetime = createLifetime(() => undefined)
    const contactEmail = followContactEmail(deliveredPages, changes, lifetime)
    const index = createSearchArea(
      { dataDir: testDirectory() },
      { log },
      { mirror, deliveredPages, contactEmail },
      { changes, lifetime },
      { patienceMs: 60_000 },
    )
    onTestFinished(lifetime.close)
    const urls = async (query: string) =>
      (await index.search(query)).map(({ passage }) => passage.url)
    const results = async (text: string) => {
      const query = { text, page: 1, isExact: false }
      return index.pages(query, new AbortController().signal)
    }
    return { dataset, mirror, deliveredPages, contactEmail, index, urls, results }
  }

  it('contains a post from its publication until it is unpublished, and never a draft', async () => {
    const { dataset, urls } = await open()
    const text = { excerpt: 'The zebroid is a rare animal.' }
    await put(dataset, { ...blog('draft', text), _id: 'drafts.draft' })
    await put(dataset, blog('waiting', { ...text, status: 'in_review' }))
    expect(await urls('rare zebroid')).not.toContainEqual(expect.stringContaining('/blogs/slug-'))
    await put(dataset, blog('post', text))
    expect(await urls('rare zebroid')).toContain('/blogs/slug-post')
    await put(dataset, blog('post', { ...text, status: 'archived' }))
    expect(await urls('rare zebroid')).not.toContain('/blogs/slug-post')
    await put(dataset, blog('post', text))
    expect(await urls('rare zebroid')).toContain('/blogs/slug-post')
    await remove(dataset, 'post')
    expect(await urls('rare zebroid')).not.toContain('/blogs/slug-post')
  })

  it('excludes content that staff have unpublished before the CMS has made the change', async () => {
    const { dataset, mirror, urls } = await open()
    await put(dataset, blog('post', { excerpt: 'The zebroid is a rare animal.' }))
    expect(await urls('rare zebroid')).toContain('/blogs/slug-post')
    mirror.hide('post', 'blog')
    expect(await urls('rare zebroid')).not.toContain('/blogs/slug-post')
    mirror.unhide('post', 'blog')
    expect(await urls('rare zebroid')).toContain('/blogs/slug-post')
  })

  it('contains job openings until they close', async () => {
    const { dataset, urls } = await open()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const past = new Date(Date.now() - 1_000).toISOString()
    await put(dataset, opening('open', { closesAt: soon }), opening('closed', { closesAt: past }))
    expect(await urls('zebroid keeper')).toContain('/careers#open')
    expect(await urls('zebroid keeper')).not.toContain('/careers#closed')
  })
  it('includes a post in the results and in their number within a second of its publication', async () => {
    const { dataset, results } = await open()
    const text = { title: 'Zebroids', excerpt: 'The zebroid is a rare animal.' }
    await put(dataset, { ...blog('draft', text), _id: 'drafts.draft' })
    await put(dataset, blog('waiting', { ...text, status: 'in_review' }))
    expect(await results('zebroid')).toMatchObject({ total: 0, results: [], suggestion: null })
    await put(dataset, blog('post', text))
    const since = performance.now()
    expect(await results('zebroid')).toMatchObject({ total: 1 })
    expect(performance.now() - since).toBeLessThan(1_000)
    await put(dataset, { ...blog('post', { title: 'Quaggas' }), _id: 'drafts.post' })
    expect(await results('quagga')).toMatchObject({ total: 0, results: [] })
    await put(dataset, blog('post', { ...text, status: 'archived' }))
    expect(await results('zebroid')).toMatchObject({ total: 0, results: [] })
  })

  it('excludes posts that staff have unpublished from results and corrections', async () => {
    const { dataset, mirror, results } = await open()
    await put(dataset, blog('post', { title: 'Zebroids', excerpt: 'A rare animal.' }))
    expect(await results('zebriods')).toMatchObject({ total: 1, corrected: 'zebroids' })
    mirror.hide('post', 'blog')
    expect(await results('zebriods')).toMatchObject({ total: 0, corrected: null, results: [] })
    mirror.unhide('post', 'blog')
    expect(await results('zebriods')).toMatchObject({ total: 1 })
  })

  it('counts a job opening until it closes', async () => {
    const { dataset, results } = await open()
    const past = new Date(Date.now() - 1_000).toISOString()
    await put(dataset, opening('open'), opening('closed', { closesAt: past }))
    expect((await results('zebroid keeper')).results.map(({ url }) => url)).toEqual([
      '/careers#open',
    ])
  })

  it('contains the text of a page of each kind from its publication until the next correction', async () => {
    const { dataset, index, deliveredPages, results } = await open()
    const suggested = async (text: string) => {
      const query = { text, page: 1, isExact: false, isTyping: true }
      const { suggestions } = await index.pages(query, new AbortController().signal)
      return JSON.stringify(suggestions)
    }
    const answer = createAnswerer(index, { clock, pages: pageTextsOf(deliveredPages) })
    const answered = async (text: string) =>
      textOf(await answer(text, [], new AbortController().signal))
    /** Results, passages, suggestions and answers for a word, as JSON. */
    const found = async (word: string) =>
      JSON.stringify([
        (await results(word)).results,
        (await index.search(`${word} letters`)).map(({ passage }) => passage),
        await suggested(word),
        await answered(`What carries the ${word} letters?`),
        await answered('Tell me about criminal checks'),
      ])
    await found('zebroid')
    for (const page of pages) {
      const shipped = await shippedPublished(page, '2026-03-01T09:00:00Z')
      const lede = (word: string) => ({ ...shipped, lede: `A ${word} carries the letters.` })
      const draft = { ...lede('okapi'), _id: `drafts.${page.id}` }
      await put(dataset, draft, { ...draft, _id: `versions.r1.${page.id}` })
      await put(dataset, lede('zebroid'))
      const since = performance.now()
      const published = await found('zebroid')
      expect(performance.now() - since, page.path).toBeLessThan(1_000)
      expect(published).toContain(`"url":"${page.path}"`)
      expect(published).toContain('carries the letters')
      await put(dataset, lede('quagga'))
      expect(await found('zebroid')).not.toContain('zebroid carries')
      expect(await found('quagga')).toContain(`"url":"${page.path}"`)
      expect(await found('okapi')).not.toContain('okapi carries')
      await put(dataset, shipped)
      expect(await found('quagga')).not.toContain('quagga carries')
    }
    const [page = pageOf('service', 'rag')] = pages
    const document = await shippedPublished(page, '2026-03-01T09:00:00Z')
    await put(dataset, { ...document, lede: 'A zebroid carries the letters.' })
    expect(await answered('Tell me about criminal checks')).toContain('A zebroid carries')
    for (const [corrected, question, phrase] of corrections) {
      expect(await answered(question)).toContain(phrase)
      const shipped = await shippedPublished(corrected, '2026-03-01T09:00:00Z')
      await put(dataset, JSON.parse(JSON.stringify(shipped).replaceAll(phrase, 'zebroid words')))
      const since = performance.now()
      expect(await answered(question)).toContain('zebroid words')
      expect(performance.now() - since, question).toBeLessThan(1_000)
      expect(await answered(question)).not.toContain(phrase)
    }
  })

  it('contains the contact data of the site settings', async () => {
    const { dataset, index, deliveredPages, contactEmail, results } = await open()
    const shipped = await shippedPublished(pageOf('settings', 'site'), '2026-03-01T09:00:00Z')
    const contact = { email: 'new@example.com', phone: '+41 31 000 00 00', address: 'Zebroid 1' }
    await put(dataset, { ...shipped, ...contact })
    await expect.poll(contactEmail, PATIENT).toBe(contact.email)
    const found = (await index.search('email address phone number contact'))
      .filter(({ passage }) => passage.url === paths.contact)
      .map(({ passage }) => passage.text)
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Phone: +41 31 000 00 00. Address: Zebroid 1.'),
        'You can write to us at new@example.com or send the form on the contact page.',
      ]),
    )
    expect(found.join('\n')).not.toContain(site.contactEmail)
    const legal = [
      ...(await index.search('write to us to use your rights')).map(({ passage }) => passage.text),
      ...(await results('use your rights, write to')).results.map(({ text }) => text),
    ].join('\n')
    expect(legal.match(/write to new@example\.com/gu)?.length).toBeGreaterThan(1)
    expect(legal).not.toContain(site.contactEmail)
    const answer = createAnswerer(index, { clock, pages: pageTextsOf(deliveredPages) })
    for (const question of [
      'What is your email address?',
      'press contact',
      'you are useless',
      'How do I complain about you?',
      'Delete my data',
    ]) {
      const { signal } = new AbortController()
      const text = textOf(await answer(question, [], signal))
      expect(text, question).toContain('new@example.com')
      expect(text, question).not.toContain(site.contactEmail)
    }
  })
})

import { expect, test } from 'vitest'
import { industries, services } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'
import { toPlainText } from '#shared/text/portable-text.ts'
import { articles, bodyOf, documents, published, slugOf, wordsOf } from './content.test-support.ts'

const all = [...articles('blog'), ...articles('caseStudy')]

/** Returns all visible text of an article. */
const wholeText = (document: (typeof all)[number]) =>
  [
    document['title'],
    document['excerpt'],
    document['summary'],
    document['challenge'],
    document['solution'],
    toPlainText(bodyOf(document)),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n')

test('the published texts together contain every type of block, list, style, mark and link', () => {
  const blocks = [...published('blog'), ...published('caseStudy')].flatMap(bodyOf)
  const texts = blocks.filter(({ _type }) => _type === 'block')
  const of = (attribute: string, among = blocks) =>
    new Set(among.map((block) => block[attribute]).filter((value) => value !== undefined))
  expect(of('_type')).toEqual(new Set(['block', 'picture', 'codeBlock', 'callout', 'table']))
  expect(of('style', texts)).toEqual(new Set(['normal', 'h2', 'h3', 'h4', 'blockquote']))
  expect(of('listItem')).toEqual(new Set(['bullet', 'number']))
  expect(of('level')).toEqual(new Set([1, 2, 3]))
  expect(of('tone')).toEqual(new Set(['note', 'tip', 'warning']))
  const inline = JSON.stringify(texts)
  for (const mark of ['strong', 'em', 'code', 'underline', 'strike-through', 'internalLink']) {
    expect(inline).toContain(`"${mark}"`)
  }
  for (const start of ['/', 'https://', 'mailto:']) expect(inline).toContain(`"href":"${start}`)
  expect(inline).toMatch(/"_ref":"seed-post-/)
  expect(inline).toMatch(/"_ref":"seed-case-study-/)
})

test('every table has a caption that is unique within its article', () => {
  for (const article of all) {
    const captions = bodyOf(article)
      .filter(({ _type }) => _type === 'table')
      .map(({ caption }) => caption)
    expect(captions, article._id).not.toContain(undefined)
    expect(new Set(captions).size, article._id).toBe(captions.length)
  }
})

test('every picture in a text or gallery has a unique caption', () => {
  const captions = all
    .flatMap((article) => [
      ...bodyOf(article),
      // In the demonstration content, `gallery` is missing or an array of pictures.
      ...((article['gallery'] as Readonly<Record<string, unknown>>[] | undefined) ?? []),
    ])
    .filter(({ _type }) => _type === 'picture')
    .map(({ caption }) => caption)
  expect(captions.length).toBeGreaterThan(10)
  expect(captions).not.toContain(undefined)
  expect(new Set(captions).size).toBe(captions.length)
})

test('links to pages of the site have existing targets', () => {
  const known = new Set<string>([
    ...services.map(({ slug }) => paths.service(slug)),
    ...industries.map(({ slug }) => paths.industry(slug)),
    paths.contact,
    ...published('blog').map((post) => paths.blog(slugOf(post))),
    ...published('caseStudy').map((study) => paths.caseStudy(slugOf(study))),
  ])
  const wrong = all.flatMap((article) =>
    [...JSON.stringify(bodyOf(article)).matchAll(/"href":"(\/[^"]*)"/g)].flatMap(([, href = '']) =>
      known.has(href) ? [] : [`${article._id}: ${href}`],
    ),
  )
  expect(wrong).toEqual([])
})

test('no two articles share twelve consecutive words', () => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const article of all) {
    const words = wordsOf([
      ...bodyOf(article),
      {
        _type: 'block',
        children: [{ text: `${String(article['challenge'])} ${String(article['solution'])}` }],
      },
    ])
    for (let start = 0; start + 12 <= words.length; start += 1) {
      const shingle = words.slice(start, start + 12).join(' ')
      const owner = seen.get(shingle)
      if (owner !== undefined && owner !== article._id) {
        shared.push(`${owner} and ${article._id}: ${shingle}`)
      }
      seen.set(shingle, article._id)
    }
  }
  expect(shared).toEqual([])
})

test('no article begins by repeating its excerpt', () => {
  const repeated = all.flatMap((article) => {
    const lede = wordsOf([
      { _type: 'block', children: [{ text: String(article['excerpt'] ?? article['summary']) }] },
    ])
    const opening = ` ${wordsOf(bodyOf(article).slice(0, 2)).join(' ')} `
    return lede.flatMap((_, start) => {
      const words = lede.slice(start, start + 6)
      return words.length === 6 && opening.includes(` ${words.join(' ')} `)
        ? [`${article._id}: ${words.join(' ')}`]
        : []
    })
  })
  expect(repeated).toEqual([])
})

test('no two articles begin with equal words', () => {
  const openings = all.map((article) => wordsOf(bodyOf(article)).slice(0, 6).join(' '))
  expect(openings.filter((words, index) => openings.indexOf(words) !== index)).toEqual([])
})

const UNWANTED =
  /\b(?:lorem|ipsum|leading provider|world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|industry[- ]leading|market leader|revolution\w*|unparalleled|unrivalled|seamless\w*|game[- ]chang\w*|next[- ]gen\w*|award\w* winning|trusted by|robust|leverag\w+|holistic|synerg\w+|delve\w*|tapestry|todo|placeholder)\b/gi

test.each(all.map((article) => [article._id, wholeText(article)] as const))(
  '%s contains no advertising language or emphatic punctuation',
  (_id, text) => {
    expect(text.match(UNWANTED) ?? []).toEqual([])
    // Exclamation marks after a letter or quotation mark. `!=` in code is permitted.
    expect(text.match(/[\p{L}”"]!(?!=)/gu) ?? []).toEqual([])
    expect(text).not.toContain('—')
    expect(text).not.toContain(' – ')
  },
)

test('no article thanks, names or counts clients', () => {
  const texts = documents.map((document) => JSON.stringify(document)).join('\n')
  expect(texts).not.toMatch(/\bour clients? (?:include|such as)\b/i)
  expect(texts).not.toMatch(/\b(?:studies|research|surveys?) (?:shows?|suggests?|finds?)\b/i)
})

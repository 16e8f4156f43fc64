import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import {
  goodPost,
  HOSTILE_TEXTS,
  hostileInput,
  oddBlock,
  writes,
} from '../support/content/hostile-input.ts'
import type { Program } from '../support/sites/processes.ts'
import { signInAsStaff } from '../support/pages/staff-session.ts'
import { useSite } from '../support/sites/use-site.ts'
import { errorAnswer } from '#shared/contracts/envelope.ts'
import { apiPaths, paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** True in the full tier, which generates more inputs and checks the social image of every post. */
const IS_FULL = inject('tier') === 'full'
const RUNS = IS_FULL ? 1_500 : 60
/** Interval of posts whose social image is checked (12: every twelfth). Rendering an image takes longer than all other requests. */
const POSTS_AN_IMAGE = IS_FULL ? 1 : 12

let site: Program
let headers: Readonly<Record<string, string>>

useSite({ SEED: 'none' }, async (started) => {
  site = started
  const { token } = await signInAsStaff(site.url)
  headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
})

const send = async (
  method: string,
  path: string,
  text?: string,
  more: Readonly<Record<string, string>> = {},
) => {
  const answer = await fetch(site.url + path, {
    method,
    headers: { ...headers, ...more },
    ...(text === undefined ? {} : { body: text }),
  })
  // The type is `any`, because tests check bodies of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body: any = await answer.json()
  return { status: answer.status, body }
}

/** Sends a request and checks only that its response is well-formed. */
const expectCalm = async (...request: Parameters<typeof send>) => {
  const answer = await send(...request)
  const label = `${request[0]} ${request[1]} ${request[2]?.slice(0, 300) ?? ''}`
  expect(answer.status, label).toBeLessThan(500)
  if (answer.status < 400) return answer
  const { error } = errorAnswer.parse(answer.body)
  const words = { 400: 'validation', 401: 'authentication', 422: 'validation' }
  const word = Object.entries(words).find(([status]) => Number(status) === answer.status)?.[1]
  if (word !== undefined) expect(error.message.toLowerCase(), label).toContain(word)
  return answer
}

const READS = [
  apiPaths.blogs(),
  apiPaths.blogs({ sort: 'title', limit: 100 }),
  staffApiPaths.overview,
  staffApiPaths.outbox,
]

/** Pages and lists that may show the stored documents. */
const VISITED = [
  paths.home,
  paths.blogs(),
  paths.cmsBlogs(),
  paths.caseStudies(),
  apiPaths.blogs(),
  apiPaths.caseStudies(),
  wellKnownPaths.sitemap,
  wellKnownPaths.openGraph,
]

let posts = 0

async function expectReadable(id: string, type: 'blog' | 'caseStudy') {
  const image = wellKnownPaths.social(paths.blog(id))
  const own =
    type === 'blog'
      ? [
          paths.blog(id),
          paths.cmsBlog(id),
          apiPaths.blog(id),
          ...(posts++ % POSTS_AN_IMAGE === 0 ? [image] : []),
        ]
      : [paths.caseStudy(id), paths.cmsCaseStudy(id), apiPaths.caseStudy(id)]
  for (const path of own) {
    const { status } = await fetch(site.url + path)
    expect(status, path).toBe(200)
  }
}

describe('hostile input', () => {
  test('gets the standard error shape on every route', async () => {
    await fc.assert(
      fc.asyncProperty(writes, hostileInput, async ([method, path], input) => {
        // fast-check objects may contain values that JSON cannot represent.
        await expectCalm(method, path, JSON.stringify(input) ?? 'null')
      }),
      { numRuns: RUNS * 3 },
    )
    for (const path of READS) expect((await send('GET', path)).status).toBe(200)
    for (const path of VISITED) expect((await fetch(site.url + path)).status, path).toBe(200)
  }, 600_000)

  test.each(HOSTILE_TEXTS.map((text) => [text.slice(0, 60), text] as const))(
    'is rejected if the body is %s; only JSON with a repeated key is accepted',
    async (_name, text) => {
      for (const path of [apiPaths.blogs(), apiPaths.caseStudies()]) {
        const { status } = await expectCalm('POST', path, text)
        // JSON with a repeated key is valid: `JSON.parse` uses the last value.
        expect(text.includes('"b"') ? [201] : [400, 413, 422]).toContain(status)
      }
    },
    60_000,
  )

  test.each(['"', 'a, b', '"a", "b"', 'W/"x"', `"${'x'.repeat(5_000)}"`, '*', '""'])(
    'causes a rejection or a conflict as the value of If-Match; only * is accepted: %s',
    async (value) => {
      const made = await send('POST', apiPaths.blogs(), '{"title":"Matched"}')
      const path = apiPaths.blog(made.body.data.id)
      const { status } = await expectCalm('PUT', path, '{"title":"X"}', { 'if-match': value })
      expect(value === '*' ? [200] : [400, 409]).toContain(status)
    },
  )
})

describe('accepted input', () => {
  test('is returned unchanged to staff and, once published, to visitors', async () => {
    await fc.assert(
      fc.asyncProperty(goodPost, async (post) => {
        const text = JSON.stringify({ ...post, status: 'published' })
        const made = await send('POST', apiPaths.blogs(), text)
        expect(made.status, text).toBe(201)
        const { id, slug } = made.body.data
        const { body: mine } = await send('GET', apiPaths.blog(id))
        expect(mine.data).toMatchObject({ ...post, status: 'published', is_live: true })
        const theirs = await (await fetch(site.url + apiPaths.blog(slug))).json()
        const { publish_at: _never, ...shown } = post
        expect(theirs.data).toMatchObject(shown)
        await expectReadable(slug, 'blog')
      }),
      { numRuns: RUNS / 3 },
    )
    for (const path of VISITED) expect((await fetch(site.url + path)).status, path).toBe(200)
  }, 600_000)

  test('never creates a page that fails to render, even from unusual blocks', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(fc.array(oddBlock, { minLength: 1, maxLength: 4 }), async (body) => {
        const post = { title: 'Odd', excerpt: 'Odd.', summary: 'Odd.', body, status: 'published' }
        for (const type of ['blog', 'caseStudy'] as const) {
          const path = type === 'blog' ? apiPaths.blogs() : apiPaths.caseStudies()
          const made = await expectCalm('POST', path, JSON.stringify(post))
          if (made.status !== 201) continue
          taken += 1
          await expectReadable(made.body.data.slug, type)
        }
      }),
      { numRuns: RUNS / 2 },
    )
    expect(taken).toBeGreaterThan(0)
  }, 600_000)
})

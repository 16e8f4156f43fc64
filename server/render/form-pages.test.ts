import { describe, expect, test } from 'vitest'
import { createFormPages, type FormPagesOptions, type Inquiries } from './form-pages.ts'
import { HttpError } from '#server/http/http-error.ts'
import { contactInput, type Receipt } from '#shared/contracts/forms/inquiries.ts'
import { formProblems } from '#shared/pages/company/form-problems.ts'
import { paths } from '#shared/paths/paths.ts'
import { devAssets, render } from '#web/shell/entry-server.tsx'

const ORIGIN = 'http://localhost:8080'
const HERE = '192.0.2.1'

const filled = {
  name: 'Anna Keller',
  email: 'a.keller@northline.example',
  company: 'Northline Freight, Hamburg',
  phone: '',
  about: 'criminal-check',
  countries: 'Germany',
  volume: '50-500',
  message: 'Forty drivers, by March.\r\nWhich checks?',
  answer_by: 'email',
  topic_detail: '',
  again: '',
}

const receiptOf = (about: string): Receipt => ({
  kind: 'contact',
  number: 'K7Q2M9XD',
  received_at: '2026-11-24T14:32:00.000Z',
  answer_by: '2026-11-25T14:32:00.000Z',
  path: paths.inquiryReceived('key'),
  copy_by_email: true,
  sent: { ...filled, about, answer_way: 'email' },
})

/** Creates a simulated intake of inquiries. It validates by the contract and throws errors with advice, like the real intake. */
function createIntake(): { readonly taken: unknown[]; readonly inquiries: Inquiries } {
  const taken: unknown[] = []
  return {
    taken,
    inquiries: {
      submit: async ({ input }) => {
        const { data, error } = contactInput.safeParse(input)
        if (data === undefined) {
          const fields = Object.fromEntries(
            (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
          )
          throw new HttpError('validation_failed', 'Validation failed', { fields })
        }
        taken.push(data)
        return receiptOf(data.about)
      },
      receiptFor: async (key) => (key === 'key' ? receiptOf('criminal-check') : undefined),
    },
  }
}

const nothing = () => Promise.reject(new Error('the pages of forms ask for no content'))

const createPages = (own: Partial<FormPagesOptions> = {}) =>
  createFormPages({
    render: (page) => render({ ...page, assets: devAssets, origin: ORIGIN }),
    content: { groq: nothing, rest: nothing },
    origin: ORIGIN,
    headers: { 'Referrer-Policy': 'strict-origin-when-cross-origin' },
    inquiries: createIntake().inquiries,
    limit: 'off',
    onError: () => undefined,
    ...own,
  })

const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  new Request(ORIGIN + paths.contact, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

/** Returns only title, main element and data of a page, so that the messages of failed tests are short. */
const partsOf = (html: string) =>
  [/<title.*?<link/su, /<main.*<\/main>/su, /id="page-data">.*/su]
    .map((part) => html.match(part)?.[0] ?? html.slice(0, 200))
    .join('\n')

const encoded = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString()

describe('a posted form', () => {
  test('a valid form redirects to its receipt and is stored with normalized line breaks', async () => {
    const { taken, inquiries } = createIntake()
    const answer = await createPages({ inquiries }).post('contact', post(encoded(filled)), HERE)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(paths.inquiryReceived('key'))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(taken).toEqual([{ ...filled, message: 'Forty drivers, by March.\nWhich checks?' }])
  })

  test('an invalid form is shown again with its errors and all entered values', async () => {
    const sent = { ...filled, email: 'a.keller@northline', answer_by: 'phone', about: 'rag' }
    const answer = await createPages().post('contact', post(encoded(sent)), HERE)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = partsOf(await answer.text())
    expect(html).toContain('Check 2 fields. Your message was not sent.')
    expect(html).toMatch(/role="alert"[^>]* autofocus=""/)
    expect(html).toContain('href="#field-email"')
    expect(html).toMatch(/id="field-email-error".*?Enter an email address like/)
    expect(html).toMatch(/id="field-phone-error".*?Enter a phone number, or choose another way/)
    expect(html).toContain('value="Northline Freight, Hamburg"')
    expect(html).toMatch(/<option value="rag" selected="">/)
    expect(html).toMatch(/value="phone"[^>]*checked=""|checked=""[^>]*value="phone"/)
    expect(html).toContain('Forty drivers, by March.\nWhich checks?</textarea>')
  })

  test.for([
    ['too_many_requests', 'Wait 9 minutes and send it again.', '540'],
    ['unavailable', 'Send it again in a moment. We couldn’t store it.', '5'],
  ] as const)(
    'a form that is rejected with %s is shown again with the message and all entered values',
    async ([code, text, wait]) => {
      const refused = new HttpError(code, text, { headers: { 'Retry-After': wait } })
      const inquiries: Inquiries = {
        submit: () => Promise.reject(refused),
        receiptFor: () => Promise.resolve(undefined),
      }
      const answer = await createPages({ inquiries }).post('contact', post(encoded(filled)), HERE)
      expect(answer.status).toBe(refused.status)
      expect(answer.headers.get('retry-after')).toBe(wait)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const html = partsOf(await answer.text())
      expect(html).toContain(text)
      expect(html).toContain('value="Anna Keller"')
      expect(html).toContain('Forty drivers, by March.')
    },
  )

  test('a form that causes an internal error gets a page that reports the error without its cause', async () => {
    const faults: unknown[] = []
    const inquiries: Inquiries = {
      submit: () => Promise.reject(new TypeError('column "x" does not exist')),
      receiptFor: () => Promise.resolve(undefined),
    }
    const pages = createPages({ inquiries, onError: (error) => faults.push(error) })
    const answer = await pages.post('contact', post(encoded(filled)), HERE)
    expect(answer.status).toBe(500)
    const html = partsOf(await answer.text())
    expect(html).toContain(formProblems.away)
    expect(html).toContain('value="Anna Keller"')
    expect(html).not.toContain('column')
    expect(faults).toHaveLength(1)
  })

  test.for([
    ['another site, by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin, without Sec-Fetch-Site', { origin: 'https://evil.example' }, 403],
    ['a sandboxed frame, which has no origin', { origin: 'null' }, 403],
    ['this site', { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, 303],
    ['this site by a proxy’s name', { origin: 'https://localhost:8080' }, 303],
    ['an unknown site, without headers', {}, 303],
  ] as const)(
    'a form is accepted or rejected according to the sending site: %s',
    async ([, headers, status]) => {
      const answer = await createPages().post('contact', post(encoded(filled), headers), HERE)
      expect(answer.status).toBe(status)
    },
  )

  test('posted forms are rate-limited per address before a page is rendered', async () => {
    const pages = createPages({ limit: { burst: 1, perMinute: 1 } })
    expect((await pages.post('contact', post(''), HERE)).status).toBe(422)
    const answer = await pages.post('contact', post(''), HERE)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await pages.post('contact', post(''), '192.0.2.2')).status).toBe(422)
  })
})

const HOSTILE: readonly (readonly [string, BodyInit])[] = [
  ['nothing', ''],
  ['separators alone', '&&==&;=&'],
  ['names as arrays', 'name[]=a&email[0]=b&about[__proto__]=c'],
  ['names of object properties', '__proto__=a&constructor=b&toString=c&hasOwnProperty=d'],
  ['a field twice', `${encoded(filled)}&name=Mallory`],
  ['a field two thousand times', 'name=a&'.repeat(2_000)],
  ['NUL', encoded({ ...filled, name: 'a\0b' })],
  ['invalid percent escapes', 'name=%&email=%zz&message=%E0%A4%A'],
  ['bytes that are not UTF-8', new Uint8Array([110, 97, 109, 101, 61, 255, 254])],
  ['an unpaired surrogate', 'name=%ED%A0%80'],
  ['markup', encoded({ ...filled, name: '"><script>alert(1)</script>', email: '<img src=x>' })],
  [
    'markup that could end the page data',
    encoded({ ...filled, email: '</script><script>alert(1)' }),
  ],
  ['line separators', encoded({ ...filled, email: '\u2028\u2029' })],
  ['an unknown subject', encoded({ ...filled, about: '__proto__' })],
  ['an unknown way to reply', encoded({ ...filled, answer_by: 'constructor' })],
  ['an invalid duration of filling in', encoded({ ...filled, elapsed_ms: 'NaN', email: '' })],
  ['a long message', encoded({ ...filled, message: 'a'.repeat(100_000) })],
  ['a message that is too long to read', encoded({ ...filled, message: 'a'.repeat(200_000) })],
  ['JSON', JSON.stringify(filled)],
]

test.for(HOSTILE)(
  'a posted form with %s gets a 4xx page with an error message',
  async ([name, body]) => {
    const faults: unknown[] = []
    const { taken, inquiries } = createIntake()
    const pages = createPages({ inquiries, onError: (error) => faults.push(error) })
    const answer = await pages.post('contact', post(body), HERE)
    const html = partsOf(await answer.text())
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status, html.slice(0, 200)).toBeLessThan(500)
    expect(faults).toEqual([])
    expect(taken, name).toEqual([])
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('<img src=x>')
  },
)

test.for(['multipart/form-data; boundary=x', 'text/plain', 'application/json', ''])(
  'a posted form with the media type “%s” is rejected',
  async (type) => {
    const answer = await createPages().post('contact', post('x', { 'content-type': type }), HERE)
    expect(answer.status).toBe(415)
    expect(partsOf(await answer.text())).toContain(formProblems.unreadable)
  },
)

describe('the receipt page', () => {
  test('the receipt page shows the inquiry and is not cached or indexed', async () => {
    const asked = new Request(ORIGIN + paths.inquiryReceived('key'))
    const answer = await createPages().receipt('key', asked, HERE)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const html = partsOf(await answer.text())
    expect(html).toContain('No. K7Q2M9XD')
    expect(html).toContain('Wednesday 25 November, 14:32')
    expect(html).toContain('London time.')
    expect(html).toMatch(/<meta data-head="" name="robots" content="noindex">/)
    expect(html).not.toContain('rel="canonical"')
  })

  test('the receipt page is the same for all unknown keys', async () => {
    const pages = createPages()
    const read = async (key: string) => {
      const answer = await pages.receipt(key, new Request(`${ORIGIN}/x`), HERE)
      expect(answer.status).toBe(410)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return answer.text()
    }
    const html = await read('expired')
    expect(html).toContain(formProblems.gone.title)
    expect(await read('</script><script>alert(1)')).toBe(html)
  })

  test('the receipt page has no body for HEAD', async () => {
    const asked = new Request(ORIGIN, { method: 'HEAD' })
    expect(await (await createPages().receipt('key', asked, HERE)).text()).toBe('')
  })
})

describe('the contact page with a list of checks from the planner', () => {
  const ask = (search: string) =>
    createPages().withList(new Request(`${ORIGIN}${paths.contact}${search}`), HERE)

  test('the contact page shows the checks in the message and the places in their field', async () => {
    const response = await ask('?list=degree&list=criminal&list=uk&service=criminal-check')
    expect(response?.headers.get('cache-control')).toContain('no-store')
    const html = (await response?.text()) ?? ''
    expect(html).toContain('We need these checks:\n- Criminal records\n- Degree\n')
    expect(html).toMatch(/name="countries"[^>]*value="United Kingdom"/)
    expect(html).toContain('<option value="criminal-check" selected="">')
  })

  test.each(['', '?list=', '?list=uk', '?list=<script>', '?service=criminal-check'])(
    'no special contact page is rendered for the query %j, which lists no checks',
    async (search) => {
      expect(await ask(search)).toBeUndefined()
    },
  )
})

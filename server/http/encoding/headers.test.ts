import { describe, expect, it } from 'vitest'
import type { HeaderSet } from './headers.ts'
import {
  adminHeaders,
  apiHeaders,
  framedHeaders,
  imageHostSources,
  pageHeaders,
  schedulingSources,
  studioHeaders,
  withMissingHeaders,
} from './headers.ts'

const directives = (headers: HeaderSet) =>
  new Map(
    (headers['Content-Security-Policy'] ?? '').split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ')
      return [name, sources.join(' ')] as const
    }),
  )

/**
 * Penalties and bonuses of MDN's HTTP Observatory that depend on headers only, by its rules of version 1.4. They are added to a score of
 * 100. Bonuses need a content security policy without unsafe sources, a strict referrer policy, a framing rule and CORP.
 */
const observatoryRules: readonly ((headers: HeaderSet, csp: Map<string, string>) => number)[] = [
  (_headers, csp) => (/unsafe-|\*|https:(?!\/)/.test(csp.get('script-src') ?? '*') ? -20 : 0),
  (_headers, csp) => {
    if (/unsafe-/.test(csp.get('style-src') ?? 'unsafe-')) return 0
    return csp.get('default-src') === "'none'" && csp.has('form-action') ? 10 : 5
  },
  (_headers, csp) => (csp.has('frame-ancestors') ? 5 : -20),
  (headers) =>
    /^(no-referrer|same-origin|strict-origin)/.test(headers['Referrer-Policy'] ?? '') ? 5 : 0,
  (headers) => (headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0),
  (headers) => (headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5),
  (headers) => {
    const age = /max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1]
    return Number(age ?? 0) >= 15_768_000 ? 0 : -20
  },
]

const observatoryScore = (headers: HeaderSet) =>
  observatoryRules.reduce((score, rule) => score + rule(headers, directives(headers)), 100)

const HASH = 'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='

describe('public pages', () => {
  const headers = pageHeaders({ https: true, scriptHashes: [HASH] })

  it('the headers of public pages allow only their own origin and hashed scripts', () => {
    expect(Object.fromEntries(directives(headers))).toEqual({
      'default-src': "'none'",
      'script-src': `'self' '${HASH}'`,
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'media-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'upgrade-insecure-requests': '',
    })
  })

  it('the headers of public pages reach 125 points in the score of the HTTP Observatory', () => {
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(125)
  })

  it('the headers of public pages require HTTPS only on a site with HTTPS', () => {
    const plain = pageHeaders({ https: false })
    expect(plain['Strict-Transport-Security']).toBe(undefined)
    expect(directives(plain).has('upgrade-insecure-requests')).toBe(false)
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('the headers of public pages can allow further sources for a page', () => {
    const csp = directives(
      pageHeaders({ https: true, sources: { 'frame-src': ["'self'"], 'object-src': ["'self'"] } }),
    )
    expect(csp.get('frame-src')).toBe("'self'")
    expect(csp.get('object-src')).toBe("'self'")
  })
})

describe('sources of the booking page', () => {
  const sourcesOf = (hosted?: { url: string; widgetSource: string }) =>
    directives(pageHeaders({ https: true, sources: schedulingSources(hosted) }))

  it('without a booking service, the booking page may load frames and scripts of its own origin only', () => {
    const csp = sourcesOf()
    expect(csp.get('frame-src')).toBe("'self'")
    expect(csp.get('script-src')).toBe("'self'")
  })

  it('the booking page may frame a configured booking service and load its single script', () => {
    const csp = sourcesOf({
      url: 'https://meet.example/us/30-minutes?month=12',
      widgetSource: 'https://assets.meet.example/v1;a/widget.js?b',
    })
    expect(csp.get('frame-src')).toBe('https://meet.example')
    expect(csp.get('script-src')).toBe("'self' https://assets.meet.example/v1%3Ba/widget.js")
    expect([...csp.values()].join(' ').match(/meet\.example/g)).toHaveLength(2)
  })

  it('the booking page may be framed by pages of the same origin only', () => {
    const csp = directives(framedHeaders({ https: true }))
    expect(csp.get('frame-ancestors')).toBe("'self'")
    csp.set('frame-ancestors', "'none'")
    expect(csp).toEqual(directives(pageHeaders({ https: true })))
  })
})

it('the staff area has strict headers, is not cached and is not indexed', () => {
  const headers = adminHeaders({ https: true })
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(125)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'X-Robots-Tag': 'noindex' })
})

describe('the Studio', () => {
  const options = { https: false, origin: 'http://localhost:3000' }

  it('the Studio may have inline styles and a WebSocket to its own origin', () => {
    const csp = directives(studioHeaders({ ...options, hosted: false }))
    expect(csp.get('script-src')).toBe("'self'")
    expect(csp.get('style-src')).toBe("'self' 'unsafe-inline'")
    expect(csp.get('connect-src')).toBe("'self' ws://localhost:3000")
    expect([...csp.values()].join(' ')).not.toContain('sanity')
  })

  it('the Studio connects to Sanity only if content is hosted there', () => {
    const csp = directives(studioHeaders({ ...options, hosted: true }))
    expect(csp.get('connect-src')).toContain('https://*.api.sanity.io')
    expect(csp.get('script-src')).toBe("'self'")
  })
})

it('API responses cannot be run, framed, embedded or cached', () => {
  expect(apiHeaders({ https: false })).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'cache-control': 'no-store',
  })
})

describe('missing headers of a response', () => {
  const headers = apiHeaders({ https: false })

  it('missing headers are added, also to a response with immutable headers', async () => {
    const answer = withMissingHeaders(Response.redirect('http://localhost/', 308), headers)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('http://localhost/')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.text()).toBe('')
  })

  it('existing headers are never replaced', async () => {
    const own = new Response('a', { headers: { 'cache-control': 'public', 'set-cookie': 'a=b' } })
    const answer = withMissingHeaders(own, headers)
    expect(answer.headers.get('cache-control')).toBe('public')
    expect(answer.headers.getSetCookie()).toEqual(['a=b'])
    expect(await answer.text()).toBe('a')
  })
})

describe('an external image host', () => {
  const sources = imageHostSources({ apiHost: 'https://api.cloudinary.com' })
  const connect = (headers: HeaderSet) => directives(headers).get('connect-src')

  it('an external image host can be called by staff pages and the Studio if it is configured', () => {
    expect(connect(adminHeaders({ https: true, sources }))).toBe(
      "'self' https://api.cloudinary.com",
    )
    const studio = { https: true, origin: 'https://site.example', hosted: false }
    expect(connect(studioHeaders({ ...studio, sources }))).toBe(
      "'self' wss://site.example https://api.cloudinary.com",
    )
    expect(connect(studioHeaders(studio))).toBe("'self' wss://site.example")
    expect(imageHostSources(undefined)).toEqual({})
  })
})

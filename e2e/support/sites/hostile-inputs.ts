import { lakePaths } from '#shared/paths/lake-paths.ts'
import { apiPaths, healthPaths, paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { Hostile } from './answer-faults.ts'

const LAKE = `${lakePaths.base}/v2025-02-19`

/** Text of the given length, in characters. */
export const long = (length: number) => 'a'.repeat(length)

/** Ends of paths that are badly encoded, not text, too long, or attempts of directory traversal. */
export const TAILS = [
  '%',
  '%0',
  '%00',
  '%E0%A4%A',
  '%ff%fe',
  '%2e%2e%2f',
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '../../package.json',
  '%5c..%5cpackage.json',
  'a%2Fb',
  '/evil.example',
  '%0d%0aset-cookie:%20a=b',
  '__proto__',
  'constructor',
  'index.html',
  '.env',
  long(5000),
  '?%',
  '?page=%00',
  '?page=-1',
  '?page=99999999999999999999',
  '?page=1e9&page=2',
  '?category=%E0%A4%A',
  '?limit=NaN',
  '?search=%00%ff',
  `?search=${long(5000)}`,
  '?__proto__[x]=1',
  '?status=draft%00',
]

/** Paths of every part of the server. The tests append {@link TAILS} to each. */
export const PLACES = [
  '/',
  `${paths.blogs()}/`,
  `${paths.cmsBlogs()}/`,
  `${paths.cmsCaseStudies()}/`,
  `${paths.admin}/`,
  `${paths.studio}/`,
  '/assets/',
  apiPaths.blogs(),
  '/api/',
  `${lakePaths.base}/`,
  `${LAKE}/`,
  `${LAKE}/data/query/production/`,
  `${lakePaths.base}/public/blogList/`,
  `${lakePaths.base}/images/local/production/`,
  healthPaths.live + '/',
]

/** Malformed request targets and headers. */
export const TARGETS: readonly (Hostile & { readonly name: string })[] = [
  { name: 'a path that looks like a host', target: '//evil.example/%2e%2e' },
  { name: 'a backslash', target: '/\\evil.example' },
  { name: 'an absolute target', target: 'http://evil.example/blogs' },
  { name: 'an absolute target that is none', target: 'http://[::1' },
  { name: 'a star', target: '*' },
  { name: 'a word', target: 'blogs' },
  { name: 'no host', target: '/', headers: { host: '' } },
  { name: 'a host that is none', target: lakePaths.base, headers: { host: 'a b' } },
  { name: 'a host with a path', target: apiPaths.blogs(), headers: { host: 'localhost/@evil' } },
  { name: 'another host', target: paths.blogs(), headers: { host: 'evil.example' } },
  { name: 'headers beyond measure', target: apiPaths.blogs(), headers: { 'x-a': long(20_000) } },
  {
    name: 'a cookie of 14 KB',
    target: `${LAKE}/users/me`,
    headers: { cookie: `staff-session=${long(14_000)}` },
  },
  {
    name: 'a token of 14 KB',
    target: staffApiPaths.validate,
    headers: { authorization: `Bearer ${long(14_000)}` },
  },
  { name: 'a proxy to somewhere', target: '127.0.0.1:22', method: 'GET' },
]

/** Headers of a request with a JSON body. */
export const json = { 'content-type': 'application/json' }

/** Malformed bodies of a sign-in. */
export const BODIES: readonly {
  readonly name: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}[] = [
  { name: 'nothing', body: '' },
  { name: 'half of JSON', body: '{"email":' },
  { name: 'null', body: 'null' },
  { name: 'a list', body: '[]' },
  { name: 'depth without end', body: '['.repeat(8000) },
  {
    name: 'a prototype',
    body: '{"__proto__":{"role":"admin"},"email":"a@b.example","password":"x"}',
  },
  { name: 'a NUL', body: '{"email":"a\\u0000@b.example","password":"x"}' },
  { name: 'half a character', body: '{"email":"a@b.example","password":"\\ud800"}' },
  { name: 'bytes that are no text', body: '{"email":"\xff\xfe"}' },
  { name: 'a password of 15 KB', body: `{"email":"a@b.example","password":"${long(15_000)}"}` },
  { name: 'more than is taken', body: `"${long(20_000)}"` },
  {
    name: 'a form',
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  {
    name: 'a multipart without end',
    body: '--',
    headers: { 'content-type': 'multipart/form-data; boundary=' },
  },
  { name: 'something compressed', body: 'x', headers: { ...json, 'content-encoding': 'gzip' } },
]

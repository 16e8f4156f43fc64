import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFiles, inlineScriptHashes } from './files.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test.each([
  { name: 'an inline script', html: '<script>a()</script>', hashes: [hash('a()')] },
  { name: 'an inline module', html: '<script type="module">b()</script>', hashes: [hash('b()')] },
  { name: 'a script file', html: '<script type="module" src="/x.js"></script>', hashes: [] },
  { name: 'data', html: '<script type="application/json">{}</script>', hashes: [] },
  {
    name: 'two',
    html: '<script>1</script><p><script data-x>2</script>',
    hashes: [hash('1'), hash('2')],
  },
])('inlineScriptHashes returns the hashes of inline scripts: $name', ({ html, hashes }) => {
  expect(inlineScriptHashes(html)).toEqual(hashes)
})

async function builtFiles() {
  const directory = await mkdtemp(join(tmpdir(), 'files-'))
  for (const folder of ['client/assets', 'studio/static']) {
    await mkdir(join(directory, folder), { recursive: true })
  }
  await writeFile(join(directory, 'studio/index.html'), '<script>a()</script>')
  await writeFile(join(directory, 'studio/static/app-0a1b2c3d.js'), 'a()')
  await writeFile(join(directory, 'client/assets/entry-0a1b2c3d.js'), 'b()')
  await writeFile(join(directory, 'client/assets/entry-0a1b2c3d.js.br'), 'compressed')
  await writeFile(join(directory, 'client/assets/poster.svg'), '<svg/>')
  await writeFile(join(directory, 'client/favicon.ico'), 'icon')
  await writeFile(join(directory, 'client/secret.txt'), 'no')
  const files = await createFiles({
    directory,
    fileHeaders: { 'X-Content-Type-Options': 'nosniff' },
    workerHeaders: { 'Content-Security-Policy': "connect-src 'self'" },
    studioHeaders: (hashes) => ({ 'Content-Security-Policy': hashes.join(' ') }),
  })
  return {
    files,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

describe('the handler of built files', () => {
  test.each([
    '/studio',
    '/studio/',
    '/studio/structure',
    '/studio/structure/pages;service;page.service.rag',
    '/studio/intent/edit/id=page.service.rag',
    '/studio/static',
    '/studio/static/',
  ])('serves the Studio at %s with a policy that allows its scripts', async (path) => {
    await using built = await builtFiles()
    for (const method of ['GET', 'HEAD']) {
      const answer = await built.files.request(path, { method })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toBe(hash('a()'))
    }
  })

  test.each([
    { path: '/assets/entry-0a1b2c3d.js', caching: 'public, max-age=31536000, immutable' },
    { path: '/studio/static/app-0a1b2c3d.js', caching: 'public, max-age=31536000, immutable' },
    { path: '/assets/poster.svg', caching: 'no-cache' },
    { path: '/favicon.ico', caching: 'public, max-age=86400' },
  ])('serves $path with its headers, compressed or not', async ({ path, caching }) => {
    await using built = await builtFiles()
    for (const encoding of ['identity', 'br']) {
      const answer = await built.files.request(path, { headers: { 'accept-encoding': encoding } })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe(caching)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      await answer.arrayBuffer()
    }
  })

  test.each([
    '/assets/missing-0a1b2c3d.js',
    '/studio/static/missing.js',
    '/assets/..%2fx.js',
    '/secret.txt',
    '/icon-192.png',
  ])('responds with 404 to %s', async (path) => {
    await using built = await builtFiles()
    expect((await built.files.request(path)).status).toBe(404)
  })
})

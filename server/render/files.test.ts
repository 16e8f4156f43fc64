import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineScriptHashes } from './files.ts'

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
])('$name', ({ html, hashes }) => {
  expect(inlineScriptHashes(html)).toEqual(hashes)
})

import { expect, test } from 'vitest'
import { pasteInto as read } from './clipboards.test-support.ts'

test.each([
  ['HTML', { html: '<h1>How to read a register</h1><h2>Dates</h2><p>Look.</p>' }],
  ['Markdown', { text: '# How to read a Register!\n\n## Dates\n\nLook.' }],
])('a paste of %s omits a first heading that repeats the title', (_from, content) => {
  const { body, says } = read(content, 'How to read a register')
  expect(body).toEqual(['h3: Dates', 'normal: Look.'])
  expect(says).toBe(
    'The heading that repeats the title was left out of what you pasted. The page already shows the title.',
  )
})

test('a paste keeps a first heading that differs from the title, and a later heading that equals the title', () => {
  const html = '<h2>Dates</h2><p>Look.</p><h2>How to read a register</h2>'
  expect(read({ html }, 'How to read a register').body).toEqual([
    'h2: Dates',
    'normal: Look.',
    'h2: How to read a register',
  ])
})

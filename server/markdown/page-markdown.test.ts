import { expect, test } from 'vitest'
import { canonicalOf, pageMarkdown } from './page-markdown.ts'

const ADDRESS = 'https://site.example/page'

const convert = (main: string) =>
  pageMarkdown(`<header>Menu</header><main>${main}</main><footer>Foot</footer>`, ADDRESS)

test('begins with the title and contains only the main part of the page', () => {
  expect(convert('<p>Label</p><h1>The <em>title</em></h1><p>Text</p>')).toBe(
    '# The title\n\nLabel\n\nText\n',
  )
})

test.each([
  ['<nav>Pages <a href="/b" rel="next">Next</a></nav>', '[Next](https://site.example/b)\n'],
  ['<form><h2>Your inquiry</h2><label>Name</label><input></form>', '## Your inquiry\n'],
  ['<p>a<svg><text>2020</text></svg></p>', 'a\n'],
  ['<p>a<span aria-hidden="true">→</span></p><p hidden>b</p>', 'a\n'],
  ['<p><span class="section-number">1</span>History</p>', 'History\n'],
  ['<button>Open</button><dialog>Book</dialog><script>let a</script>', ''],
])('leaves controls and decoration out of %s', (html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

test.each([
  [
    '<a href="/a">A</a><a href="/b">B</a>',
    '[A](https://site.example/a) [B](https://site.example/b)\n',
  ],
  ['<dl><dt>Term<abbr>US</abbr></dt><dd>Text</dd></dl>', '**Term US**\n\nText\n'],
  ['<p>H<sub>2</sub>O</p>', 'H₂O\n'],
])('separates words that are apart on the page: %s', (html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

test('writes tables without the column names that narrow screens show', () => {
  const table =
    '<table><caption>Times</caption><tr><th>Check</th><th>Time</th></tr>' +
    '<tr><th>Degree</th><td><span>Time</span> 3 days</td></tr></table>'
  expect(convert(table)).toBe(
    '<figure>\n<figcaption>Times</figcaption>\n\n| Check | Time |\n| - | - |\n| Degree | 3 days |\n\n</figure>\n',
  )
})

test('writes lists of sections and folded answers as sections', () => {
  expect(convert('<ol><li><h3>Order</h3><p>a</p></li></ol>')).toBe('### Order\n\na\n')
  expect(convert('<details><summary><h3>Why?</h3></summary><p>b</p></details>')).toBe(
    '### Why?\n\nb\n',
  )
})

test('writes absolute addresses, and no address of other schemes', () => {
  expect(convert('<a href="#part">A</a> <a href="javascript:b()">B</a>')).toBe(
    '[A](https://site.example/page#part) B\n',
  )
  expect(convert('<img src="/a.png" alt="A seal"><img src="/b.png" alt="">')).toBe(
    '![A seal](https://site.example/a.png)\n',
  )
})

test('finds the canonical address', () => {
  const html = '<head><link rel="canonical" href="https://other.example/a"></head><main>a</main>'
  expect(canonicalOf(html)).toBe('https://other.example/a')
  expect(canonicalOf('<main>a</main>')).toBeUndefined()
})

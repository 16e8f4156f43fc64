import { expect, test } from 'vitest'
import { canonicalOf, pageMarkdown } from './page-markdown.ts'

const ADDRESS = 'https://site.example/page'

const convert = (main: string) =>
  pageMarkdown(`<header>Menu</header><main>${main}</main><footer>Foot</footer>`, ADDRESS)

test('the Markdown of a page begins with the title and contains only the main part of the page', () => {
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
])('the Markdown of a page leaves out controls and decoration: %s', (html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

test.each([
  [
    '<a href="/a">A</a><a href="/b">B</a>',
    '[A](https://site.example/a) [B](https://site.example/b)\n',
  ],
  ['<dl><dt>Term<abbr>US</abbr></dt><dd>Text</dd></dl>', '**Term US**\n\nText\n'],
  ['<p>H<sub>2</sub>O</p>', 'H₂O\n'],
])(
  'the Markdown of a page separates words that the page shows separately: %s',
  (html, markdown) => {
    expect(convert(html)).toBe(markdown)
  },
)

test('the Markdown of a page has tables without the column names that cells show on narrow screens', () => {
  const table =
    '<table><caption>Times</caption><tr><th>Check</th><th>Time</th></tr>' +
    '<tr><th>Degree</th><td><span>Time</span> 3 days</td></tr></table>'
  expect(convert(table)).toBe(
    '<figure>\n<figcaption>Times</figcaption>\n\n| Check | Time |\n| - | - |\n| Degree | 3 days |\n\n</figure>\n',
  )
})

test('the Markdown of a page has sections for the items of section lists and for collapsed answers', () => {
  expect(convert('<ol><li><h3>Order</h3><p>a</p></li></ol>')).toBe('### Order\n\na\n')
  expect(convert('<details><summary><h3>Why?</h3></summary><p>b</p></details>')).toBe(
    '### Why?\n\nb\n',
  )
})

test('the Markdown of a page has only absolute http addresses', () => {
  expect(convert('<a href="#part">A</a> <a href="javascript:b()">B</a>')).toBe(
    '[A](https://site.example/page#part) B\n',
  )
  expect(convert('<img src="/a.png" alt="A seal"><img src="/b.png" alt="">')).toBe(
    '![A seal](https://site.example/a.png)\n',
  )
})

test('canonicalOf returns the canonical address of a page', () => {
  const html = '<head><link rel="canonical" href="https://other.example/a"></head><main>a</main>'
  expect(canonicalOf(html)).toBe('https://other.example/a')
  expect(canonicalOf('<main>a</main>')).toBeUndefined()
})

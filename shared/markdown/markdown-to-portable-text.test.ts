import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RichBlock, toPlainText } from '../portable-text.ts'
import type { ConversionOptions } from './html-to-portable-text.ts'
import { markdownToPortableText } from './markdown-to-portable-text.ts'

const OPTIONS: ConversionOptions = {
  title: 'The title',
  picture: (source) => (/^https?:/.test(source) ? undefined : { _sanityAsset: `image@${source}` }),
}

/** A body in a short hand that a person can compare: style or list, then the text with its marks in brackets. */
function sketch(blocks: readonly RichBlock[]): string[] {
  return blocks.map((block) => {
    if (block._type === 'block' && Array.isArray(block.children)) {
      const text = block.children
        .map((span: { text: string; marks: string[] }) => {
          const marks = span.marks.map((mark) => {
            const link = (block.markDefs as readonly { _key: string }[]).find(
              ({ _key }) => _key === mark,
            )
            if (!link) return mark
            if ('href' in link) return String(link.href)
            return `@${(link as unknown as { reference: { _ref: string } }).reference._ref}`
          })
          return marks.length === 0 ? span.text : `{${marks.join(' ')}|${span.text}}`
        })
        .join('')
      const list = block.listItem === undefined ? '' : `${block.listItem}${block.level}`
      const style = block.style === 'normal' && list !== '' ? '' : String(block.style)
      return `${[style, list].filter(Boolean).join(' ')}: ${text}`
    }
    const { _type, _key, ...rest } = block
    return `${_type}: ${JSON.stringify(rest, (name, value: unknown) => (name === '_key' || name === '_type' ? undefined : value))}`
  })
}

const convert = (markdown: string, options = OPTIONS) => {
  const { body, notes } = markdownToPortableText(markdown, options)
  return { body: sketch(body), notes }
}

describe('text', () => {
  test.for<{ name: string; markdown: string; body: string[] }>([
    {
      name: 'paragraphs and marks',
      markdown: 'One *two* **three _four_** `five` ~~six~~\nseven  \neight\n\nNine',
      body: [
        'normal: One {em|two} {strong|three }{strong em|four} {code|five} {strike-through|six} seven\neight',
        'normal: Nine',
      ],
    },
    {
      name: 'links of every kind',
      markdown:
        '[a](https://a.org/x_(y)) <https://b.org> www.c.org [d] [mail](mailto:x@d.org)\n\n[d]: /contact "t"',
      body: [
        'normal: {https://a.org/x_(y)|a} {https://b.org|https://b.org} {http://www.c.org|www.c.org} {/contact|d} {mailto:x@d.org|mail}',
      ],
    },
    {
      name: 'headings keep their order without a gap',
      markdown: '## A\n##### B\n#### C\n## D\n# E\n## F\n### G\n#### H',
      body: ['h2: A', 'h3: B', 'h3: C', 'h2: D', 'h2: E', 'h3: F', 'h4: G', 'h4: H'],
    },
    {
      name: 'nested lists, paragraphs of an item, tasks',
      markdown: '- a\n\n  more of a\n  - b\n    1. c\n    2. d\n- [x] e\n- [ ] f',
      body: [
        'bullet1: a\nmore of a',
        'bullet2: b',
        'number3: c',
        'number3: d',
        'bullet1: ☑ e',
        'bullet1: ☐ f',
      ],
    },
    {
      name: 'a numbered list that code interrupts keeps its numbers as text',
      markdown: '1. a\n\n   ```sh\n   b\n   ```\n2. c',
      body: ['normal: 1. a', 'codeBlock: {"language":"sh","code":"b"}', 'normal: 2. c'],
    },
    {
      name: 'a numbered list that does not start at one',
      markdown: '3. a\n4. b',
      body: ['normal: 3. a', 'normal: 4. b'],
    },
    {
      name: 'quotations with a list',
      markdown: '> a\n> b\n>\n> - c\n>\n> > d',
      body: ['blockquote: a b', 'blockquote bullet1: c', 'blockquote: d'],
    },
    {
      name: 'an alert is a callout',
      markdown: '> [!WARNING]\n> Mind *this*.\n>\n> - and that',
      body: [
        'callout: {"tone":"warning","content":[{"style":"normal","markDefs":[],"children":[{"text":"Mind ","marks":[]},{"text":"this","marks":["em"]},{"text":".","marks":[]}]},{"style":"normal","listItem":"bullet","level":1,"markDefs":[],"children":[{"text":"and that","marks":[]}]}]}',
      ],
    },
    {
      name: 'an alert with code stays a quotation',
      markdown: '> [!NOTE]\n> a\n> ```\n> b\n> ```',
      body: ['blockquote: {strong|Note}', 'blockquote: a', 'codeBlock: {"code":"b"}'],
    },
    {
      name: 'code with a language and a file name',
      markdown: '```rust\nfn main() {\n\n}\n```\n\n    indented\n\n~~~ts title="a b.ts"\nx\n~~~',
      body: [
        'codeBlock: {"language":"rust","code":"fn main() {\\n\\n}"}',
        'codeBlock: {"code":"indented"}',
        'codeBlock: {"language":"ts","filename":"a b.ts","code":"x"}',
      ],
    },
    {
      name: 'tables: cells keep their marks, rows their width, surplus cells their place',
      markdown: '| a | **b** |\n|---|:-:|\n| `c \\| d` | [e](https://e.org) *f* | g |\n| 2 * 3 |',
      body: [
        'table: {"headerRow":true,"rows":[{"cells":["a","**b**",""]},{"cells":["`c | d`","[e](https://e.org) *f*","g"]},{"cells":["2 \\\\* 3","",""]}]}',
      ],
    },
    {
      name: 'footnotes are numbered as they are met and stand at the end',
      markdown: 'a[^x] b[^1]\n\n[^1]: One\n[^x]: Ex `y`\n\n    more',
      body: [
        'normal: a{#notes|[1]} b{#notes|[2]}',
        'h2: Notes',
        'number1: Ex {code|y}\nmore',
        'number1: One',
      ],
    },
    {
      name: 'pictures: in a paragraph, with a caption, in a link',
      markdown: 'a ![b](c.png "d") e\n\n![f](g.png)\n*h*\n\n[![i](j.png)](https://k.org)',
      body: [
        'normal: a',
        'picture: {"_sanityAsset":"image@c.png","alt_text":"b","caption":"d"}',
        'normal: e',
        'picture: {"_sanityAsset":"image@g.png","alt_text":"f","caption":"h"}',
        'picture: {"_sanityAsset":"image@j.png","alt_text":"i"}',
        'normal: {https://k.org|https://k.org}',
      ],
    },
    {
      name: 'a first heading that repeats the title goes',
      markdown: '# The *title*\n\n## a\n\n# The title',
      body: ['h2: a', 'h2: The title'],
    },
    {
      name: 'anchors lead to the headings as they are named here',
      markdown:
        '[a](#x) [b](#cargotoml) [c](#Ü) [d](#old)\n\n## Cargo.toml\n\n## Ü {#x}\n\n<a name="old"></a>d',
      body: [
        'normal: {#u|a} {#cargo-toml|b} {#u|c} {#u|d}',
        'h2: Cargo.toml',
        'h2: Ü',
        'normal: d',
      ],
    },
  ])('$name', ({ markdown, body }) => {
    expect(convert(markdown).body).toEqual(body)
  })
})

describe('HTML between Markdown', () => {
  test.for<{ name: string; markdown: string; body: string[] }>([
    {
      name: 'divisions, links and bars',
      markdown:
        '<div class="x">\n<div><a href="https://a.org"><strong>b &amp; c</strong></a></div>\n<div><progress value="2" max="5"></progress></div>\n</div>\n</div>\n\nd',
      body: ['normal: {strong https://a.org|b & c}', 'normal: 2 of 5', 'normal: d'],
    },
    {
      name: 'inline elements',
      markdown:
        'a<sup>2</sup> H<sub>2</sub>O x<sup>th</sup> <kbd>Ctrl</kbd> <u>u</u> <q>q</q> <mark>m</mark> <br> b',
      body: ['normal: a² H₂O x (th) {code|Ctrl} {underline|u} “q” m\nb'],
    },
    {
      name: 'unknown elements are text that was not escaped',
      markdown: 'Vec<T> and <Foo bar="1">x</Foo>',
      body: ['normal: Vec<T> and <Foo bar="1">x</Foo>'],
    },
    {
      name: 'details are a callout, or a bold line before their content',
      markdown:
        '<details><summary>More</summary>\n\na **b**\n\n</details>\n\n<details>\n<summary>Code</summary>\n\n```\nx\n```\n\n</details>',
      body: [
        'callout: {"tone":"note","title":"More","content":[{"style":"normal","markDefs":[],"children":[{"text":"a ","marks":[]},{"text":"b","marks":["strong"]}]}]}',
        'normal: {strong|Code}',
        'codeBlock: {"code":"x"}',
      ],
    },
    {
      name: 'definition lists',
      markdown: '<dl><dt>a</dt><dd>b <em>c</em></dd><dt>d</dt><dd>e</dd></dl>',
      body: ['normal: {strong|a}', 'normal: b {em|c}', 'normal: {strong|d}', 'normal: e'],
    },
    {
      name: 'frames and films become links',
      markdown:
        '<iframe src="https://v.org/1" title="A film"></iframe>\n\na <video><source src="https://v.org/2.mp4"></video> b',
      body: [
        'normal: {https://v.org/1|A film}',
        'normal: a',
        'normal: {https://v.org/2.mp4|https://v.org/2.mp4}',
        'normal: b',
      ],
    },
    {
      name: 'figures',
      markdown:
        '<figure><a href="https://a.org"><img src="b.png" alt="c"></a><figcaption>d <i>e</i></figcaption></figure>',
      body: [
        'picture: {"_sanityAsset":"image@b.png","alt_text":"c","caption":"d e"}',
        'normal: {https://a.org|https://a.org}',
      ],
    },
    {
      name: 'code in pre, with entities',
      markdown: '<pre lang="es">\n<code class="language-text">a &lt; b\n</code></pre>',
      body: ['codeBlock: {"language":"text","code":"a < b"}'],
    },
    {
      name: 'tables with a caption, joined cells and a picture',
      markdown:
        '<table><caption>T</caption><thead><tr><th colspan="2">a</th></tr></thead><tr><td>b<br>c</td><td><img src="d.png" alt="e"></td></tr></table>',
      body: [
        'table: {"caption":"T","headerRow":true,"rows":[{"cells":["a",""]},{"cells":["b c","e"]}]}',
        'picture: {"_sanityAsset":"image@d.png","alt_text":"e"}',
      ],
    },
    {
      name: 'comments go, scripts go, a script without end is text',
      markdown: 'a <!-- b --> c\n\n<script>alert(1)</script>\n\nd <script> e\n\nf',
      body: ['normal: a c', 'normal: d <script> e', 'normal: f'],
    },
    {
      name: 'no address that runs code',
      markdown:
        '[a](javascript:alert(1)) <a href="  JaVaScRiPt:x">b</a> [c](data:text/html,x) [d](vbscript:x) [e](file:///etc/passwd) [f](other.html)',
      body: ['normal: a b c d e f'],
    },
    {
      name: 'a picture without alternative text is described by its file, one from elsewhere by a link',
      markdown:
        '![](my_file-1.png)\n\n![x](https://a.org/b.png)\n\n[![y](https://a.org/c.png)](https://d.org)',
      body: [
        'picture: {"_sanityAsset":"image@my_file-1.png","alt_text":"My file 1"}',
        'normal: {https://a.org/b.png|x}',
        'normal: {https://d.org|y}',
      ],
    },
  ])('$name', ({ markdown, body }) => {
    expect(convert(markdown).body).toEqual(body)
  })

  test('what is dropped or guessed is said', () => {
    const { notes } = convert(
      '---\n\n***\n\n![](a.png) [b](c.html) [d](#nowhere)\n\n```rust,ignore\n```\n\n<style>x</style>\n\n# The title',
    )
    expect(notes).toEqual([
      'a horizontal rule has no counterpart and was left out (2 times)',
      'the picture a.png has no alternative text: “A” was put in, please read it',
      'a link to c.html, which leads nowhere from here: the text stays, the link is gone',
      '“ignore” after the language of a piece of code was left out',
      'a style was left out',
      'a link to #nowhere, a place that is not in the text: the link is gone',
    ])
  })
})

describe('any input', () => {
  const fragments = fc.constantFrom(
    ...'# |- |1. |> |```|`|**|*|_|[a](b)|![a](b)|<div>|</div>|<p>|<a href=x>|<!--|-->|</|&lt;|    '.split(
      '|',
    ),
    ...'[^1]|word|Ünïcode 😀|~~|- [ ] |<details><summary>|<svg><script>|<sup>|<table><tr><td>|<iframe>|<dl><dt>'.split(
      '|',
    ),
    '<script>',
    '<T>',
    '\n',
    '\n\n',
    '~~~\n',
    '[^1]: x\n',
    '|a|b|\n|-|-|\n',
  )
  const markdown = fc
    .array(fc.oneof(fragments, fc.string()), { maxLength: 40 })
    .map((all) => all.join(''))

  test('gives well-formed blocks with keys of their own, the same every time', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const { body } = markdownToPortableText(text, OPTIONS)
        const keys: string[] = []
        JSON.stringify(body, (name, value: unknown) => {
          if (name === '_key') keys.push(String(value))
          return value
        })
        const definitions = new Set(keys)
        expect(definitions.size).toBe(keys.length)
        for (const block of body) {
          if (block._type !== 'block' || !Array.isArray(block.children)) continue
          expect(block.children.length).toBeGreaterThan(0)
          for (const span of block.children) expect(span.text).not.toBe('')
        }
        expect(markdownToPortableText(text, OPTIONS).body).toEqual(body)
      }),
      { numRuns: 500 },
    )
  })

  test('plain words always come through', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }),
        fc.array(fragments),
        (all, between) => {
          const text = all.map((word, index) => `${between[index] ?? ' '}\n\n${word}\n\n`).join('')
          const fenced = /```|~~~|<!--|<script|<svg|\[\^1\]|<table|<details|    |!\[/.test(text)
          fc.pre(!fenced)
          const plain = toPlainText(markdownToPortableText(text).body).normalize('NFKC')
          for (const word of all) expect(plain).toContain(word)
        },
      ),
      { numRuns: 200 },
    )
  })
})

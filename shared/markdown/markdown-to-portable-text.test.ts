import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toPlainText } from '../text/portable-text.ts'
import { markdownToPortableText } from './markdown-to-portable-text.ts'
import { OPTIONS, convert } from './markdown.test-support.ts'

describe('Markdown', () => {
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
      name: 'an alert becomes a callout',
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
      name: 'footnotes are numbered by their first use and placed at the end',
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
      name: 'a first heading that repeats the title is removed',
      markdown: '# The *title*\n\n## a\n\n# The title',
      body: ['h2: a', 'h2: The title'],
    },
    {
      name: 'anchors get the ids that the headings have on the site',
      markdown:
        '[a](#x) [b](#cargotoml) [c](#Ü) [d](#old)\n\n## Cargo.toml\n\n## Ü {#x}\n\n<a name="old"></a>d',
      body: [
        'normal: {#u|a} {#cargo-toml|b} {#u|c} {#u|d}',
        'h2: Cargo.toml',
        'h2: Ü',
        'normal: d',
      ],
    },
  ])('is converted: $name', ({ markdown, body }) => {
    expect(convert(markdown).body).toEqual(body)
  })
})

describe('conversion of random Markdown', () => {
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

  test('returns well-formed blocks, whose keys are unique and the same in every run', () => {
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

  test('preserves all words of plain text', () => {
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

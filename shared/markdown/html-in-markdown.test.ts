import { describe, expect, test } from 'vitest'
import { convert } from './markdown.test-support.ts'

describe('HTML in Markdown', () => {
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
      name: 'unknown elements become text',
      markdown: 'Vec<T> and <Foo bar="1">x</Foo>',
      body: ['normal: Vec<T> and <Foo bar="1">x</Foo>'],
    },
    {
      name: 'details become a callout, or a bold line before their content',
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
      name: 'cells that span several rows and columns, without a shift of the other cells',
      markdown:
        '<table><tr><td rowspan="2">a</td><td>b</td><td rowspan="3">c</td></tr><tr><td>d</td></tr><tr><td colspan="2">e</td></tr></table>',
      body: [
        'table: {"headerRow":false,"rows":[{"cells":["a","b","c"]},{"cells":["","d",""]},{"cells":["e","",""]}]}',
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
      name: 'comments and scripts are removed, and a script without an end becomes text',
      markdown: 'a <!-- b --> c\n\n<script>alert(1)</script>\n\nd <script> e\n\nf',
      body: ['normal: a c', 'normal: d <script> e', 'normal: f'],
    },
    {
      name: 'addresses that run code are removed',
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
  ])('is converted: $name', ({ markdown, body }) => {
    expect(convert(markdown).body).toEqual(body)
  })

  test('reports every part that was dropped, and every alternative text that was derived from a file name', () => {
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

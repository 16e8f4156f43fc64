import { expect, test } from 'vitest'
import { copiedFrom, pasteInto as read, type Program } from './clipboards.test-support.ts'
import type { ClipboardContent } from './clipboard-content.ts'

const code = 'if (consent) {\\n  request(candidate)\\n}'
const table =
  'table: {"headerRow":true,"rows":[{"cells":["Place","Days"]},{"cells":["Berlin, *with* a stamp","3"]}]}'
const lists = [
  'number1: Ask for consent',
  'number2: In the candidate’s language',
  'number1: Look at the identity document',
]
const guidance = '{https://www.gov.uk/employers-checks|the guidance}'

test.for<{ program: Program; body: readonly string[]; says: string | undefined }>([
  {
    program: 'word',
    body: [
      'h2: Checks before a start',
      `normal: A check needs {strong|consent in writing}, an {em|identity} that was seen, and a {underline|date}. See ${guidance} or our own notes.`,
      'h3: Steps',
      ...lists.slice(0, 2),
      'number1: Look at the identity document\nA copy is not enough.',
      'number1: Send the request',
      'h4: What it costs',
      'bullet1: A fee for each register',
      'bullet2: More abroad',
      'bullet1: A day of waiting',
      'h4: Days by place',
      table,
      'picture: {"pasted":0,"alt_text":"A stamp on a certificate"}',
      `codeBlock: {"code":"${code}"}`,
      'normal: The answer takes three days.',
    ],
    says: '1 deleted passage, 1 comment and 1 link that leads nowhere from here were left out of what you pasted. Check the text.',
  },
  {
    program: 'word-online',
    body: [
      'h2: Checks before a start',
      `normal: A check needs {strong|consent in writing}. See ${guidance}.`,
      'bullet1: A fee for each register',
      'normal: The answer takes three days.',
    ],
    says: undefined,
  },
  {
    program: 'google-docs',
    body: [
      'h2: Checks before a start',
      `normal: A check needs {strong|consent in writing}, an {em|identity} that was seen¹, and a {underline|date}. See ${guidance}.`,
      'h3: Steps',
      ...lists,
      'normal: Between the two a day may pass.',
      // Numbered lists of a body always start at one, so an item of a continued list becomes a paragraph with its number as text.
      'normal: 3. Send the request',
      'h4: What it costs',
      'bullet1: A fee for each register',
      'bullet2: More abroad',
      'bullet1: ☑ Paid',
      'h4: Days by place',
      table,
      `codeBlock: {"code":"${code}"}`,
      'normal: Run {code|check()} for each.',
    ],
    says: '1 picture on another site was left out of what you pasted. Save the images as files and drop them here.',
  },
  {
    program: 'notion',
    body: [
      'h2: Checks before a start',
      `normal: A check needs {strong|consent in writing}, an {em|identity} that was seen, and a {code|date}. See ${guidance}.`,
      'h3: Steps',
      ...lists,
      'number1: Send the request',
      'h4: What it costs',
      'bullet1: A fee for each register',
      'bullet1: [ ] Ask for the invoice',
      'callout: {"tone":"note","content":[{"style":"normal","markDefs":[],"children":[{"text":"💡 Abroad it costs more.","marks":[]}]}]}',
      table,
      `codeBlock: {"language":"javascript","code":"${code}"}`,
      'blockquote: Nothing before consent.',
    ],
    says: '1 dividing line and 1 picture on another site were left out of what you pasted. Save the images as files and drop them here.',
  },
  {
    program: 'web-page',
    body: [
      'h2: Checks before a start',
      `normal: A check needs {strong|consent in writing}, an {em|identity} that was seen, and a {code|date}. See ${guidance}, a trap and {/contact?from=page#form|our form}.\u00A0{strong|Twice.}`,
      'h3: Steps',
      ...lists,
      'number1: Send the request',
      'h4: What it costs',
      'bullet1: A fee for each register',
      'h4: Days by place',
      table,
      'picture: {"pasted":0,"alt_text":"A single dot"}',
      `codeBlock: {"language":"javascript","code":"${code}"}`,
      'normal: {https://www.youtube.com/embed/abc|A film}',
      'blockquote: Nothing before consent.',
    ],
    says: '1 script, 1 picture on another site, 1 drawing, 1 player or frame, 1 form field, 1 formula and 1 link that leads nowhere from here were left out of what you pasted. Save the images as files and drop them here.',
  },
])(
  'readPaste preserves the blocks of text copied from $program',
  async ({ program, body, says }) => {
    const pasted = read(await copiedFrom(program))
    expect(pasted.body).toEqual(body)
    expect(pasted.says).toBe(says)
  },
)

test('readPaste reads the bytes of a picture from the RTF format of Word', async () => {
  const { pictures } = read(await copiedFrom('word'))
  const [picture] = pictures
  const file = picture !== undefined && 'file' in picture ? picture.file : undefined
  expect(file?.type).toBe('image/png')
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
  expect(bytes.length).toBe(70)
  expect(Array.from(bytes.subarray(0, 4))).toEqual([0x89, 0x50, 0x4e, 0x47])
})

test('readPaste removes scripts and addresses that could run code', () => {
  const html = [
    '<p onclick="x()">a<a href="javascript:x()">b</a><a href=" JaVaScRiPt:x()">c</a></p>',
    '<p><a href="data:text/html,<script>x()</script>">d</a><a href="vbscript:x">e</a></p>',
    '<img src="javascript:x()"><img src="data:text/html;base64,PHNjcmlwdD4="><img src="blob:https://a.org/1">',
    '<object data="javascript:x()"></object><iframe srcdoc="<script>x()</script>"></iframe>',
    '<table><tr><td><a href="javascript:x()">f</a></td><td><script>x()</script>g</td></tr></table>',
    '<style>p{}</style><svg onload="x()"><script>x()</script></svg><template><p>t</p></template>',
  ].join('')
  const { blocks, pictures, body } = read({ html, text: 'abc' })
  expect(pictures).toEqual([])
  expect(JSON.stringify(blocks)).not.toMatch(/script|data:|blob:|onclick|x\(\)/i)
  expect(body).toEqual([
    'normal: abc',
    'normal: de',
    'table: {"headerRow":false,"rows":[{"cells":["f","g"]}]}',
  ])
})

const markdown = [
  '# Checks before a start',
  '',
  'A check needs **consent** and a [form](/contact).',
  '',
  '## Steps',
  '',
  '1. Ask',
  '2. Look',
  '',
  '| Place | Days |',
  '| --- | --- |',
  '| Berlin | 3 |',
  '',
  '```js',
  'check()',
  '```',
].join('\n')

const fromMarkdown = [
  'h2: Checks before a start',
  'normal: A check needs {strong|consent} and a {/contact|form}.',
  'h3: Steps',
  'number1: Ask',
  'number1: Look',
  'table: {"headerRow":true,"rows":[{"cells":["Place","Days"]},{"cells":["Berlin","3"]}]}',
  'codeBlock: {"language":"js","code":"check()"}',
]

test.for<{ name: string; content: Partial<ClipboardContent>; body: readonly string[] }>([
  { name: 'Markdown as text', content: { text: markdown }, body: fromMarkdown },
  {
    name: 'Markdown from a code editor',
    content: { text: markdown, html: '<div>…</div>', editor: '{"mode":"markdown"}' },
    body: fromMarkdown,
  },
  {
    name: 'a Markdown file that a browser displays',
    content: {
      text: markdown,
      html: `<span style="font-family: monospace; white-space: pre-wrap;"><pre>${markdown}</pre></span>`,
    },
    body: fromMarkdown,
  },
  {
    name: 'source code from a code editor',
    content: {
      text: 'const a = 1\r\ncheck(a)\r\n',
      html: '<div style="font-family: Consolas, monospace"><div><span>const a = 1</span></div></div>',
      editor: '{"version":1,"mode":"typescript"}',
    },
    body: ['codeBlock: {"language":"typescript","code":"const a = 1\\ncheck(a)"}'],
  },
  {
    name: 'plain text',
    content: { text: 'One 2 * 3 * 4\n\nTwo' },
    body: ['normal: One 2 * 3 * 4', 'normal: Two'],
  },
  {
    name: 'the end of a numbered list, which then starts at one',
    content: { html: '<ol start="4"><li>d</li><li>e</li></ol>' },
    body: ['number1: d', 'number1: e'],
  },
  {
    name: 'headings without a level 1 heading',
    content: { html: '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>' },
    body: ['h2: a', 'h3: b', 'h4: c', 'h4: d'],
  },
  {
    name: 'cells of a spreadsheet',
    content: {
      html: '<html><body><table><colgroup><col width=64></colgroup><tr height=20><td class=xl63>Place</td><td class=xl63>Days</td></tr><tr><td>Berlin</td><td align=right>3</td></tr></table></body></html>',
    },
    body: [
      'table: {"headerRow":false,"rows":[{"cells":["Place","Days"]},{"cells":["Berlin","3"]}]}',
    ],
  },
  {
    name: 'text in a table with a single cell',
    content: { html: '<table><tr><td><p>a</p><p>b</p></td></tr></table>' },
    body: ['normal: a', 'normal: b'],
  },
  {
    name: 'a picture of this site',
    content: {
      html: '<img src="https://site.test/lake/images/p/production/abc123-640x480.png?w=320" alt="Ours">',
    },
    body: ['picture: {"pasted":0,"alt_text":"Ours"}'],
  },
  {
    name: 'markup nested deeper than the stack',
    content: { html: `${'<b>'.repeat(40_000)}deep`, text: 'deep' },
    body: ['normal: deep'],
  },
])('readPaste converts $name', ({ content, body }) => {
  expect(read(content).body).toEqual(body)
})

test('readPaste uses the file of a picture that was copied alone', () => {
  const file = new File(['x'], 'chart.png', { type: 'image/png' })
  const html = '<meta charset="utf-8"><img src="https://example.org/chart.png" alt="A chart">'
  const { pictures, says } = read({ html, files: [file] })
  expect(pictures).toEqual([{ file, alt: 'A chart' }])
  expect(says).toBeUndefined()
})

test('readPaste reports table rows beyond the limits of a body', () => {
  const html = `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(1_001)}</table>`
  const { blocks, says } = read({ html })
  expect(blocks[0]).toMatchObject({ _type: 'table', rows: { length: 1_000 } })
  expect(says).toBe('The end of 1 long table was left out of what you pasted. Check the text.')
})

test('readPaste assigns different keys to two pastes of the same text', () => {
  const keys = () => read({ html: '<p>a</p>' }).blocks.map(({ _key }) => _key)
  expect(keys()).not.toEqual(keys())
})

test('readPaste finds the block after each omitted dividing line', () => {
  const pasted = read({
    html: '<p>One</p><hr><p>Two <b>bold</b></p><p>Three</p><hr><h2>Four</h2><p>Five</p><hr>',
  })
  expect(pasted.says).toBe(
    '3 dividing lines were left out of what you pasted. Use headings instead.',
  )
  const textAt = (key: string) => pasted.body[pasted.blocks.findIndex(({ _key }) => _key === key)]
  expect(pasted.ruledOff.map(textAt)).toEqual([
    'normal: Two {strong|bold}',
    'h2: Four',
    'normal: Five',
  ])
})

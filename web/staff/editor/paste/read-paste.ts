import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { table } from '#shared/content/blocks/table.ts'
import { TABLE_LIMITS } from '#shared/content/blocks/table-limits.ts'
import { CODE_LANGUAGES } from '#shared/content/code-languages.ts'
import { records } from '#shared/content/guards.ts'
import { findElement, textOf } from '#shared/markdown/hast.ts'
import { TITLE_REPEATED } from '#shared/markdown/block-elements.ts'
import { hastToPortableText } from '#shared/markdown/html-to-portable-text.ts'
import { resolvePlainLink } from '#shared/markdown/links.ts'
import { markdownToHtml } from '#shared/markdown/markdown-to-html.ts'
import { nestingProblem } from '#shared/markdown/nesting.ts'
import { plainTextToBlocks } from '#shared/text/portable-text.ts'
import { isTextBlock, type RichBlock, type TextStyle } from '#shared/text/rich-text.ts'
import { safeLink } from '#web/lib/page/href.ts'
import { newKey } from '../body/new-blocks.ts'
import type { ClipboardContent } from './clipboard-content.ts'
import { createLeftOut, type LeftOut } from './left-out.ts'
import { looksLikeMarkdown } from './markdown-signs.ts'
import { createPastedPictures, PASTED, type PastedPicture } from './pasted-pictures.ts'
import { rtfPictures } from './rtf-pictures.ts'
import { rulePlaces } from './rule-places.ts'
import { tidyPasted } from './tidy.ts'

/** Page into which the content is pasted. */
interface Page {
  readonly origin: string
  /** Title of the article. */
  readonly title: string
}

/** Result of the conversion of a paste. */
export interface Pasted {
  /** Converted blocks. Picture blocks have `pasted`, an index into `pictures`. */
  readonly blocks: readonly RichBlock[]
  readonly pictures: readonly PastedPicture[]
  readonly leftOut: LeftOut
  /** Keys of the blocks that follow omitted dividing lines. */
  readonly ruledOff: readonly string[]
}

const STYLES: readonly TextStyle[] = ['h2', 'h2', 'h3', 'h4', 'h4', 'h4']

/**
 * Maps heading levels to styles. Level 1 is reserved for the title: if the text contains a level 1 heading, all levels move down by one.
 */
function headingStyles(root: Root): (depth: number) => TextStyle {
  const shift = findElement(root, ({ tagName }) => tagName === 'h1') === undefined ? 0 : 1
  return (depth) => STYLES[Math.min(5, depth - 1 + shift)] ?? 'h4'
}

/** Truncates a table to its limits. */
function withinLimits(block: RichBlock, leftOut: LeftOut): RichBlock {
  if (block._type !== 'table' || table.problem(block) === undefined) return block
  leftOut.note('cells')
  const kept = records(block['rows']).slice(0, TABLE_LIMITS.rows)
  const cut = (cells: unknown) => (Array.isArray(cells) ? cells.slice(0, TABLE_LIMITS.columns) : [])
  return { ...block, rows: kept.map((row) => ({ ...row, cells: cut(row['cells']) })) }
}

/** Picture block with its pasted alt text. The converter alone would set the file name as alt text. */
function withAlt(block: RichBlock, pictures: readonly PastedPicture[]): RichBlock {
  if (!('pasted' in block)) return block
  return { ...block, alt_text: pictures[Number(block['pasted'])]?.alt ?? '' }
}

const isSaid = (block: RichBlock) =>
  !isTextBlock(block) || block.children.some(({ text }) => text.trim() !== '')

function convert(html: string, content: ClipboardContent, page: Page): Pasted {
  const { origin, title } = page
  const leftOut = createLeftOut()
  const root = fromHtml(html, { fragment: true })
  const named = countFiles(root)
  const inRtf = named === 0 ? [] : rtfPictures(content.rtf)
  // A picture that was copied alone is also on the clipboard as a file.
  const isAlone = textOf(root).trim() === '' && content.files.length > 0
  const found = inRtf.filter((file) => file !== undefined)
  // If a picture is missing from the RTF text, the order no longer shows which file belongs to which picture. Then no file is used.
  const isWhole = inRtf.length === named && found.length === named
  const files = isAlone ? content.files : isWhole ? found : []
  const pictures = createPastedPictures({ origin, files, isAlone }, leftOut)
  const tidied = tidyPasted(root, { leftOut, pictures })
  const { body, notes } = hastToPortableText(tidied, {
    nextKey: newKey,
    ...(title.trim() !== '' && { title }),
    headingStyle: headingStyles(tidied),
    link: (href) => {
      const url = URL.parse(href.trim())
      const isOwn = url?.origin === origin
      const resolved = resolvePlainLink(isOwn ? url.pathname + url.search + url.hash : href)
      const isSafe = 'href' in resolved && safeLink(resolved.href) !== undefined
      if (!isSafe) leftOut.note('links')
      return isSafe ? resolved : { refused: 'a link' }
    },
    picture: (source) =>
      source.startsWith(PASTED) ? { pasted: Number(source.slice(PASTED.length)) } : undefined,
  })
  leftOut.note('titles', notes.filter((note) => note === TITLE_REPEATED).length)
  leftOut.note('links', notes.filter((note) => note.startsWith('a link to #')).length)
  const blocks = body
    .filter(isSaid)
    .map((block) => withinLimits(withAlt(block, pictures.taken), leftOut))
  return { blocks, pictures: pictures.taken, leftOut, ruledOff: rulePlaces(root, blocks) }
}

/** Number of pictures that a pasted text references by a path on the author's disk. */
function countFiles(root: Root): number {
  let count = 0
  findElement(root, ({ tagName, properties: { src } }) => {
    if (tagName === 'img' && typeof src === 'string' && /^file:/i.test(src)) count += 1
    return false
  })
  return count
}

function readMarkdown(content: ClipboardContent, page: Page): Pasted | undefined {
  const { text } = content
  if (nestingProblem(text) !== undefined) return undefined
  return convert(markdownToHtml(text), content, page)
}

/** Language that a code editor adds to the clipboard. Undefined if the text was copied from another program. */
function modeOf(editor: string): string | undefined {
  try {
    const said: unknown = JSON.parse(editor)
    const mode: unknown = typeof said === 'object' && said !== null && Reflect.get(said, 'mode')
    return typeof mode === 'string' ? mode : undefined
  } catch {
    return undefined
  }
}

const bare = (blocks: readonly RichBlock[]): Pasted => ({
  blocks,
  pictures: [],
  leftOut: createLeftOut(),
  ruledOff: [],
})

const languages: ReadonlySet<string> = new Set(CODE_LANGUAGES)

const listing = (code: string, language: string): Pasted =>
  bare([
    {
      _type: 'codeBlock',
      _key: newKey(),
      ...(languages.has(language) && { language }),
      code: code.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''),
    },
  ])

/** True if a paste is a single code block without a language, such as source text displayed by a browser. */
const isBareListing = ({ blocks: [only, ...others] }: Pasted) =>
  others.length === 0 && only?._type === 'codeBlock' && !('language' in only)

/** Converts HTML. Uses the plain text instead if the HTML is empty, or nested so deeply that the conversion exceeds the stack. */
function readHtml(content: ClipboardContent, page: Page): Pasted {
  const { html, text } = content
  try {
    const pasted = convert(html, content, page)
    if (pasted.blocks.length > 0 || pasted.leftOut.counts.size > 0) return pasted
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return bare(plainTextToBlocks(text, newKey))
}

/** Converts text from a code editor to Markdown content, to a code block, or to text within a line. */
function readProgram(content: ClipboardContent, mode: string, page: Page) {
  const { text } = content
  if (mode === 'markdown') return readMarkdown(content, page)
  return text.trim().includes('\n') ? listing(text, mode) : bare(plainTextToBlocks(text, newKey))
}

/**
 * Converts the content of the clipboard to blocks of an article. Omits a first heading that repeats the title. HTML is parsed as data,
 * never into a DOM. Text without markup is inserted unchanged.
 */
export function readPaste(content: ClipboardContent, page: Page): Pasted {
  const { html, text, editor } = content
  const plain = () => bare(plainTextToBlocks(text, newKey))
  const mode = text === '' ? undefined : modeOf(editor)
  if (mode !== undefined) return readProgram(content, mode, page) ?? plain()
  const markdown = () => (looksLikeMarkdown(text) ? readMarkdown(content, page) : undefined)
  if (html.trim() === '' || html === text) return markdown() ?? plain()
  const pasted = readHtml(content, page)
  return (isBareListing(pasted) ? markdown() : undefined) ?? pasted
}

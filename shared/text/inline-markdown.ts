/**
 * Maximum length of a cell that is parsed as Markdown, in characters. It is limited, because the parsing time grows with the square of the
 * length.
 */
const LONGEST_MARKED_CELL = 2000

/** Part of a table cell whose text has the same formatting. */
export interface InlinePiece {
  readonly text: string
  readonly marks: readonly ('strong' | 'em' | 'code')[]
  readonly href?: string
}

const ESCAPABLE = /[\\`*[\]]/g

/** Escapes text, so that parsing it as inline Markdown returns the original text. */
export function escapeInlineMarkdown(text: string): string {
  return text.replaceAll(ESCAPABLE, String.raw`\$&`)
}

interface InlineState {
  readonly marks: readonly InlinePiece['marks'][number][]
  readonly href: string | undefined
}

// Only one branch can match at each position. Otherwise text without closing marks would cause exponential backtracking.
const TOKEN =
  /\\([\\`*[\]])|(`+)|\[((?:\\.|[^\\[\]])*)\]\(((?:\\.|[^\s\\()]|\([^\s()]*\))*)\)|\*\*(?=\S)((?:\\.|(?!\*\*)[^\\]|\\(?!.))+?)(?<=\S)\*\*(?!\*)|\*(?=\S)((?:\\.|\*\*(?:\\.|(?!\*\*)[^\\]|\\(?!.))+?\*\*|[^\\*])+?)(?<=\S)\*/g

/** Index of the backticks that close a code span which `length` backticks have opened. The result is -1 if there are none. */
function closingFence(source: string, from: number, length: number): number {
  for (const run of source.slice(from).matchAll(/`+/g)) {
    if (run[0].length === length) return from + run.index
  }
  return -1
}

function nextToken(source: string, from: number): RegExpExecArray | null {
  TOKEN.lastIndex = from
  return TOKEN.exec(source)
}

function pieces(source: string, state: InlineState): InlinePiece[] {
  const found: InlinePiece[] = []
  const put = (text: string, marks: InlineState['marks'] = state.marks) => {
    if (text === '') return
    const last = found.at(-1)
    if (last && last.href === state.href && last.marks.join() === marks.join()) {
      found[found.length - 1] = { ...last, text: last.text + text }
    } else {
      found.push({ text, marks, ...(state.href === undefined ? {} : { href: state.href }) })
    }
  }
  const within = (text: string, change: Partial<InlineState>) => {
    found.push(...pieces(text, { ...state, ...change }))
  }
  let end = 0
  for (let match = nextToken(source, end); match; match = nextToken(source, end)) {
    const [whole, escaped, fence, label, href, strong, emphasis] = match
    put(source.slice(end, match.index))
    end = match.index + whole.length
    if (escaped !== undefined) put(escaped)
    else if (fence !== undefined) {
      const close = closingFence(source, end, fence.length)
      if (close === -1) put(fence)
      else {
        put(unpad(source.slice(end, close)), [...state.marks, 'code'])
        end = close + fence.length
      }
    } else if (label !== undefined && href !== undefined) {
      within(label, { href: href.replaceAll(/\\(.)/g, '$1') })
    } else if (strong !== undefined) within(strong, { marks: [...state.marks, 'strong'] })
    else if (emphasis !== undefined) within(emphasis, { marks: [...state.marks, 'em'] })
  }
  put(source.slice(end))
  return found
}

const unpad = (code: string) => (/^ .*[^ ].* $|^ `|` $/s.test(code) ? code.slice(1, -1) : code)

/**
 * Parses the inline Markdown of a table cell: `code`, **bold**, *emphasis*, [text](address), and a backslash that escapes one of these
 * characters. All other characters are text. A cell of more than 2,000 characters is not parsed.
 */
export function parseInlineMarkdown(cell: string): InlinePiece[] {
  if (cell.length > LONGEST_MARKED_CELL) return [{ text: cell, marks: [] }]
  return pieces(cell, { marks: [], href: undefined })
}

/** Plain text of a table cell. */
export function inlineText(cell: string): string {
  return parseInlineMarkdown(cell)
    .map((piece) => piece.text)
    .join('')
}

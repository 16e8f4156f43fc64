import type {
  Decorator,
  MarkDefinition,
  RichBlock,
  Span,
  TextBlock,
  TextStyle,
} from '../text/rich-text.ts'

/**
 * Target of a link: an address, or a document of the lake. For a document, `href` is the address of its page, for table cells and other
 * texts that cannot contain references.
 */
export interface LinkTarget {
  readonly href: string
  readonly documentId?: string
}

/** List item. Only its first block becomes a list item; its other blocks become normal text. */
export interface ListItem {
  readonly kind: 'bullet' | 'number'
  readonly level: number
  begun: boolean
}

/** List item and marks that apply to the current text. */
export interface Setting {
  readonly style: TextStyle
  readonly marks: readonly Decorator[]
  readonly link: LinkTarget | undefined
  readonly item: ListItem | undefined
}

interface OpenBlock {
  readonly style: TextStyle
  readonly item: { readonly kind: ListItem['kind']; readonly level: number } | undefined
  readonly owner: ListItem | undefined
  readonly children: { text: string; marks: string[] }[]
  readonly markDefs: MarkDefinition[]
}

/**
 * Builds Portable Text from a sequence of texts and blocks. Collapses white space as a browser does, joins spans with equal marks, and
 * leaves out empty blocks.
 */
export interface BlockWriter {
  text(value: string, setting: Setting): void
  lineBreak(setting: Setting): void
  /** Ends a paragraph. Inside a list item, the next paragraph continues in the same block on a new line. */
  endParagraph(): void
  /** Ends the current block. */
  close(): void
  push(block: RichBlock): void
  readonly blocks: readonly RichBlock[]
  readonly isOpen: boolean
}

const sameMarks = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length && left.every((mark, index) => mark === right[index])

/**
 * Creates a writer for one body.
 * @param nextKey returns a new key for each block and span
 */
export function createBlockWriter(nextKey: () => string): BlockWriter {
  const blocks: RichBlock[] = []
  let open: OpenBlock | undefined
  let paragraphEnded = false

  const begin = (setting: Setting): OpenBlock => {
    const item = setting.item?.begun === false ? setting.item : undefined
    if (item) item.begun = true
    return {
      style: setting.style,
      item: item && { kind: item.kind, level: item.level },
      owner: setting.item,
      children: [],
      markDefs: [],
    }
  }

  const markOf = (link: LinkTarget, block: OpenBlock): string => {
    const known = block.markDefs.find((mark) =>
      mark._type === 'link'
        ? link.documentId === undefined && mark.href === link.href
        : mark.reference._ref === link.documentId,
    )
    if (known) return known._key
    const _key = nextKey()
    block.markDefs.push(
      link.documentId === undefined
        ? { _type: 'link', _key, href: link.href }
        : { _type: 'internalLink', _key, reference: { _type: 'reference', _ref: link.documentId } },
    )
    return _key
  }

  const append = (text: string, setting: Setting, block: OpenBlock) => {
    const marks: string[] = [...new Set(setting.marks)]
    if (setting.link) marks.push(markOf(setting.link, block))
    const last = block.children.at(-1)
    if (last && sameMarks(last.marks, marks)) last.text += text
    else block.children.push({ text, marks })
  }

  const trimEnd = (block: OpenBlock) => {
    for (let last = block.children.at(-1); last; last = block.children.at(-1)) {
      last.text = last.text.replace(/[ \n]+$/, '')
      if (last.text !== '') break
      block.children.pop()
    }
  }

  const finish = (block: OpenBlock): TextBlock | undefined => {
    trimEnd(block)
    if (block.children.length === 0) return undefined
    const used = new Set(block.children.flatMap((span) => span.marks))
    const children: Span[] = block.children.map((span) => ({
      _type: 'span',
      _key: nextKey(),
      ...span,
    }))
    return {
      _type: 'block',
      _key: nextKey(),
      style: block.style,
      ...(block.item && { listItem: block.item.kind, level: block.item.level }),
      markDefs: block.markDefs.filter((mark) => used.has(mark._key)),
      children,
    }
  }

  const close = () => {
    const done = open && finish(open)
    if (done) blocks.push(done)
    else if (open?.item && open.owner) open.owner.begun = false
    open = undefined
    paragraphEnded = false
  }

  const endsInSpace = (block: OpenBlock) => /(^|[ \n])$/.test(block.children.at(-1)?.text ?? '')

  return {
    text(value, setting) {
      let text = value.replaceAll(/[ \t\n\r\f]+/g, ' ')
      if (paragraphEnded && open && text.trim() !== '') {
        trimEnd(open)
        append('\n', { ...setting, marks: [], link: undefined }, open)
        paragraphEnded = false
      }
      if ((open === undefined || endsInSpace(open)) && text.startsWith(' ')) text = text.slice(1)
      if (text === '') return
      open ??= begin(setting)
      append(text, setting, open)
    },
    lineBreak(setting) {
      if (!open) return
      trimEnd(open)
      if (open.children.length > 0) append('\n', { ...setting, marks: [], link: undefined }, open)
    },
    endParagraph() {
      if (open?.owner) paragraphEnded = true
      else close()
    },
    close,
    push(block) {
      close()
      blocks.push(block)
    },
    get blocks() {
      return blocks
    },
    get isOpen() {
      return open !== undefined
    },
  }
}

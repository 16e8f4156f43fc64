import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { ElementReader } from '../../markdown/walk.ts'
import type { RichBlock } from '../../text/rich-text.ts'

/** A stored block. The lake accepts any JSON, so a field may have any value. */
export type LooseBlock = Readonly<Record<string, unknown>>

/** Sentences that search and assistant quote from a block: its texts, the rows of a table, or none (`never`). */
export type Quoted = 'texts' | 'rows' | 'never'

/** Content of a Markdown text between headings. */
export type MarkdownNode = BlockContent | DefinitionContent

/** Converters for the parts of a block. */
export interface MarkdownWriter {
  /** Converts a list of blocks, such as the content of a callout. */
  blocks(blocks: readonly RichBlock[]): MarkdownNode[]
  /** Converts inline Markdown of a stored block, see `parseInlineMarkdown`. */
  inline(markdown: string): PhrasingContent[]
  /** Returns the address of a picture's file; undefined if the picture is omitted. */
  picture(block: LooseBlock): string | undefined
}

/** Definition of a block of article bodies, other than a text block. */
export interface BlockDefinition {
  /** Name in toolbar, menus and dialogs of the staff area. */
  readonly label: string
  /** Description in the slash menu. */
  readonly hint: string
  /** Search terms of the slash menu in addition to the label. */
  readonly words: string
  /** Stored fields, without {@link content}. The editor drops other fields on insertion. */
  readonly fields: readonly string[]
  /** Field that the API adds in responses. It is not stored. */
  readonly added?: string
  /** Field with text blocks, which the editor edits in place. */
  readonly content?: string
  /** Field with a list of objects that need unique keys. */
  readonly items?: string
  /** Field that must not be empty in a published article, and the advice if it is. */
  readonly required?: { readonly field: string; readonly advice: string }
  /** Visible texts without those of {@link content}. Values other than strings are ignored. */
  readonly texts: (block: LooseBlock) => readonly unknown[]
  /** Texts in inline Markdown, which may contain links. */
  readonly inline?: (block: LooseBlock) => readonly string[]
  readonly quoted: Quoted
  /** Returns the limit that a block exceeds, as a sentence. `depth`: number of enclosing blocks. */
  readonly problem?: (block: LooseBlock, depth: number) => string | undefined
  /** Returns the block as Markdown that {@link elements} reads as the same block. Empty if the block has nothing to show. */
  readonly markdown: (block: LooseBlock, writer: MarkdownWriter) => MarkdownNode[]
  /** Readers of HTML, to which Markdown is converted, by tag name. */
  readonly elements: Readonly<Record<string, ElementReader>>
}

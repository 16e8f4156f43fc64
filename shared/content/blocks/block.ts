import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast'
import type { ElementReader } from '../../markdown/walk.ts'
import type { RichBlock } from '../../text/rich-text.ts'

/** A stored block. The lake accepts any JSON, so a field may have any value. */
export type LooseBlock = Readonly<Record<string, unknown>>

/**
 * Sentences of a block that search and assistant may quote: those of its texts (`texts`), the rows of a table (`rows`), or none (`never`).
 */
export type Quoted = 'texts' | 'rows' | 'never'

/** Node of a Markdown syntax tree that can be between two headings. */
export type MarkdownNode = BlockContent | DefinitionContent

/** Converts the parts of a block to Markdown. */
export interface MarkdownWriter {
  /** Converts a list of blocks, such as the content of a callout. */
  blocks(blocks: readonly RichBlock[]): MarkdownNode[]
  /** Converts inline Markdown in a field of a block, see `parseInlineMarkdown`. */
  inline(markdown: string): PhrasingContent[]
  /** Returns the address of a picture's file. Undefined if the picture is left out. */
  picture(block: LooseBlock): string | undefined
}

/** Definition of a block of article bodies. Text blocks have no definition. */
export interface BlockDefinition {
  /** Name in toolbar, menus and dialogs of the staff area. */
  readonly label: string
  /** Description in the slash menu. */
  readonly hint: string
  /** Search terms of the slash menu in addition to the label. */
  readonly words: string
  /** Names of the stored fields, except {@link content}. The editor drops all other fields when a block is inserted. */
  readonly fields: readonly string[]
  /** Name of a field that the API adds in responses and that is not stored. */
  readonly added?: string
  /** Field with text blocks, which the editor edits in place. */
  readonly content?: string
  /** Field with a list of objects that need unique keys. */
  readonly items?: string
  /** Field that must not be empty in a published article, and the advice shown if it is empty. */
  readonly required?: { readonly field: string; readonly advice: string }
  /** Visible texts, except those of {@link content}. Values that are not strings are ignored. */
  readonly texts: (block: LooseBlock) => readonly unknown[]
  /** Texts in inline Markdown, which may contain links. */
  readonly inline?: (block: LooseBlock) => readonly string[]
  readonly quoted: Quoted
  /** Returns a sentence about the limit that a block exceeds. `depth` is the number of enclosing blocks. */
  readonly problem?: (block: LooseBlock, depth: number) => string | undefined
  /** Returns the block as Markdown, from which {@link elements} restores the same block. Empty if the block has no visible content. */
  readonly markdown: (block: LooseBlock, writer: MarkdownWriter) => MarkdownNode[]
  /** Functions that read the block from HTML elements, by tag name. Imported Markdown is converted to HTML first. */
  readonly elements: Readonly<Record<string, ElementReader>>
}

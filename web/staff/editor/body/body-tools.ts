import { BODY_BLOCKS, type BodyBlock } from '#shared/content/body-blocks.ts'
import { OPENING_STYLES } from '#shared/content/entries/entry-fields.ts'

/** Styles and blocks that the tools of the editor offer. */
export interface BodyTools {
  readonly styles: readonly string[]
  readonly blocks: readonly BodyBlock[]
  /** Styles of headings of level 1 to 4 in typed Markdown. */
  readonly headings: readonly string[]
  /** Text of the empty editor. */
  readonly placeholder: string
}

/** Tools for the body of an article. */
export const articleTools: BodyTools = {
  styles: ['normal', 'h2', 'h3', 'h4', 'blockquote'],
  blocks: BODY_BLOCKS,
  // The title is the only level 1 heading of a page.
  headings: ['h2', 'h2', 'h3', 'h4'],
  placeholder: 'Write or paste here. Type / for blocks, ## for a heading, - for a list',
}

/** Tools for the text of a job opening: paragraphs, lists and small headings. */
export const openingTools: BodyTools = {
  styles: OPENING_STYLES,
  blocks: [],
  headings: ['h4', 'h4', 'h4', 'h4'],
  placeholder: 'Write or paste here. Type ## for a small heading, - for a list',
}

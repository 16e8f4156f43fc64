/** Rich text of posts and case studies as plain data: text blocks, and the other blocks of a body (`shared/content/body-blocks.ts`). */

/** Marks of a span that have no definition in `markDefs` of the block. */
export type Decorator = 'strong' | 'em' | 'code' | 'underline' | 'strike-through'

/**
 * Maximum sizes of a text block: depth of a list, and number of marks per span. The server rejects writes beyond these limits. Code that
 * reads a body ignores deeper levels and further marks.
 */
export const TEXT_LIMITS = { level: 10, marks: 20 } as const

export type TextStyle = 'normal' | 'h2' | 'h3' | 'h4' | 'blockquote'

export interface Span {
  readonly _type: 'span'
  readonly _key: string
  readonly text: string
  /** Decorators, and keys of definitions in `markDefs` of the block. */
  readonly marks: readonly string[]
}

export type MarkDefinition =
  | { readonly _type: 'link'; readonly _key: string; readonly href: string }
  | {
      readonly _type: 'internalLink'
      readonly _key: string
      readonly reference: { readonly _type: 'reference'; readonly _ref: string }
    }

export interface TextBlock {
  readonly _type: 'block'
  readonly _key: string
  readonly style: TextStyle
  readonly listItem?: 'bullet' | 'number'
  /** Depth of the list, from 1 to the `level` of {@link TEXT_LIMITS}. */
  readonly level?: number
  readonly markDefs: readonly MarkDefinition[]
  readonly children: readonly Span[]
}

/** Block of a body that is not a text block. */
export interface ObjectBlock {
  readonly _type: string
  readonly _key: string
  readonly [field: string]: unknown
}

export type RichBlock = TextBlock | ObjectBlock

export const isTextBlock = (block: RichBlock): block is TextBlock => block._type === 'block'

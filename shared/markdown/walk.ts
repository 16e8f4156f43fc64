import type { Element, Nodes } from 'hast'
import type { TextStyle } from '../text/portable-text.ts'
import type { Anchors } from './anchors.ts'
import type { BlockWriter, LinkTarget, Setting } from './block-writer.ts'

/** Context of an element handler. */
export interface Walk {
  readonly writer: BlockWriter
  readonly anchors: Anchors
  readonly nextKey: () => string
  /** Title of the page, if it is stored separately from the text. */
  readonly title: string | undefined
  /** Returns the style of a heading by its depth. Undefined: the style follows from the heading's level in the outline. */
  readonly headingStyle: ((depth: number) => TextStyle) | undefined
  readonly note: (text: string) => void
  /** Returns the target of a link. Undefined if the link is not allowed, which is then reported. */
  readonly link: (href: string) => LinkTarget | undefined
  readonly picture: (source: string) => Readonly<Record<string, unknown>> | undefined
  readonly node: (node: Nodes, setting: Setting) => void
  readonly nodes: (nodes: readonly Nodes[], setting: Setting) => void
  /** Creates a separate context for the content of a block such as a callout. */
  readonly nested: () => Walk
}

export type ElementHandler = (element: Element, setting: Setting, walk: Walk) => void

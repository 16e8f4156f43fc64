import type { Element, Nodes } from 'hast'
import type { TextStyle } from '../text/portable-text.ts'
import type { Anchors } from './anchors.ts'
import type { BlockWriter, LinkTarget, Setting } from './block-writer.ts'

/** Context of an element handler. */
export interface Walk {
  readonly writer: BlockWriter
  readonly anchors: Anchors
  readonly nextKey: () => string
  /** Title of the page, if it has one of its own. */
  readonly title: string | undefined
  /** Style of a heading by its depth, if it does not follow from the outline. */
  readonly headingStyle: ((depth: number) => TextStyle) | undefined
  readonly note: (text: string) => void
  /** Target of a link; undefined (and noted) if it is not allowed. */
  readonly link: (href: string) => LinkTarget | undefined
  readonly picture: (source: string) => Readonly<Record<string, unknown>> | undefined
  readonly node: (node: Nodes, setting: Setting) => void
  readonly nodes: (nodes: readonly Nodes[], setting: Setting) => void
  /** Separate walk for the content of a block (a callout). */
  readonly nested: () => Walk
}

export type ElementHandler = (element: Element, setting: Setting, walk: Walk) => void

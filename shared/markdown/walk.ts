import type { Element, Nodes } from 'hast'
import type { TextStyle } from '../text/portable-text.ts'
import type { Anchors } from './anchors.ts'
import type { BlockWriter, LinkTarget, Setting } from './block-writer.ts'

/** What a handler of an element works with. */
export interface Walk {
  readonly writer: BlockWriter
  readonly anchors: Anchors
  readonly nextKey: () => string
  /** The page's title, when it has one of its own. */
  readonly title: string | undefined
  /** The style of a heading by its depth, where it does not follow from the outline. */
  readonly headingStyle: ((depth: number) => TextStyle) | undefined
  readonly note: (text: string) => void
  /** The target of a link; undefined (and noted) when it cannot stand. */
  readonly link: (href: string) => LinkTarget | undefined
  readonly picture: (source: string) => Readonly<Record<string, unknown>> | undefined
  readonly node: (node: Nodes, setting: Setting) => void
  readonly nodes: (nodes: readonly Nodes[], setting: Setting) => void
  /** A walk of its own, for content that is held by a block (a callout). */
  readonly nested: () => Walk
}

export type ElementHandler = (element: Element, setting: Setting, walk: Walk) => void

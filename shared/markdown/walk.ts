import type { Element, Nodes } from 'hast'
import type { RichBlock, TextStyle } from '../text/rich-text.ts'
import type { BlockWriter, LinkTarget, Setting } from './block-writer.ts'

/**
 * Targets of links within a text. Portable Text supports only headings as targets, so every other target is replaced by the heading above
 * it.
 */
export interface Anchors {
  /** Registers a name from the markup (`id`, `name`, `{#name}`) for its section. Empty names are ignored. */
  mark(name: string): void
  /** Called for each heading, before its names are registered. */
  heading(): void
  /** Returns the blocks with their `#name` links pointing to headings. Links to unknown names are removed and reported through `note`. */
  settle(blocks: readonly RichBlock[], note: (text: string) => void): RichBlock[]
}

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

/** Handler that may decline an element. Returns true if it has written the element, and false if another handler must. */
export type ElementReader = (element: Element, setting: Setting, walk: Walk) => boolean

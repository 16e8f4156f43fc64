import type { Element, Nodes } from 'hast'
import type { RichBlock, TextStyle } from '../text/rich-text.ts'
import type { BlockWriter, LinkTarget, Setting } from './block-writer.ts'

/**
 * Targets of links within a text. In Portable Text only headings can be targets, so every other target is replaced by the heading above it.
 */
export interface Anchors {
  /** Registers a name from the markup (`id`, `name`, `{#name}`) for the current section. An empty name is ignored. */
  mark(name: string): void
  /** Starts a section. Called for each heading, before the names of the heading are registered. */
  heading(): void
  /**
   * Returns the blocks with their `#name` links changed to the anchors of headings. Links to unknown names are removed and reported by
   * `note`.
   */
  settle(blocks: readonly RichBlock[], note: (text: string) => void): RichBlock[]
}

/** Context that handlers of elements receive. */
export interface Walk {
  readonly writer: BlockWriter
  readonly anchors: Anchors
  readonly nextKey: () => string
  /** Title of the page. Undefined if it is not stored separately from the text. */
  readonly title: string | undefined
  /** Returns the style of a heading by its depth. Undefined if the style depends on the heading's level in the outline. */
  readonly headingStyle: ((depth: number) => TextStyle) | undefined
  readonly note: (text: string) => void
  /** Returns the target of a link. If the link is not allowed, reports this and returns undefined. */
  readonly link: (href: string) => LinkTarget | undefined
  readonly picture: (source: string) => Readonly<Record<string, unknown>> | undefined
  readonly node: (node: Nodes, setting: Setting) => void
  readonly nodes: (nodes: readonly Nodes[], setting: Setting) => void
  /** Creates a separate context for the content of a block such as a callout. */
  readonly nested: () => Walk
}

export type ElementHandler = (element: Element, setting: Setting, walk: Walk) => void

/** Handler that may leave an element to another handler. Returns true if it has written the element. */
export type ElementReader = (element: Element, setting: Setting, walk: Walk) => boolean

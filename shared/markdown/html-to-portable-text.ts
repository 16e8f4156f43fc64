import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { createKeys, type RichBlock, type TextStyle } from '../text/portable-text.ts'
import { createAnchors } from './anchors.ts'
import { createBlockWriter, type LinkTarget, type Setting } from './block-writer.ts'
import { BLOCK_HANDLERS } from './block-elements.ts'
import { DECORATOR_OF, INLINE_HANDLERS, TRANSPARENT_BLOCKS } from './inline-elements.ts'
import { attributeOf } from './hast.ts'
import { type ResolvedLink, resolvePlainLink } from './links.ts'
import type { Walk } from './walk.ts'

/** What the text refers to and only its surroundings can resolve. */
export interface ConversionOptions {
  /** The page's title: a first heading that repeats it is left out. */
  readonly title?: string
  /** Where a link leads; plain web addresses, site paths and anchors unless told. */
  readonly link?: (href: string) => ResolvedLink
  /** Attributes of the picture block for an address (`asset` or `_sanityAsset`); undefined when there is no such picture. */
  readonly picture?: (source: string) => Readonly<Record<string, unknown>> | undefined
  /** The style of a heading by its depth, 1 to 6; by its place in the outline unless told. */
  readonly headingStyle?: (depth: number) => TextStyle
  /** Gives each block and span its key; keys are the same on every run unless told. */
  readonly nextKey?: () => string
}

export interface Conversion {
  readonly body: readonly RichBlock[]
  /** What could not be carried over as it stood, one sentence each, for whoever imports it. */
  readonly notes: readonly string[]
}

const PLAIN: Setting = { style: 'normal', marks: [], link: undefined, item: undefined }

/** HTML as Portable Text, see {@link hastToPortableText}. */
export function htmlToPortableText(html: string, options: ConversionOptions = {}): Conversion {
  return hastToPortableText(fromHtml(html, { fragment: true }), options)
}

/**
 * A tree of HTML as Portable Text. Every word comes through; markup without a counterpart is turned into the nearest one
 * there is, and what is dropped (rules, scripts, attributes of code) is noted. The output holds no HTML.
 */
export function hastToPortableText(root: Root, options: ConversionOptions = {}): Conversion {
  const notes = new Map<string, number>()
  const note = (text: string) => notes.set(text, (notes.get(text) ?? 0) + 1)
  const nextKey = options.nextKey ?? createKeys()
  const anchors = createAnchors()
  const resolve = options.link ?? resolvePlainLink

  const link = (href: string): LinkTarget | undefined => {
    const target = resolve(href)
    if (!('refused' in target)) return target
    note(`${target.refused}: the text stays, the link is gone`)
    return undefined
  }

  const createWalk = (): Walk => {
    const writer = createBlockWriter(nextKey)
    const walk: Walk = {
      writer,
      note,
      nextKey,
      anchors,
      link,
      title: options.title,
      headingStyle: options.headingStyle,
      picture: options.picture ?? (() => undefined),
      nested: createWalk,
      node(node, setting) {
        if (node.type === 'text') writer.text(node.value, setting)
        else if (node.type === 'element') visit(node, setting)
        else if (node.type === 'root') walk.nodes(node.children, setting)
      },
      nodes(nodes: readonly Nodes[], setting: Setting) {
        for (const node of nodes) walk.node(node, setting)
      },
    }

    const visit = (element: Element, setting: Setting) => {
      // A heading marks its own names, once it counts as the section at hand.
      if (!/^h[1-6]$/.test(element.tagName)) {
        anchors.mark(attributeOf(element, 'id') || attributeOf(element, 'name'))
      }
      const handler = BLOCK_HANDLERS[element.tagName] ?? INLINE_HANDLERS[element.tagName]
      if (handler) {
        handler(element, setting, walk)
        return
      }
      const decorator = DECORATOR_OF[element.tagName]
      if (decorator) {
        walk.nodes(element.children, { ...setting, marks: [...setting.marks, decorator] })
        return
      }
      if (!TRANSPARENT_BLOCKS.has(element.tagName)) {
        walk.nodes(element.children, setting)
        return
      }
      writer.endParagraph()
      walk.nodes(element.children, setting)
      writer.endParagraph()
    }
    return walk
  }

  const walk = createWalk()
  walk.node(root, PLAIN)
  walk.writer.close()
  const body = anchors.settle(walk.writer.blocks, note)
  return {
    body,
    notes: [...notes].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`)),
  }
}

import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { bodyBlocks } from '../content/body-blocks.ts'
import { createKeys } from '../text/portable-text.ts'
import type { RichBlock, TextStyle } from '../text/rich-text.ts'
import { createAnchors } from './anchors.ts'
import { createBlockWriter, type LinkTarget, type Setting } from './block-writer.ts'
import { BLOCK_HANDLERS } from './block-elements.ts'
import { DECORATOR_OF, INLINE_HANDLERS, TRANSPARENT_BLOCKS } from './inline-elements.ts'
import { attributeOf } from './hast.ts'
import { type ResolvedLink, resolvePlainLink } from './links.ts'
import type { ElementReader, Walk } from './walk.ts'

/** Options of a conversion: functions that resolve links and pictures, styles of headings, and keys of blocks. */
export interface ConversionOptions {
  /** Title of the page. A first heading that repeats it is left out. */
  readonly title?: string
  /** Resolves a link. Default: web addresses, site paths and anchors. */
  readonly link?: (href: string) => ResolvedLink
  /** Attributes of the picture block for an address (`asset` or `_sanityAsset`). Undefined if the picture does not exist. */
  readonly picture?: (source: string) => Readonly<Record<string, unknown>> | undefined
  /** Style of a heading by its depth, 1 to 6. Default: a style by its level in the outline. */
  readonly headingStyle?: (depth: number) => TextStyle
  /** Returns a new key for each block and span. Default: the keys are the same in every run. */
  readonly nextKey?: () => string
}

export interface Conversion {
  readonly body: readonly RichBlock[]
  /** Sentences about content that could not be converted exactly, for the user who imports the text. */
  readonly notes: readonly string[]
}

const PLAIN: Setting = { style: 'normal', marks: [], link: undefined, item: undefined }

/** Functions that read the blocks of a body from HTML elements, by tag name. */
const READERS = new Map<string, ElementReader[]>()
for (const { elements } of Object.values(bodyBlocks)) {
  for (const [name, read] of Object.entries<ElementReader>(elements)) {
    READERS.set(name, [...(READERS.get(name) ?? []), read])
  }
}

/** Converts HTML to Portable Text, see {@link hastToPortableText}. */
export function htmlToPortableText(html: string, options: ConversionOptions = {}): Conversion {
  return hastToPortableText(fromHtml(html, { fragment: true }), options)
}

/**
 * Converts an HTML tree to Portable Text. All text is preserved. Markup without an equivalent becomes the closest existing one. `notes`
 * report the parts that were dropped: horizontal rules, scripts, and attributes of code. The output contains no HTML.
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
      // Registers the element as a target of links. Headings are left out, because their handler registers them itself after it has started
      // their section.
      if (!/^h[1-6]$/.test(element.tagName)) {
        anchors.mark(attributeOf(element, 'id') || attributeOf(element, 'name'))
      }
      if (READERS.get(element.tagName)?.some((read) => read(element, setting, walk))) return
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

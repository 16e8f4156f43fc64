import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { ByteSource } from './byte-source.ts'
import { assertFormed, Malformed } from './malformed.ts'
import type { Piece } from './pieces.ts'
import { ATTRIBUTES, ELEMENTS, IMAGES, TEXTS } from './svg-names.ts'
import { cleanReference, cleanStyles, cleanValue, embeddedImage } from './svg-values.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** Maximum size of a drawing, in bytes. The limit exists because a drawing is cleaned in memory. */
const MAX_BYTES = 4 * 1024 * 1024
const MAX_DEPTH = 200

/** An image embedded in the drawing. It is cleaned like any other image. */
interface Embedded {
  readonly bytes: Buffer
}

type Part = string | Embedded

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

function decode(bytes: Buffer): string {
  const isWide =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const named = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]{1,30})["']/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1]
  const label = isWide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : (named ?? 'utf-8')
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch (error) {
    throw new Malformed(`The drawing is no text: ${String(error)}`)
  }
}

/** Entities that a document type declares. Older drawing programs declare namespace URLs as entities. */
function entitiesOf(doctype: string): Record<string, string> {
  const found = doctype.matchAll(
    /<!ENTITY\s+([A-Za-z_][\w.-]{0,60})\s+(?:"([^"<&%]{0,300})"|'([^'<&%]{0,300})')\s*>/g,
  )
  return Object.fromEntries(
    [...found].slice(0, 50).map(([, name = '', a, b]) => [name, a ?? b ?? '']),
  )
}

const written = (name: string, value: string | undefined): Part[] =>
  value === undefined ? [] : [` ${name}="${escape(value)}"`]

/** Returns the `href` of an element if it is a local reference or an embedded image. */
function addressOf(element: string, value: string): Part[] {
  const bytes = IMAGES.has(element) ? embeddedImage(value) : undefined
  if (bytes !== undefined) return [' xlink:href="', { bytes }, '"']
  return element === 'a' ? [] : written('xlink:href', cleanReference(value))
}

function attributesOf({ local: element, attributes }: SaxesTagNS): Part[] {
  const parts: Part[] = []
  let address: Part[] = []
  for (const { uri, local: name, value } of Object.values(attributes)) {
    if (name === 'href' && (uri === '' || uri === XLINK)) {
      // `href` and `xlink:href` are equivalent, so only the first valid one is written.
      if (address.length === 0) address = addressOf(element, value)
    } else if (uri === XML && (name === 'space' || name === 'lang')) {
      parts.push(...written(`xml:${name}`, cleanValue(value)))
    } else if (uri === '' && ATTRIBUTES.has(name)) {
      parts.push(...written(name, name === 'style' ? cleanStyles(value) : cleanValue(value)))
    }
  }
  return [...address, ...parts]
}

/** True unless an element animates an attribute outside the allow-list. Such an animation could set an external URL. */
const mayMove = ({ local, attributes }: SaxesTagNS) =>
  !/^(?:set|animate|animateTransform)$/.test(local) ||
  ATTRIBUTES.has(attributes['attributeName']?.value ?? '')

/** Serialises the allowed elements and attributes of a drawing, and checks each value. */
function rewrite(text: string): Part[] {
  const parts: Part[] = []
  const parser = new SaxesParser({ xmlns: true, position: false })
  /** Names of the elements that have been written and are still open. */
  const open: string[] = []
  /** Nesting depth below a dropped element, which itself counts as 1. It is 0 outside of dropped elements. */
  let skipped = 0
  let styles = ''
  parser.on('error', (error) => {
    throw new Malformed(error.message)
  })
  parser.on('doctype', (doctype) => {
    Object.assign(parser.ENTITIES, entitiesOf(doctype))
  })
  parser.on('opentag', (tag) => {
    const isFirst = open.length === 0 && parts.length === 0
    if (isFirst) assertFormed(tag.uri === SVG && tag.local === 'svg', 'This is no drawing')
    assertFormed(open.length + skipped < MAX_DEPTH, 'The drawing is too deep')
    if (skipped > 0 || tag.uri !== SVG || !ELEMENTS.has(tag.local) || !mayMove(tag)) {
      skipped += 1
      return
    }
    open.push(tag.local)
    styles = ''
    const spaces = isFirst ? ` xmlns="${SVG}" xmlns:xlink="${XLINK}"` : ''
    parts.push(`<${tag.local}${spaces}`, ...attributesOf(tag), '>')
  })
  const onText = (content: string) => {
    const within = open.at(-1) ?? ''
    if (skipped > 0) return
    if (within === 'style') styles += content
    else if (TEXTS.has(within)) parts.push(escape(content))
  }
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1
      return
    }
    const name = open.pop() ?? ''
    if (name === 'style') parts.push(escape(cleanStyles(styles)))
    parts.push(`</${name}>`)
  })
  parser.write(text).close()
  return parts
}

const MIME: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** Cleans an embedded image in memory. Resolves to undefined if the image cannot be cleaned. */
export type CleanEmbedded = (
  bytes: Buffer,
) => Promise<{ readonly bytes: Buffer; readonly format: string } | undefined>

/**
 * Serialises the allowed elements and attributes of an SVG file. Scripts, handlers, foreign content, metadata, comments, document types,
 * entities and external URLs are left out; embedded images are cleaned.
 * @throws Malformed if the file is not well-formed SVG, or larger than 4 MB
 */
export async function cleanSvg(
  source: ByteSource,
  cleanEmbedded: CleanEmbedded,
): Promise<readonly Piece[]> {
  assertFormed(source.size <= MAX_BYTES, 'The drawing is too large')
  const parts = rewrite(decode(await source.read(0, source.size)))
  const texts: string[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      texts.push(part)
      continue
    }
    const clean = await cleanEmbedded(part.bytes)
    const mime = clean && MIME[clean.format]
    texts.push(mime === undefined ? '' : `data:${mime};base64,${clean?.bytes.toString('base64')}`)
  }
  return [Buffer.from(texts.join(''))]
}

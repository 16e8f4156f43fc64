import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { hasPlanted, plantedImage } from '#server/testing/planted-images.test-support.ts'
import { bufferSource } from './byte-source.ts'
import { cleanSvg } from './clean-svg.ts'
import { Malformed } from './malformed.ts'
import { bytesOf } from './pieces.ts'

async function clean(text: string): Promise<string> {
  const source = bufferSource(Buffer.from(text))
  const pieces = await cleanSvg(source, async (bytes) =>
    bytes.length > 0 ? { bytes: Buffer.from('clean'), format: 'jpg' } : undefined,
  )
  const parts: Buffer[] = []
  for await (const part of bytesOf(pieces, source)) parts.push(part)
  return Buffer.concat(parts).toString()
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (content: string, root = '') => `<svg ${NAMESPACES}${root}>${content}</svg>`

describe('the cleaning of an SVG drawing', () => {
  it.for([
    ['a script', '<script>alert(1)</script>'],
    ['a script from another address', '<script href="https://bad.example/x.js"/>'],
    [
      'a script with a namespace prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    ],
    ['an HTML script', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    [
      'foreign content',
      '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">bad</b></foreignObject>',
    ],
    ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://bad.example"/>'],
    ['an event handler', '<rect onclick="alert(1)" ONLOAD="alert(1)"/>'],
    ['an image from another address', '<image href="https://bad.example/x.png"/>'],
    ['an image from another address in xlink:href', '<image xlink:href="//bad.example/x.png"/>'],
    ['an image that is a document', '<image href="data:image/svg+xml,bad"/>'],
    ['a use of another file', '<use href="bad.svg#a"/>'],
    ['a link', '<a href="https://bad.example"><path d="M0 0"/></a>'],
    ['a link that runs a script', '<a xlink:href="javascript:bad()"/>'],
    ['an animation of an address', '<set attributeName="href" to="https://bad.example"/>'],
    [
      'an animation of an address with a namespace prefix',
      '<animate attributeName="xlink:href" values="bad"/>',
    ],
    ['an animation of an event handler', '<set attributeName="onload" to="bad"/>'],
    ['a fill from another address', '<rect fill="url(https://bad.example/#a)"/>'],
    ['a fill in quotes', `<rect fill='url("https://bad.example/#a")'/>`],
    ['a fill that does not end', '<rect fill="url(bad"/>'],
    ['a url() written with an escape', '<rect style="fill:\\75 rl(//bad.example)"/>'],
    ['a style with another address', '<rect style="background:url(//bad.example)"/>'],
    ['a CSS import', '<style>@import "https://bad.example/x.css"; rect{fill:red}</style>'],
    ['a CSS import in capitals', '<style>@IMPORT url(bad.css);</style>'],
    ['a CSS image-set', '<style>rect{fill:image-set("https://bad.example/x" 1x)}</style>'],
    ['a font', '<style>@font-face{src:url(https://bad.example/x.woff)}</style>'],
    ['a style in a comment', '<style>/* bad */rect{fill:red}</style>'],
    ['a comment', '<!-- bad -->'],
    ['metadata', '<metadata>bad</metadata>'],
    ['a processing instruction', '<?xml-stylesheet href="bad.css"?>'],
    [
      'private data of a drawing program',
      '<g xmlns:i="urn:bad" i:name="bad"><i:pgf>bad</i:pgf></g>',
    ],
    ['a data attribute', '<g data-name="bad"/>'],
    ['text outside of text elements', '<g>bad</g>'],
    ['a base URL', '<g xml:base="https://bad.example/"/>'],
  ])('removes %s', async ([, content = '']) => {
    expect(await clean(drawing(content))).not.toMatch(
      /bad|alert|script|foreign|import|on(?:click|load)/i,
    )
  })

  it('keeps the allowed elements and attributes', async () => {
    const shown = [
      '<title>A bridge</title>',
      '<style>rect{fill:url(#a)}</style>',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fc0"></stop></linearGradient></defs>',
      '<rect width="9" height="9" fill="url(#a)" style="stroke:#000;stroke-width:2"></rect>',
      '<use xlink:href="#a"></use>',
      '<text x="1" xml:space="preserve">Fish &#38; chips</text>',
      '<animate attributeName="opacity" values="0;1" dur="1s"></animate>',
    ].join('')
    const root = ' viewBox="0 0 9 9"'
    expect(await clean(drawing(shown, root))).toBe(drawing(shown, root))
  })

  it('keeps embedded images and cleans them', async () => {
    const data = `data:image/jpeg;base64,${Buffer.from('dirty').toString('base64')}`
    const made = await clean(drawing(`<image href="${data}" xlink:href="${data}" width="9"/>`))
    const expected = `data:image/jpeg;base64,${Buffer.from('clean').toString('base64')}`
    expect(made).toBe(drawing(`<image xlink:href="${expected}" width="9"></image>`))
  })

  it('replaces entities by their values, and removes the document type that declares them', async () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg"><!ENTITY c "#fc0">]><svg xmlns="&ns;"><rect fill="&c;"/></svg>`
    expect(await clean(text)).toBe(drawing('<rect fill="#fc0"></rect>'))
  })

  it.for([
    [
      'an entity that reads a file',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ],
    [
      'nested entities',
      '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    ],
    ['an element without its end', `<svg ${NAMESPACES}><g></svg>`],
    ['a root other than svg', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no SVG namespace', '<svg/>'],
    ['too many levels', drawing('<g>'.repeat(300) + '</g>'.repeat(300))],
    ['bytes that are not UTF-8', `<svg ${NAMESPACES}>\xff\xfe`],
  ])('rejects a drawing that contains %s', async ([, text = '']) => {
    const source = bufferSource(Buffer.from(text, 'latin1'))
    await expect(cleanSvg(source, async () => undefined)).rejects.toThrow(Malformed)
  })

  it('does not change the rendered drawing', async () => {
    const { planted } = await plantedImage('jpg')
    const image = `data:image/jpeg;base64,${Buffer.from(planted).toString('base64')}`
    const text = drawing(
      `<defs><radialGradient id="r"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient></defs>
      <style>.a{fill:url(#r)}</style><circle class="a" cx="20" cy="20" r="15"/><image href="${image}" x="40" width="20" height="15"/>`,
      ' width="80" height="40"',
    )
    const source = bufferSource(Buffer.from(text))
    const pieces = await cleanSvg(source, async (bytes) => {
      expect(hasPlanted(bytes)).toBe(true)
      return { bytes, format: 'jpg' }
    })
    const parts: Buffer[] = []
    for await (const part of bytesOf(pieces, source)) parts.push(part)
    const pixels = (svg: Buffer) => sharp(svg).raw().toBuffer()
    expect(await pixels(Buffer.concat(parts))).toEqual(await pixels(Buffer.from(text)))
  })
})

/** An address within the drawing, as `url()` names it. */
const LOCAL = /^\s*#[^\s"'()\\]*\s*$/
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi

/** Functions of CSS that fetch something and are not `url()`. */
const FETCHES = /(?:image-set|image|src|cross-fade|element|paint)\s*\(/i

/** Addresses that run something, or that are a document of their own. */
const SCHEMES = /(?:javascript|vbscript|data)\s*:/i

/** Replaces addresses outside of the drawing with `none`; undefined for a value that cannot be parsed. */
function localOnly(text: string): string | undefined {
  let foreign = 0
  const local = text.replace(ADDRESS, (whole, ...[double, single, bare]: string[]) => {
    if (LOCAL.test(double ?? single ?? bare ?? '')) return whole
    foreign += 1
    return 'none'
  })
  const named = local.match(/url\s*\(/gi)?.length ?? 0
  const understood = [...local.matchAll(ADDRESS)].length
  if (named !== understood || FETCHES.test(local)) return undefined
  return foreign === 0 ? text : local
}

/** CSS escapes can hide `url(` from the checks below. Drawings do not need them. */
const hasEscapes = (text: string) => text.includes('\\')

/** The value of an attribute that is no address, or undefined if it must not be sent. */
export function cleanValue(value: string): string | undefined {
  if (hasEscapes(value) || SCHEMES.test(value) || value.includes('@import')) return undefined
  return localOnly(value)
}

/** A style sheet without comments, without imports and without addresses outside of the drawing; empty if it cannot be read. */
export function cleanStyles(css: string): string {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/@(?:import|charset|namespace)[^;]*;?/gi, '')
  const isReadable = !hasEscapes(bare) && !bare.includes('/*') && !/@import/i.test(bare)
  return isReadable ? (localOnly(bare) ?? '') : ''
}

/** A place within the drawing that `href` leads to; undefined for anything else. */
export const cleanReference = (value: string): string | undefined =>
  LOCAL.test(value) ? value.trim() : undefined

const EMBEDDED =
  /^\s*data:image\/(png|jpeg|jpg|gif|webp|avif)\s*;\s*base64\s*,([A-Za-z0-9+/=\s]*)$/i

/** The bytes of an image that is written into an address; undefined for any other address. */
export function embeddedImage(value: string): Buffer | undefined {
  const text = EMBEDDED.exec(value)?.[2]
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}

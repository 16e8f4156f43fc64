/** Reference to an element of the same drawing, as in `url()`. */
const LOCAL = /^\s*#[^\s"'()\\]*\s*$/
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi

/** CSS functions other than `url()` that load external resources. */
const FETCHES = /(?:image-set|image|src|cross-fade|element|paint)\s*\(/i

/** URL schemes that run scripts or contain a document. */
const SCHEMES = /(?:javascript|vbscript|data)\s*:/i

/** Replaces URLs outside of the drawing by `none`. Undefined if the value cannot be parsed. */
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

/** True if CSS contains an escape. An escape could hide `url(` from the checks of this file, and drawings do not need escapes. */
const hasEscapes = (text: string) => text.includes('\\')

/** Cleans an attribute value that is not a URL. Undefined if the attribute must be dropped. */
export function cleanValue(value: string): string | undefined {
  if (hasEscapes(value) || SCHEMES.test(value) || value.includes('@import')) return undefined
  return localOnly(value)
}

/** Removes comments, imports and external URLs from a style sheet. Empty if the style sheet cannot be parsed. */
export function cleanStyles(css: string): string {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/@(?:import|charset|namespace)[^;]*;?/gi, '')
  const isReadable = !hasEscapes(bare) && !bare.includes('/*') && !/@import/i.test(bare)
  return isReadable ? (localOnly(bare) ?? '') : ''
}

/** Returns the value of an `href` that refers to the same drawing; undefined for any other URL. */
export const cleanReference = (value: string): string | undefined =>
  LOCAL.test(value) ? value.trim() : undefined

const EMBEDDED =
  /^\s*data:image\/(png|jpeg|jpg|gif|webp|avif)\s*;\s*base64\s*,([A-Za-z0-9+/=\s]*)$/i

/** Decodes the image in a data URL; undefined for any other URL. */
export function embeddedImage(value: string): Buffer | undefined {
  const text = EMBEDDED.exec(value)?.[2]
  return text === undefined ? undefined : Buffer.from(text, 'base64')
}

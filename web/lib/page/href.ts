/** A link that is safe to render. `external` links leave the site. */
export interface SafeLink {
  readonly href: string
  readonly external: boolean
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Returns `href` as a safe link, or undefined for invalid addresses and for schemes that could run code. */
export function safeLink(href: unknown): SafeLink | undefined {
  if (typeof href !== 'string') return undefined
  const text = href.trim()
  if (text === '') return undefined
  if (/^[/#?]/.test(text) && !/^[/\\]{2}|^\/\\/.test(text)) return { href: text, external: false }
  const url = URL.parse(text)
  if (url === null || !schemes.has(url.protocol)) return undefined
  return { href: text, external: url.protocol === 'http:' || url.protocol === 'https:' }
}

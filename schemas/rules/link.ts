/** True, or why a link's target cannot stand. Takes site paths (`/contact`), anchors, http(s), mailto and tel. */
export function checkHref(href: string | undefined): true | string {
  if (href === undefined || href === '') return 'Say where the link goes.'
  if (/^(?:#|\/(?![/\\]))/.test(href)) return true
  if (!URL.canParse(href))
    return 'Start with https://, mailto:, tel:, or / for a page of this site.'
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
    ? true
    : 'Only https, http, mailto and tel links are allowed.'
}

/** True, or why a redirect's paths cannot stand. */
export function checkRedirect(redirect: {
  readonly from?: unknown
  readonly to?: unknown
}): true | string {
  return redirect.from !== undefined && redirect.from === redirect.to
    ? 'A page cannot be redirected to itself.'
    : true
}

/** True, or why a path of this site cannot stand. */
export function checkSitePath(path: string | undefined): true | string {
  if (path === undefined) return true
  if (!path.startsWith('/') || path.startsWith('//'))
    return 'Start with one slash, as in /old-page.'
  return /[\s\\?#]/.test(path) ? 'A path has no spaces, backslashes, ? or #.' : true
}

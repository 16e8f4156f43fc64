import { fromProblem, pairProblem, toProblem } from '#shared/content/redirects.ts'

/** True, or why a link's target cannot stand. Takes site paths (`/contact`), anchors, http(s), mailto and tel. */
export function checkHref(href: string | undefined): true | string {
  if (href === undefined || href === '') return 'Enter the link address.'
  if (/^(?:#|\/(?![/\\]))/.test(href)) return true
  if (!URL.canParse(href))
    return 'Start with https://, mailto:, tel:, or / for a page of this site.'
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
    ? true
    : 'Only https, http, mailto and tel links are allowed.'
}

const asRule = (problem: string | undefined): true | string =>
  problem === undefined ? true : `${problem}.`

/** True, or why a redirect's paths cannot stand together. */
export const checkRedirect = (paths: { readonly from?: unknown; readonly to?: unknown }) =>
  typeof paths.from === 'string' && typeof paths.to === 'string'
    ? asRule(pairProblem(paths.from, paths.to))
    : true

/** True, or why a path cannot lead to another page. */
export const checkRedirectFrom = (path: string | undefined) =>
  path === undefined ? true : asRule(fromProblem(path))

/** True, or why a redirect cannot lead to a path. */
export const checkRedirectTo = (path: string | undefined) =>
  path === undefined ? true : asRule(toProblem(path))

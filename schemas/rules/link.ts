import { fromProblem, pairProblem, toProblem } from '#shared/content/redirects.ts'

/**
 * Returns true, or an error for the address of a link. Valid are paths of the site (`/contact`), anchors, and addresses with http(s),
 * mailto or tel.
 */
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

/** Returns true, or an error if a redirect cannot lead from its path `from` to its path `to`. */
export const checkRedirect = (paths: { readonly from?: unknown; readonly to?: unknown }) =>
  typeof paths.from === 'string' && typeof paths.to === 'string'
    ? asRule(pairProblem(paths.from, paths.to))
    : true

/** Returns true, or an error for a path that cannot be redirected to another page. */
export const checkRedirectFrom = (path: string | undefined) =>
  path === undefined ? true : asRule(fromProblem(path))

/** Returns true, or an error for a path to which a redirect cannot lead. */
export const checkRedirectTo = (path: string | undefined) =>
  path === undefined ? true : asRule(toProblem(path))

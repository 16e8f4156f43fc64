import { fromProblem, pairProblem, toProblem } from '#shared/content/redirects.ts'

/** True, or an error for a link's target. Accepts site paths (`/contact`), anchors, http(s), mailto and tel. */
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

/** True, or an error for the combination of a redirect's paths. */
export const checkRedirect = (paths: { readonly from?: unknown; readonly to?: unknown }) =>
  typeof paths.from === 'string' && typeof paths.to === 'string'
    ? asRule(pairProblem(paths.from, paths.to))
    : true

/** True, or an error for a path that cannot redirect to another page. */
export const checkRedirectFrom = (path: string | undefined) =>
  path === undefined ? true : asRule(fromProblem(path))

/** True, or an error for a path that cannot be the target of a redirect. */
export const checkRedirectTo = (path: string | undefined) =>
  path === undefined ? true : asRule(toProblem(path))

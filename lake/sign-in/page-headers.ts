import { PERMISSIONS_POLICY } from '../common/permissions-policy.ts'

/**
 * Headers of the sign-in page: no scripts, no frames, no cache. Strict-Transport-Security is left out, because it would apply to every
 * other server of the host name, which may be localhost.
 * @param studio Studio to which the server redirects after the form was sent. Chromium applies `form-action` to this redirect too
 */
export function pageHeaders(studio: URL | undefined): Headers {
  const targets = studio === undefined ? "'self'" : `'self' ${studio.origin}`
  return new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `form-action ${targets}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
}

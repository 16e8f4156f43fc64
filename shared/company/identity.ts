/**
 * Facts about the company that any page may show. `site.ts` includes them. They are in a separate object, because a bundle contains a
 * complete object as soon as a page uses one of its fields.
 */
export const identity = {
  product: 'Certavia',
  assistant: 'Cera',
  motto: 'Certavia checked at its source',
  /** IANA time zone of the company. The site's owner sets it. */
  timeZone: 'Europe/London',
} as const

/**
 * Company facts that any page may show. Separate from `site.ts`, which includes them, because a bundle contains an entire object as soon as
 * a page uses one of its fields.
 */
export const identity = {
  product: 'Certavia',
  assistant: 'Cera',
  motto: 'Certavia checked at its source',
  /** IANA time zone of the company; set by the owner. */
  timeZone: 'Europe/London',
} as const

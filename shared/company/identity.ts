/**
 * The facts about the company that any page may print: an object travels whole with each page that uses a part of it, so the other
 * facts stand in `site.ts`, which has these too.
 */
export const identity = {
  product: 'Certavia',
  assistant: 'Cera',
  motto: 'Certavia checked at its source',
  /** Zone in which the company works, as IANA names it: the owner's to set. */
  timeZone: 'Europe/London',
} as const

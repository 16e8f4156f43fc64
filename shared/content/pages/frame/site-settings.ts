import * as z from 'zod/mini'
import { text } from '../copy-parts.ts'
import { FRAME_COUNTS } from './frame-limits.ts'

/** Address of a profile on another site. */
export const PROFILE = /^https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?$/u

/** International phone number with spaces, such as +44 20 7946 0000. */
export const PHONE = /^\+\d[\d ]{6,18}\d$/u

/** Facts about the company that are on all pages or on the contact page. */
export const siteSettings = z.object({
  slug: z.literal('site'),
  /** Sentence in the footer. */
  promise: text,
  /** Description of the site for search engines and shared links. Pages with their own description do not use it. */
  description: text,
  email: z.email(),
  phone: z.optional(z.string().check(z.regex(PHONE))),
  /** Postal address on one line. */
  address: z.optional(text),
  /** Addresses of the company's profiles on other sites. */
  socials: z.optional(
    z
      .array(z.object({ name: text, url: z.string().check(z.regex(PROFILE)) }))
      .check(z.maxLength(FRAME_COUNTS.socials)),
  ),
})

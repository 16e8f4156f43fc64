/** Fields that several forms for visitors contain. */
import * as z from 'zod/mini'
import { singleLine } from './single-line.ts'

/** Maximum number of web addresses in a text. A form with more counts as suspected spam. */
export const MOST_LINKS = 3

/** Maximum length of an email address, in characters. */
const EMAIL_LIMIT = 254

const linkPattern = /(?:https?:\/\/|www\.)\S/giu

const atMost = (longest: number) => z.maxLength(longest, `Use at most ${longest} characters`)

/** Schema of a required single-line text. @param what follows the word "Enter" in the error message */
export const line = (what: string, longest: number) =>
  z.string(`Enter ${what}`).check(singleLine(), z.minLength(1, `Enter ${what}`), atMost(longest))

/** Schema of an optional single-line text. */
export const optionalLine = (longest: number) =>
  z._default(z.string('Use text').check(singleLine(), atMost(longest)), '')

const fewLinks = () =>
  z.refine<string>((text) => (text.match(linkPattern) ?? []).length <= MOST_LINKS, {
    error: `Use at most ${MOST_LINKS} links. We can ask for more when we answer`,
  })

/** Schema of a required multi-line text. @param what follows the word "Enter" in the error message */
export const longText = (what: string, longest: number) =>
  z
    .string(`Enter ${what}`)
    .check(z.trim(), z.minLength(1, `Enter ${what}`), atMost(longest), fewLinks())

/** Schema of an optional multi-line text. */
export const optionalText = (longest: number) =>
  z._default(z.string('Use text').check(z.trim(), atMost(longest), fewLinks()), '')

/** Schema of the sender's email address. @param example follows the word "like" in the error message */
export const emailField = (example: string) =>
  z
    .string('Enter your email address')
    .check(
      singleLine(),
      z.minLength(1, 'Enter your email address'),
      atMost(EMAIL_LIMIT),
      z.email(`Enter an email address like ${example}`),
    )

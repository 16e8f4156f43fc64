/** Schemas of the forms on /contact and /partners. The browser and the REST API validate with them. */
import * as z from 'zod/mini'
import { serviceSections, solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { partnershipTypes } from '#shared/pages/company/partnership-types.ts'
import { successAnswer } from '../envelope.ts'
import { emailField, line, longText, optionalLine } from './form-fields.ts'
import { spamCheckFields } from './spam-check.ts'

/** Subjects of an inquiry: `line:SLUG` for a line of work, the slug of a service, or something else. */
export const SUBJECTS = [
  ...solutionEntries.map(({ slug }) => `line:${slug}` as const),
  ...serviceSections.flatMap(({ entries }) => entries.map(({ slug }) => slug)),
  'other',
] as const

/** Ranges of the number of checks that the sender expects per year. */
export const VOLUMES = ['under-50', '50-500', '500-5000', 'over-5000', 'not-sure'] as const
export type Volume = (typeof VOLUMES)[number]

/** Channels through which the sender can ask to receive the reply. */
export const ANSWER_WAYS = ['email', 'phone', 'meeting'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]

/** Maximum lengths of texts, in characters. */
export const INQUIRY_LIMITS = {
  name: 120,
  company: 160,
  email: 254,
  phone: 40,
  countries: 300,
  message: 5_000,
} as const

const PHONE = /^[+\d][\d\s()./-]{4,}$/u

/** Body of `POST /api/contact/`. */
export const contactInput = z
  .object({
    name: line('your name', INQUIRY_LIMITS.name),
    email: emailField('name@company.com'),
    company: line('your company', INQUIRY_LIMITS.company),
    phone: optionalLine(INQUIRY_LIMITS.phone),
    about: z.enum(SUBJECTS, { error: 'Choose a subject' }),
    countries: optionalLine(INQUIRY_LIMITS.countries),
    volume: z._default(z.enum(VOLUMES, { error: 'Choose one of the ranges' }), 'not-sure'),
    message: longText('what you need', INQUIRY_LIMITS.message),
    answer_by: z._default(z.enum(ANSWER_WAYS, { error: 'Choose how we should answer' }), 'email'),
    ...spamCheckFields,
  })
  .check(
    z.refine(({ phone, answer_by }) => answer_by !== 'phone' || phone !== '', {
      error: 'Enter a phone number, or choose another way to be answered',
      path: ['phone'],
    }),
    z.refine(({ phone }) => phone === '' || PHONE.test(phone), {
      error: 'Enter a phone number with its country code, such as +44 20 7946 0000',
      path: ['phone'],
    }),
  )
export type ContactInput = z.infer<typeof contactInput>

/** Body of `POST /api/partnership/`. */
export const partnershipInput = z.object({
  company: line('your company’s name', INQUIRY_LIMITS.company),
  partnership_type: z.enum(partnershipTypes, { error: 'Choose a type of partnership' }),
  email: emailField('name@company.com'),
  goals: longText('what you want to reach together', INQUIRY_LIMITS.message),
  ...spamCheckFields,
})
export type PartnershipInput = z.infer<typeof partnershipInput>

/** Kinds of inquiry forms. */
export const FORM_KINDS = ['contact', 'partnership'] as const
export type FormKind = (typeof FORM_KINDS)[number]

/** Confirmation that the sender of a form receives. Times are ISO 8601, UTC. */
export const receipt = z.object({
  kind: z.enum(FORM_KINDS),
  /** Reference number of eight characters, for emails and phone calls. */
  number: z.string(),
  received_at: z.string(),
  /** Response deadline. Null for suspected spam, which staff check first. */
  answer_by: z.nullable(z.string()),
  /** Path of a page that shows this confirmation for one day. The path contains a signed key, so it cannot be guessed. */
  path: z.string(),
  /** True if the sender receives a copy by email. The copy does not contain the sender's own text. */
  copy_by_email: z.boolean(),
  /** Submitted data in the form in which it is stored. */
  sent: z.object({
    name: z.string(),
    company: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Subject: one of {@link SUBJECTS}, or a type of partnership. */
    about: z.string(),
    countries: z.string(),
    volume: z.string(),
    message: z.string(),
    answer_way: z.enum(ANSWER_WAYS),
  }),
})
export type Receipt = z.infer<typeof receipt>
export const receiptAnswer = successAnswer(receipt)

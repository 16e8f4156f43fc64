/**
 * The fields of job openings, authors and categories, each defined once, in the order of their forms. Contracts, forms and stored documents
 * derive from these tables. Documents of the lake have the same names in camel case.
 */
import { EMPLOYMENT } from '../employment.ts'
import type { EntryType } from './entry-types.ts'

interface Facts {
  /** Label of the field in the staff area. */
  readonly label: string
  readonly hint?: string
  /** Error message if the field is empty. In a job opening that is not public, only the title must not be empty. */
  readonly required?: string
}

/** Definition of a field. `max` is the maximum length, in characters. */
export type EntryField = Facts &
  (
    | { readonly kind: 'line' | 'text'; readonly max: number }
    | { readonly kind: 'choice'; readonly choices: Readonly<Record<string, string>> }
    | { readonly kind: 'slug' | 'moment' | 'picture' | 'body' }
  )

/** Fields of each type. */
export const entryFields = {
  opening: {
    title: { kind: 'line', label: 'Title', max: 200, required: 'Enter the job title' },
    body: { kind: 'body', label: 'Text', required: 'Write the text' },
    summary: {
      kind: 'text',
      label: 'Summary',
      max: 1_000,
      hint: 'One or two sentences, shown in the list of openings',
    },
    team: { kind: 'line', label: 'Team', max: 120 },
    place: {
      kind: 'line',
      label: 'Place',
      max: 200,
      hint: 'A town, or “Remote” with the allowed countries',
    },
    employment: { kind: 'choice', label: 'Kind of employment', choices: EMPLOYMENT },
    closes_at: {
      kind: 'moment',
      label: 'Closes at',
      hint: 'Optional. Visitors no longer see the opening from then on',
    },
    slug: { kind: 'slug', label: 'Slug', hint: 'The last part of its address' },
  },
  author: {
    name: {
      kind: 'line',
      label: 'Name',
      max: 80,
      hint: 'A person or a team, such as “Screening desk”',
      required: 'Enter a name',
    },
    role: { kind: 'line', label: 'Role', max: 120, hint: 'Optional' },
    bio: {
      kind: 'text',
      label: 'About',
      max: 2_000,
      hint: 'Two or three sentences, shown under each article',
    },
    picture: { kind: 'picture', label: 'Picture' },
  },
  category: {
    title: { kind: 'line', label: 'Title', max: 60, required: 'Enter a title' },
    slug: { kind: 'slug', label: 'Slug', hint: 'The last part of its address' },
    description: {
      kind: 'text',
      label: 'Description',
      max: 1_000,
      hint: 'One sentence about what readers find here',
    },
  },
} as const satisfies Record<EntryType, Readonly<Record<string, EntryField>>>

/** The fields of a type with their names. */
export const fieldsOfEntry = (type: EntryType): readonly (readonly [string, EntryField])[] =>
  Object.entries<EntryField>(entryFields[type])

/**
 * Styles of paragraphs in the text of a job opening. The only heading is `h4`, because the title of the opening is a heading within a
 * section of its page.
 */
export const OPENING_STYLES = ['normal', 'h4'] as const

const styles: ReadonlySet<unknown> = new Set(OPENING_STYLES)

/** Error message for the text of a job opening with blocks or styles that its page does not show, or undefined. */
export const openingTextProblem = (
  body: readonly Readonly<Record<string, unknown>>[],
): string | undefined =>
  body.every(({ _type, style = 'normal' }) => _type === 'block' && styles.has(style))
    ? undefined
    : 'Use only paragraphs, lists and small headings (H4). Remove everything else'

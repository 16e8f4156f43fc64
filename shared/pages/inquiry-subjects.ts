import { serviceSections, solutionEntries } from './catalogue/catalogue.ts'

/** What an inquiry can be about, by its value in the form and its name in words. */
export interface Subject {
  readonly value: string
  readonly label: string
}

/** The subjects of the contact form, as its list groups them. */
export const subjectGroups: readonly {
  readonly label: string
  readonly subjects: readonly Subject[]
}[] = [
  {
    label: 'A whole line of work',
    subjects: solutionEntries.map(({ slug, title }) => ({ value: `line:${slug}`, label: title })),
  },
  ...serviceSections.map(({ title, entries }) => ({
    label: title,
    subjects: entries.map((entry) => ({ value: entry.slug, label: entry.title })),
  })),
]

/** The subject of everything that the groups don't name. */
export const otherSubject: Subject = { value: 'other', label: 'Something else' }

const names = new Map(
  subjectGroups.flatMap(({ subjects }) => subjects.map(({ value, label }) => [value, label])),
)

/** A subject in words; a whole line of work says so, because one of its services may have the same name. */
export function subjectName(about: string): string {
  const name = names.get(about) ?? (about === otherSubject.value ? otherSubject.label : about)
  return about.startsWith('line:') ? `${name} (line of work)` : name
}

/** The subject that a link to the form has chosen with `?service=`: one of 27 values; undefined for any other. */
export const subjectAsked = (value: string | null): string | undefined =>
  value !== null && names.has(value) ? value : undefined

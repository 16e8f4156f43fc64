import { serviceSections, solutionEntries } from './catalogue/catalogue.ts'

/** Subject of an inquiry: its value in the form and its name. */
export interface Subject {
  readonly value: string
  readonly label: string
}

/** Subjects of the contact form, in the groups of its list. */
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

/** Subject for inquiries that fit none of the groups. */
export const otherSubject: Subject = { value: 'other', label: 'Something else' }

const names = new Map(
  subjectGroups.flatMap(({ subjects }) => subjects.map(({ value, label }) => [value, label])),
)

/** Name of a subject. A line of work has the suffix "(line of work)", because one of its services may have the same name. */
export function subjectName(about: string): string {
  const name = names.get(about) ?? (about === otherSubject.value ? otherSubject.label : about)
  return about.startsWith('line:') ? `${name} (line of work)` : name
}

/** Subject that a link to the form with `?service=` preselects. There are 27 such values; undefined for any other value. */
export const subjectAsked = (value: string | null): string | undefined =>
  value !== null && names.has(value) ? value : undefined

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

/** Subject for everything outside the groups. */
export const otherSubject: Subject = { value: 'other', label: 'Something else' }

const names = new Map(
  subjectGroups.flatMap(({ subjects }) => subjects.map(({ value, label }) => [value, label])),
)

/** Name of a subject. The name of a line of work states that it is a line of work, because one of its services may have the same name. */
export function subjectName(about: string): string {
  const name = names.get(about) ?? (about === otherSubject.value ? otherSubject.label : about)
  return about.startsWith('line:') ? `${name} (line of work)` : name
}

/** Subject preselected by a link to the form with `?service=`: one of 27 values; undefined for any other. */
export const subjectAsked = (value: string | null): string | undefined =>
  value !== null && names.has(value) ? value : undefined

import type { Family } from '#shared/engraving/families.ts'
import type { Subject } from '#shared/engraving/relief/subjects.ts'

/** Categories of the demonstration content. `family` determines the accent colour of a category on the site. */
export const CATEGORIES = [
  {
    id: 'seed-category-screening',
    slug: 'screening',
    title: 'Screening',
    family: 'screening',
    description: 'Criminal, education, employment, address and reference checks.',
  },
  {
    id: 'seed-category-due-diligence',
    slug: 'due-diligence',
    title: 'Due diligence',
    family: 'diligence',
    description: 'Companies, owners, sanctions and source of wealth.',
  },
  {
    id: 'seed-category-compliance-and-law',
    slug: 'compliance-and-law',
    title: 'Compliance and law',
    family: 'diligence',
    description: 'Screening law in the US, UK and EU.',
  },
  {
    id: 'seed-category-ai-and-data',
    slug: 'ai-and-data',
    title: 'AI and data',
    family: 'data',
    description: 'AI models, document processing and how to test them.',
  },
  {
    id: 'seed-category-technology',
    slug: 'technology',
    title: 'Technology',
    family: 'technology',
    description: 'Cloud, software, migration and integration.',
  },
  {
    id: 'seed-category-hiring-practice',
    slug: 'hiring-practice',
    title: 'Hiring practice',
    family: 'screening',
    description: 'How to order, explain and repeat checks.',
  },
] as const satisfies readonly { readonly family: Family; readonly [name: string]: string }[]

/** Fictitious authors of the demonstration content. `subject` is the object on an author's portrait. */
export const AUTHORS = [
  {
    id: 'seed-author-screening-desk',
    name: 'Screening desk',
    role: 'Background screening team',
    family: 'screening',
    subject: 'checklist',
    bio: 'We write about criminal, education, employment and identity checks. Found an error? Please tell us.',
  },
  {
    id: 'seed-author-ines-specimen',
    name: 'Due diligence desk',
    role: 'Due diligence team',
    family: 'diligence',
    subject: 'balance',
    bio: 'We write about companies, owners, sanctions and source of wealth. Found an error? Please tell us.',
  },
  {
    id: 'seed-author-ruth-exemplar',
    name: 'Compliance desk',
    role: 'Compliance team',
    family: 'diligence',
    subject: 'scroll',
    bio: 'We explain the rules on background checks in the US, UK and EU. General information, not legal advice.',
  },
  {
    id: 'seed-author-theo-facsimile',
    name: 'Data science desk',
    role: 'Data science team',
    family: 'data',
    subject: 'net',
    bio: 'We write about models, test sets and document processing. Found an error? Please tell us.',
  },
  {
    id: 'seed-author-jon-sample',
    name: 'Engineering desk',
    role: 'Engineering team',
    family: 'technology',
    subject: 'chip',
    bio: 'We write about cloud, migration and integration for sensitive records. Found an error? Please tell us.',
  },
] as const satisfies readonly {
  readonly family: Family
  readonly subject: Subject
  readonly [name: string]: string
}[]

export type CategoryId = (typeof CATEGORIES)[number]['id']
export type AuthorId = (typeof AUTHORS)[number]['id']

import type { Family } from '#shared/engraving/families.ts'

/** Categories of the demonstration content. The family is that of the accent in which the site shows them. */
export const CATEGORIES = [
  {
    id: 'seed-category-screening',
    slug: 'screening',
    title: 'Screening',
    family: 'screening',
    description: 'What can be asked about a person, of whom, and what the answer is worth.',
  },
  {
    id: 'seed-category-due-diligence',
    slug: 'due-diligence',
    title: 'Due diligence',
    family: 'diligence',
    description: 'Companies, owners and registers, read with their dates.',
  },
  {
    id: 'seed-category-compliance-and-law',
    slug: 'compliance-and-law',
    title: 'Compliance and law',
    family: 'diligence',
    description: 'Rules about checks, place by place: what they ask, and in which order.',
  },
  {
    id: 'seed-category-ai-and-data',
    slug: 'ai-and-data',
    title: 'AI and data',
    family: 'data',
    description: 'Models that can show where their answers come from.',
  },
  {
    id: 'seed-category-technology',
    slug: 'technology',
    title: 'Technology',
    family: 'technology',
    description: 'Systems that keep records as evidence.',
  },
  {
    id: 'seed-category-hiring-practice',
    slug: 'hiring-practice',
    title: 'Hiring practice',
    family: 'screening',
    description: 'How checks are ordered, explained and repeated by those who employ people.',
  },
] as const satisfies readonly { readonly family: Family; readonly [name: string]: string }[]

/** Authors of the demonstration content: none of them exists. */
export const AUTHORS = [
  {
    id: 'seed-author-screening-desk',
    name: 'The screening desk',
    role: 'Specimen byline, screening',
    family: 'screening',
    bio: 'A fictional desk of analysts who put questions to courts and registries and read what comes back. Corrections are printed below the article, with their date.',
  },
  {
    id: 'seed-author-ines-specimen',
    name: 'Ines Specimen',
    role: 'Specimen byline, due diligence',
    family: 'diligence',
    bio: 'A fictional analyst, as her name says. She reads registers, and writes down when she read them.',
  },
  {
    id: 'seed-author-ruth-exemplar',
    name: 'Ruth Exemplar',
    role: 'Specimen byline, compliance and law',
    family: 'diligence',
    bio: 'A fictional compliance officer. She describes rules in the order in which they have to be kept, and sends readers to their own counsel for the rest.',
  },
  {
    id: 'seed-author-theo-facsimile',
    name: 'Theo Facsimile',
    role: 'Specimen byline, AI and data',
    family: 'data',
    bio: 'A fictional data scientist who counts twice. He prefers a small set of cases that somebody has read to a large one that nobody has.',
  },
  {
    id: 'seed-author-jon-sample',
    name: 'Jon Sample',
    role: 'Specimen byline, technology',
    family: 'technology',
    bio: 'A fictional engineer, as his name says. He moves records from one system to another and keeps the log.',
  },
] as const satisfies readonly { readonly family: Family; readonly [name: string]: string }[]

export type CategoryId = (typeof CATEGORIES)[number]['id']
export type AuthorId = (typeof AUTHORS)[number]['id']

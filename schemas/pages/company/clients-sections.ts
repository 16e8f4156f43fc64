import { defineArrayMember, defineField } from 'sanity'
import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { lineField, listRules, proseField, sectionFields, textRules } from '../copy-fields.ts'
import { catalogueField, questionsSection } from '../shared-fields.ts'
import {
  closingLine,
  figureField,
  listOf,
  pageSections,
  pointsSection,
  sectionField,
} from '../sections.ts'

const kindsField = listOf({
  name: 'items',
  title: 'Kinds of clients',
  description: 'One row for each kind, without a client’s name. Drag to reorder.',
  item: ITEM_TYPES['clients.kinds.items'],
  noun: 'kinds of clients',
  limit: limits.kinds,
  fields: [
    lineField({ name: 'title', title: 'Title', description: 'The team that orders.' }),
    proseField({ name: 'who', title: 'Who they are', description: 'A phrase, no full stop.' }),
    proseField({ name: 'orders', title: 'What they order', description: 'A phrase.' }),
    proseField({ name: 'holds', title: 'What they receive', description: 'A phrase.' }),
    catalogueField({
      name: 'industries',
      title: 'Industry guides',
      description: 'Industries of such clients.',
      limit: limits.industries,
    }),
  ],
  preview: { title: 'title', subtitle: 'who' },
})

const discretionField = defineField({
  name: 'discretion',
  title: 'Note on discretion',
  type: 'array',
  group: 'figures',
  description: 'Why the page shows no names of clients.',
  of: [defineArrayMember({ type: 'text', rows: 3, validation: textRules({ title: 'Paragraph' }) })],
  validation: listRules(limits.paragraphs, 'paragraphs'),
})

/** Sections of the clients page. */
export const clientsSections = pageSections({
  slug: 'clients',
  title: 'Clients',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'figures', title: 'Figures', default: true },
    { name: 'kinds', title: 'Kinds' },
    { name: 'engagement', title: 'Engagements' },
    { name: 'terms', title: 'Commitments' },
    { name: 'questions', title: 'Questions' },
    { name: 'cases', title: 'Examples' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    figureField('figure', 'First figure', 'figures'),
    figureField('second', 'Second figure', 'figures'),
    discretionField,
    sectionField({
      name: 'kinds',
      title: 'Kinds of clients',
      description: 'The teams that order, in a ledger.',
      fields: [kindsField],
    }),
    pointsSection({
      name: 'engagement',
      title: 'Engagements',
      description: 'The stages of working together.',
      list: 'steps',
      limit: limits.steps,
    }),
    pointsSection({
      name: 'terms',
      title: 'Our commitments',
      description: 'What clients can rely on.',
      limit: limits.points,
    }),
    questionsSection(sectionFields, limits.questions),
    sectionField({
      name: 'cases',
      title: 'Examples',
      description: 'The newest worked examples follow this text.',
      fields: [
        lineField({
          name: 'link',
          title: 'Link text',
          description: 'The link to all worked examples.',
        }),
      ],
    }),
    closingLine(limits.closing),
  ],
})

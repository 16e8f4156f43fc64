import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { partnershipTypes } from '#shared/pages/company/partnership-types.ts'
import { factsList, lineField, proseField } from '../copy-fields.ts'
import {
  choiceField,
  closingLine,
  listOf,
  pageSections,
  pointsSection,
  sectionField,
} from '../sections.ts'

const doorsField = listOf({
  name: 'doors',
  title: 'Entries',
  description: 'The two entries at the top of the page.',
  group: 'doors',
  item: ITEM_TYPES['partners.doors'],
  noun: 'entries',
  limit: limits.doors,
  fields: [
    choiceField({
      name: 'to',
      title: 'Target',
      description: 'Where the entry leads.',
      list: [
        { value: 'careers', title: 'Careers page' },
        { value: 'partnership', title: 'Partnerships on this page' },
      ],
    }),
    lineField({ name: 'title', title: 'Title', description: 'Two to four words.' }),
    proseField({ name: 'text', title: 'Text', description: 'One sentence.' }),
    lineField({ name: 'action', title: 'Link text', description: 'A verb and its object.' }),
  ],
  preview: { title: 'title', subtitle: 'text' },
})

const kindsField = listOf({
  name: 'items',
  title: 'Kinds of partnership',
  description: 'One row for each kind. The form offers the same kinds.',
  item: ITEM_TYPES['partners.kinds.items'],
  noun: 'kinds of partnership',
  limit: { min: partnershipTypes.length, max: partnershipTypes.length },
  fields: [
    choiceField({
      name: 'type',
      title: 'Kind',
      description: 'The name of the kind, as in the form.',
      list: partnershipTypes.map((type) => ({ value: type, title: type })),
    }),
    proseField({ name: 'who', title: 'Who they are', description: 'A phrase, no full stop.' }),
    proseField({ name: 'brings', title: 'You bring', description: 'A phrase.' }),
    proseField({ name: 'receives', title: 'You receive', description: 'A phrase.' }),
  ],
  preview: { title: 'type', subtitle: 'who' },
})

/** Sections of the career and partner page. The labels of its form are in code, not editable. */
export const partnersSections = pageSections({
  slug: 'partners',
  title: 'Career & Partner',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'doors', title: 'Entries', default: true },
    { name: 'kinds', title: 'Partnerships' },
    { name: 'terms', title: 'Terms' },
    { name: 'proposal', title: 'Proposal' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    doorsField,
    sectionField({
      name: 'kinds',
      title: 'Partnerships',
      description: 'The kinds of partnership, in a ledger.',
      fields: [kindsField],
    }),
    pointsSection({
      name: 'terms',
      title: 'Terms',
      description: 'Terms for all partners.',
      limit: limits.points,
    }),
    sectionField({
      name: 'proposal',
      title: 'Proposal',
      description: 'The text beside the form.',
      fields: [factsList({ description: 'Short facts beside the form.', limit: limits.facts })],
    }),
    closingLine(limits.closing),
  ],
})

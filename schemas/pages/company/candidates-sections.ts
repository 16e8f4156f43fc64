import { defineField } from 'sanity'
import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { lineField, proseField, sectionFields } from '../copy-fields.ts'
import { tableField } from '../table-field.ts'
import { questionsSection } from '../shared-fields.ts'
import {
  choiceField,
  closingLine,
  listOf,
  pageSections,
  paragraphsField,
  pointsSection,
  sectionField,
} from '../sections.ts'

const actionsField = listOf({
  name: 'actions',
  title: 'Actions',
  description: 'One row for each form for candidates.',
  group: 'actions',
  item: ITEM_TYPES['candidates.actions'],
  noun: 'actions',
  limit: limits.actions,
  fields: [
    choiceField({
      name: 'kind',
      title: 'Form',
      description: 'The form that the action opens.',
      list: [
        { value: 'report', title: 'See my report' },
        { value: 'correction', title: 'Correct an error' },
        { value: 'complaint', title: 'Complain' },
      ],
    }),
    lineField({ name: 'title', title: 'Title', description: 'A verb and its object.' }),
    proseField({ name: 'text', title: 'Text', description: 'What the form does.' }),
    lineField({ name: 'note', title: 'Note', description: 'The period, or what we need.' }),
  ],
  preview: { title: 'title', subtitle: 'text' },
})

const sentField = defineField({
  name: 'sent',
  title: 'Link to the status',
  type: 'object',
  group: 'actions',
  description: 'The line below the actions.',
  fields: [
    lineField({ name: 'question', title: 'Question', description: 'A few words.' }),
    lineField({ name: 'link', title: 'Link text', description: 'A verb and its object.' }),
  ],
})

/** Sections of the page for candidates. */
export const candidatesSections = pageSections({
  slug: 'candidates',
  title: 'Help for candidates',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'actions', title: 'Actions', default: true },
    { name: 'steps', title: 'Steps' },
    { name: 'report', title: 'Report' },
    { name: 'dispute', title: 'Dispute' },
    { name: 'reasons', title: 'Reasons' },
    { name: 'rights', title: 'Rights' },
    { name: 'questions', title: 'Questions' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    actionsField,
    sentField,
    pointsSection({
      name: 'steps',
      title: 'What happens',
      description: 'The steps of a check, as the candidate sees them.',
      list: 'steps',
      limit: limits.steps,
    }),
    sectionField({
      name: 'report',
      title: 'Your report',
      description: 'How candidates see their report.',
      fields: [paragraphsField(limits.paragraphs)],
    }),
    sectionField({
      name: 'dispute',
      title: 'Correct it',
      description: 'How candidates dispute a result.',
      fields: [paragraphsField(limits.paragraphs)],
    }),
    pointsSection({
      name: 'reasons',
      title: 'Why you',
      description: 'Why an employer asks for a check.',
      limit: limits.points,
    }),
    sectionField({
      name: 'rights',
      title: 'Your rights',
      description: 'Rights and authorities by country.',
      fields: [tableField({ columns: limits.columns, rows: limits.rows, cell: limits.cell })],
    }),
    questionsSection(sectionFields, limits.questions),
    closingLine(limits.closing),
  ],
})

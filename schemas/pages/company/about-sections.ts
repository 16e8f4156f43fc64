import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { factsList, lineField, proseField } from '../copy-fields.ts'
import { tableField } from '../table-field.ts'
import {
  closingLine,
  figureFields,
  linkedField,
  linesOfWork,
  listOf,
  pageSections,
  paragraphsField,
  pointsSection,
  sectionField,
} from '../sections.ts'

const linesField = linesOfWork({
  name: 'items',
  item: ITEM_TYPES['about.lines.items'],
  limit: limits.lines,
  fields: [
    lineField({ name: 'title', title: 'Title', description: 'The name of the line of work.' }),
    proseField({ name: 'asked', title: 'What we check', description: 'One sentence.' }),
    proseField({ name: 'kept', title: 'What you receive', description: 'One sentence.' }),
  ],
  preview: { title: 'title', subtitle: 'asked' },
})

/** Sections of the about page. */
export const aboutSections = pageSections({
  slug: 'about',
  title: 'About',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'figures', title: 'Figures', default: true },
    { name: 'history', title: 'History' },
    { name: 'lines', title: 'Services' },
    { name: 'organised', title: 'Organisation' },
    { name: 'refused', title: 'Declined' },
    { name: 'reach', title: 'Reach' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    listOf({
      name: 'figures',
      title: 'Figures',
      description: 'Three figures on the banknote. The first one is the largest.',
      group: 'figures',
      item: ITEM_TYPES['about.figures'],
      noun: 'figures',
      limit: limits.figures,
      fields: figureFields,
      preview: { title: 'figure', subtitle: 'title' },
    }),
    sectionField({
      name: 'history',
      title: 'History',
      description: 'Why and when the company was founded.',
      fields: [paragraphsField(limits.paragraphs)],
    }),
    sectionField({
      name: 'lines',
      title: 'Services',
      description: 'The lines of work, each with a link to its page.',
      fields: [linesField],
    }),
    sectionField({
      name: 'organised',
      title: 'Organisation',
      description: 'The teams that an order passes.',
      fields: [tableField({ columns: limits.columns, rows: limits.rows, cell: limits.cell })],
    }),
    pointsSection({
      name: 'refused',
      title: 'What we decline',
      description: 'Orders that the company does not accept.',
      limit: limits.points,
    }),
    sectionField({
      name: 'reach',
      title: 'Hours and reach',
      description: 'Hours, coverage and controls.',
      fields: [
        factsList({ description: 'Short facts beside the text.', limit: limits.facts }),
        linkedField({ name: 'text', title: 'Text', description: 'Two or three sentences.' }),
      ],
    }),
    closingLine(limits.closing),
  ],
})

import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { proseField } from '../copy-fields.ts'
import { pricesField } from './prices-field.ts'
import { closingLine, pageSections, pointsSection, sectionField } from '../sections.ts'

const noteField = proseField({
  name: 'note',
  title: 'Note',
  description: 'One or two sentences below the table.',
})

/** Sections of the page with all services. Its tables are generated from the service catalogue and the planning ranges. */
export const servicesSections = pageSections({
  slug: 'services',
  title: 'Services',
  description: 'The texts around the tables, and the prices. Other rows come with the software.',
  groups: [
    { name: 'note', title: 'Note', default: true },
    { name: 'reading', title: 'How to read it' },
    { name: 'turnaround', title: 'Turnaround' },
    { name: 'prices', title: 'Prices' },
    { name: 'coverage', title: 'Coverage' },
    { name: 'price', title: 'Price drivers' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    proseField({
      name: 'note',
      title: 'Note on times',
      description: 'One or two sentences below the table of all services.',
      group: 'note',
    }),
    pointsSection({
      name: 'reading',
      title: 'How to read it',
      description: 'What the columns of the table mean.',
      limit: limits.points,
    }),
    sectionField({
      name: 'turnaround',
      title: 'Turnaround',
      description: 'The text around the table of planning ranges.',
      fields: [noteField],
    }),
    pricesField,
    sectionField({
      name: 'coverage',
      title: 'Coverage',
      description: 'The text around the table of regions.',
      fields: [noteField],
    }),
    pointsSection({
      name: 'price',
      title: 'Price drivers',
      description: 'What decides the price of a check.',
      limit: limits.points,
    }),
    closingLine(limits.closing),
  ],
})

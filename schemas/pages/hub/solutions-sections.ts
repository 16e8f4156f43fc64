import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { choices } from '../choices.ts'
import { lineField, proseField } from '../copy-fields.ts'
import {
  choiceField,
  closingLine,
  listOf,
  pageSections,
  pointsSection,
  sectionField,
} from '../sections.ts'

/** Sections of the page with the solutions. */
export const solutionsSections = pageSections({
  slug: 'solutions',
  title: 'Solutions',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'series', title: 'Head', default: true },
    { name: 'notes', title: 'Solutions' },
    { name: 'combining', title: 'Combining' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    sectionField({
      name: 'series',
      title: 'Head of the list',
      description: 'The text above the solutions.',
    }),
    listOf({
      name: 'notes',
      title: 'Solutions',
      description: 'One row for each solution. Drag to reorder.',
      group: 'notes',
      item: ITEM_TYPES['solutions.notes'],
      noun: 'solutions',
      limit: limits.lines,
      fields: [
        choiceField({
          name: 'slug',
          title: 'Page',
          description: 'The solution page that the row leads to.',
          list: choices(solutionEntries),
        }),
        lineField({ name: 'heading', title: 'Heading', description: 'The name of the solution.' }),
        proseField({
          name: 'text',
          title: 'Text',
          description: 'What we do, in a sentence or two.',
        }),
        proseField({
          name: 'yields',
          title: 'Result',
          description: '“You get …” in one sentence.',
        }),
      ],
      preview: { title: 'heading', subtitle: 'text' },
    }),
    pointsSection({
      name: 'combining',
      title: 'Combining',
      description: 'Why customers order services together.',
      limit: limits.points,
    }),
    closingLine(limits.closing),
  ],
})

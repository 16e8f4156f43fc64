import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { solutionEntries } from '#shared/pages/catalogue/catalogue.ts'
import { choices } from '../choices.ts'
import { lineField, proseField } from '../copy-fields.ts'
import { choiceField, closingLine, listOf, pageSections, sectionField } from '../sections.ts'

/** Sections of the overview of all services. */
export const whatWeOfferSections = pageSections({
  slug: 'what-we-offer',
  title: 'What we offer',
  description: 'The sections of the page, from top to bottom.',
  groups: [
    { name: 'lines', title: 'Lines of work', default: true },
    { name: 'trades', title: 'By industry' },
    { name: 'closing', title: 'Closing' },
  ],
  fields: [
    listOf({
      name: 'lines',
      title: 'Lines of work',
      description: 'One section for each line of work. Drag to reorder.',
      group: 'lines',
      item: ITEM_TYPES['whatWeOffer.lines'],
      noun: 'lines of work',
      limit: limits.lines,
      fields: [
        choiceField({
          name: 'slug',
          title: 'Page',
          description: 'The solution page that the section leads to.',
          list: choices(solutionEntries),
        }),
        lineField({ name: 'label', title: 'Label', description: 'One word beside the heading.' }),
        lineField({ name: 'heading', title: 'Heading', description: 'The name of the line.' }),
        proseField({
          name: 'intro',
          title: 'Introduction',
          description: 'Two or three sentences.',
        }),
      ],
      preview: { title: 'heading', subtitle: 'intro' },
    }),
    sectionField({
      name: 'trades',
      title: 'By industry',
      description: 'The text above the list of industries.',
    }),
    closingLine(limits.closing),
  ],
})

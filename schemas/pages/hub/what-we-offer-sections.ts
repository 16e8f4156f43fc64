import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { lineField, proseField } from '../copy-fields.ts'
import { closingLine, linesOfWork, pageSections, sectionField } from '../sections.ts'

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
    linesOfWork({
      name: 'lines',
      part: 'section',
      group: 'lines',
      item: ITEM_TYPES['whatWeOffer.lines'],
      limit: limits.lines,
      fields: [
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

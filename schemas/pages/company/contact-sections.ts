import { defineField } from 'sanity'
import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { lineField, proseField } from '../copy-fields.ts'
import { hrefField, listOf, pageSections, pointsSection, sectionField } from '../sections.ts'

const meetingField = defineField({
  name: 'meeting',
  title: 'Meeting',
  type: 'object',
  group: 'meeting',
  description: 'The offer of a meeting beside the form.',
  fields: [
    lineField({ name: 'title', title: 'Title', description: 'One short question.' }),
    proseField({ name: 'text', title: 'Text', description: 'One or two sentences.' }),
  ],
})

/** Sections of the contact page. Its form, opening hours and addresses are not editable here. */
export const contactSections = pageSections({
  slug: 'contact',
  title: 'Contact',
  description: 'The texts beside and below the form. Its labels come with the software.',
  groups: [
    { name: 'meeting', title: 'Meeting', default: true },
    { name: 'after', title: 'Next steps' },
    { name: 'leave', title: 'Privacy' },
    { name: 'elsewhere', title: 'More' },
  ],
  fields: [
    meetingField,
    sectionField({
      name: 'after',
      title: 'Next steps',
      description: 'What happens after the form is sent.',
      fields: [
        listOf({
          name: 'steps',
          title: 'Steps',
          description: 'In the order of time. Drag to reorder.',
          item: ITEM_TYPES['contact.after.steps'],
          noun: 'steps',
          limit: limits.steps,
          fields: [
            lineField({ name: 'when', title: 'When', description: 'A moment or a period.' }),
            proseField({ name: 'text', title: 'Text', description: 'One or two sentences.' }),
          ],
          preview: { title: 'when', subtitle: 'text' },
        }),
      ],
    }),
    pointsSection({
      name: 'leave',
      title: 'Privacy',
      description: 'What visitors should leave out of a first message.',
      limit: limits.points,
    }),
    sectionField({
      name: 'elsewhere',
      title: 'More',
      description: 'Other pages that may help.',
      fields: [
        listOf({
          name: 'entries',
          title: 'Entries',
          description: 'Each leads to a page. Drag to reorder.',
          item: ITEM_TYPES['contact.elsewhere.entries'],
          noun: 'entries',
          limit: limits.entries,
          fields: [
            lineField({ name: 'title', title: 'Title', description: 'A few words.' }),
            hrefField,
            proseField({ name: 'text', title: 'Text', description: 'One sentence.' }),
          ],
          preview: { title: 'title', subtitle: 'text' },
        }),
      ],
    }),
  ],
})

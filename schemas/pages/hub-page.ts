import { ThListIcon } from '@sanity/icons/ThList'
import { defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { homeLimits as limits } from '#shared/content/pages/home-limits.ts'
import { lineField, proseField } from './copy-fields.ts'
import { industriesSections } from './hub/industries-sections.ts'
import { servicesSections } from './hub/services-sections.ts'
import { solutionsSections } from './hub/solutions-sections.ts'
import { whatWeOfferSections } from './hub/what-we-offer-sections.ts'
import { sectionedGroups } from './page-groups.ts'
import { pageMetaField } from './page-meta.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'

/** Document type: page that lists other pages. Its form shows only the sections of the page that it edits. */
export const hubPage = defineType({
  name: pageTypes.hub,
  title: 'Overview page',
  type: 'document',
  icon: ThListIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: sectionedGroups,
  fields: [
    lineField({
      name: 'label',
      title: 'Name',
      description: 'The name of the page, in small capitals above the headline.',
      group: 'head',
    }),
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'What the page lists, as its only main heading.',
      group: 'head',
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: 'How many there are and how to choose, in one or two sentences.',
      group: 'head',
      limit: limits.lede,
    }),
    servicesSections,
    solutionsSections,
    industriesSections,
    whatWeOfferSections,
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(ThListIcon),
})

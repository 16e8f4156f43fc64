import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { companyLimits as limits } from '#shared/content/pages/company-limits.ts'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { aboutSections } from './company/about-sections.ts'
import { candidatesSections } from './company/candidates-sections.ts'
import { careersSections } from './company/careers-sections.ts'
import { clientsSections } from './company/clients-sections.ts'
import { contactSections } from './company/contact-sections.ts'
import { partnersSections } from './company/partners-sections.ts'
import { trustSections } from './company/trust-sections.ts'
import { lineField, proseField } from './copy-fields.ts'
import { sectionedGroups } from './page-groups.ts'
import { pageMetaField } from './page-meta.ts'
import { pagePreview } from './page-preview.ts'
import { pagePublishingFields } from './page-publishing.ts'

/** Document type: company page. Its form shows only the sections of the page that it edits. */
export const companyPage = defineType({
  name: pageTypes.company,
  title: 'Company page',
  type: 'document',
  icon: UsersIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: sectionedGroups,
  fields: [
    lineField({
      name: 'heading',
      title: 'Headline',
      description: 'The subject of the page, as its only main heading.',
      group: 'head',
    }),
    proseField({
      name: 'lede',
      title: 'Introduction',
      description: 'What the reader finds here, in one or two sentences.',
      group: 'head',
      limit: limits.lede,
    }),
    aboutSections,
    clientsSections,
    careersSections,
    partnersSections,
    contactSections,
    candidatesSections,
    trustSections,
    ...pagePublishingFields,
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
  ],
  preview: pagePreview(UsersIcon),
})

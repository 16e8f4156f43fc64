import { CogIcon } from '@sanity/icons/Cog'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { pageTypes } from '#shared/content/content-types/page-kinds.ts'
import { FRAME_COUNTS, frameLimits as limits } from '#shared/content/pages/frame/frame-limits.ts'
import { PHONE, PROFILE } from '#shared/content/pages/frame/site-settings.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { lineField, proseField } from '../copy-fields.ts'
import { settingsGroups } from '../page-groups.ts'
import { pagePreview } from '../page-preview.ts'
import { pagePublishingFields } from '../page-publishing.ts'
import { unlessManager } from '../../rules/managed.ts'

/** Document type: facts about the company for all pages and for the contact page. */
export const siteSettings = defineType({
  name: pageTypes.settings,
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  __experimental_formPreviewTitle: false,
  readOnly: unlessManager,
  groups: settingsGroups,
  fields: [
    proseField({
      name: 'promise',
      title: 'Promise',
      description: 'One sentence in the footer of every page: coverage and time of reply.',
      group: 'company',
      limit: limits.promise,
    }),
    proseField({
      name: 'description',
      title: 'Description of the site',
      description: 'For search engines and shared links of pages without a description.',
      group: 'company',
      limit: limits.description,
    }),
    defineField({
      name: 'email',
      title: 'Email address',
      type: 'string',
      group: 'contact',
      description: 'For all pages, emails, the assistant and search engines, also for legal pages.',
      validation: (rule) => [
        rule.required().error('Enter the email address.'),
        rule.email().error('Enter an email address, such as hello@company.com.'),
      ],
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      group: 'contact',
      description: 'Optional. International form with spaces, such as +44 20 7946 0000.',
      validation: (rule) =>
        rule.regex(PHONE).error('Start with + and the country, and use digits and spaces.'),
    }),
    lineField({
      name: 'address',
      title: 'Postal address',
      description: 'Optional. On one line, with commas.',
      group: 'contact',
      limit: limits.address,
      isOptional: true,
    }),
    defineField({
      name: 'socials',
      title: 'Social profiles',
      type: 'array',
      group: 'contact',
      description: 'Links in the footer, which open in a new tab. Drag to reorder.',
      of: [
        defineArrayMember({
          name: ITEM_TYPES.socials,
          title: 'Profile',
          type: 'object',
          fields: [
            lineField({
              name: 'name',
              title: 'Name',
              description: 'The name of the network, such as LinkedIn.',
              limit: limits.link,
            }),
            defineField({
              name: 'url',
              title: 'Address',
              type: 'string',
              description: 'The address of the company’s profile, starting with https://.',
              validation: (rule) => [
                rule.required().error('Enter the address of the profile.'),
                rule.regex(PROFILE).error('Start with https:// and the name of the site.'),
              ],
            }),
          ],
          preview: { select: { title: 'name', subtitle: 'url' } },
        }),
      ],
      validation: (rule) =>
        rule
          .max(FRAME_COUNTS.socials)
          .error(`Remove profiles until there are ${FRAME_COUNTS.socials}.`),
    }),
    ...pagePublishingFields,
  ],
  preview: pagePreview(CogIcon),
})

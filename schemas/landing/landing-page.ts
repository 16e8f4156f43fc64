import { DocumentIcon } from '@sanity/icons/Document'
import { LinkIcon } from '@sanity/icons/Link'
import { SearchIcon } from '@sanity/icons/Search'
import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { structureProblem } from '#shared/content/landing/landing-checks.ts'
import { landingLimits as limits } from '#shared/content/landing/landing-limits.ts'
import { LANDING_BLOCKS, SECTION_REFERENCE } from '#shared/content/landing/landing-page.ts'
import { landingSlugProblem } from '#shared/content/landing/landing-slug.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { articleOrderings } from '../fields/orderings.ts'
import { publishingFields } from '../fields/publishing.ts'
import { slugField } from '../fields/slug.ts'
import { titleField } from '../fields/title.ts'
import { listRules } from '../pages/copy-fields.ts'
import { pageMetaField } from '../pages/page-meta.ts'
import { articlePreview } from '../preview.ts'

const ADDRESS = 'address'

const descriptions: Readonly<Record<string, string>> = {
  status: 'Choose draft, in review or scheduled. “Publish to site” and “Unpublish” set the rest.',
  publishAt: 'When a scheduled page is published automatically.',
  unpublishAt: 'Optional. The page is unpublished and archived at this time.',
  publishedAt: 'The date of the first publication. “Publish to site” sets it.',
}

const slug = slugField({
  source: 'title',
  group: ADDRESS,
  description:
    'The address of the page: one part, directly below the site’s address. Changing it leaves a redirect.',
  problemOf: landingSlugProblem,
})

/** Document type: landing page, which consists of blocks. */
export const landingPage = defineType({
  name: LANDING_TYPE,
  title: 'Landing page',
  type: 'document',
  icon: DocumentIcon,
  // Hides the title at the top of the form, because the title is already shown above the form and in the first field.
  __experimental_formPreviewTitle: false,
  groups: [
    { name: 'content', title: 'Blocks', icon: StackIcon, default: true },
    { name: ADDRESS, title: 'Address and schedule', icon: LinkIcon },
    { name: 'seo', title: 'Search and sharing', icon: SearchIcon },
  ],
  fields: [
    titleField({
      max: 90,
      warning: 'Shorten the name so that it fits the list.',
      description: 'The name in lists. Visitors read the headline of the hero instead.',
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'content',
      description: 'In the order of the page. Drag to reorder. A hero first, a closing last.',
      of: [...LANDING_BLOCKS, SECTION_REFERENCE].map((type) => defineArrayMember({ type })),
      validation: (rule) => [
        ...listRules(limits.blocks, 'blocks')(rule),
        rule.custom((blocks) => structureProblem(blocks) ?? true),
      ],
    }),
    slug,
    ...publishingFields.map((field) => ({
      ...field,
      group: ADDRESS,
      description: descriptions[field.name] ?? '',
    })),
    pageMetaField({
      title: limits.metaTitle,
      description: limits.metaDescription,
      keywords: limits.keywords,
    }),
    defineField({
      name: 'noindex',
      title: 'Hide from search engines',
      type: 'boolean',
      group: 'seo',
      description: 'For pages that only a campaign links to. They stay out of the sitemap too.',
      initialValue: false,
    }),
  ],
  orderings: articleOrderings,
  preview: articlePreview('Untitled landing page', DocumentIcon),
})

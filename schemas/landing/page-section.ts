import { ComponentIcon } from '@sanity/icons/Component'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { PAGE_SECTION_TYPE } from '#shared/content/document-types.ts'
import { SECTION_BLOCKS, SECTION_REFERENCE } from '#shared/content/landing/landing-page.ts'
import { titleField } from '../fields/title.ts'
import { listRules } from '../pages/copy-fields.ts'

/** Document type: blocks that several landing pages show. A change of them appears on all these pages. */
export const pageSection = defineType({
  name: PAGE_SECTION_TYPE,
  title: 'Reusable section',
  type: 'document',
  icon: ComponentIcon,
  __experimental_formPreviewTitle: false,
  fields: [
    defineField({
      ...titleField({
        max: 60,
        warning: 'Shorten the name so that it fits the list.',
        description: 'The name in lists. Visitors don’t see it.',
      }),
      group: [],
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      description:
        'Shown on every landing page that uses this section. Publishing changes them all.',
      of: SECTION_BLOCKS.map((type) => defineArrayMember({ type })),
      validation: listRules({ min: 1, max: 4 }, 'blocks'),
    }),
  ],
  preview: {
    select: { title: 'title', blocks: 'blocks' },
    prepare: ({ title, blocks }: { title?: string; blocks?: readonly unknown[] }) => ({
      title: title ?? 'Untitled section',
      subtitle: blocks?.length === 1 ? '1 block' : `${blocks?.length ?? 0} blocks`,
      media: ComponentIcon,
    }),
  },
})

/** Block type: reusable section on a landing page. */
export const landingSection = defineType({
  name: SECTION_REFERENCE,
  title: 'Reusable section',
  type: 'object',
  icon: ComponentIcon,
  description: 'Blocks that several landing pages share.',
  fields: [
    defineField({
      name: 'section',
      title: 'Section',
      type: 'reference',
      to: [{ type: PAGE_SECTION_TYPE }],
      description: 'Changes of the section appear on all pages that use it.',
      validation: (rule) => rule.required().error('Choose a section.'),
    }),
  ],
  preview: {
    select: { title: 'section.title' },
    prepare: ({ title }: { title?: string }) => ({
      title: title ?? 'No section',
      subtitle: 'Reusable section',
      media: ComponentIcon,
    }),
  },
})

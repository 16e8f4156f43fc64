import { defineArrayMember, defineField } from 'sanity'
import { FRAME_COUNTS, frameLimits as limits } from '#shared/content/pages/frame/frame-limits.ts'
import { records } from '#shared/content/guards.ts'
import { ITEM_TYPES } from '#shared/content/pages/page-document.ts'
import { counted } from '#shared/text/count.ts'
import { lineField } from '../copy-fields.ts'
import { linkRow } from './link-fields.ts'
import { countRules } from './list-rules.ts'

interface Section {
  readonly slug: string
  readonly title: string
}

/**
 * Field for a menu of the navigation bar. The service catalogue determines its sections; an editor chooses their order, titles and pages.
 */
export const menuField = (menu: {
  readonly name: 'offer' | 'industries'
  readonly title: string
  readonly description: string
  readonly sections: readonly Section[]
}) =>
  defineField({
    name: menu.name,
    title: menu.title,
    type: 'object',
    group: menu.name,
    description: menu.description,
    fields: [
      defineField({
        name: 'sections',
        title: 'Sections',
        type: 'array',
        description: 'Columns of the menu, from left to right. Drag to reorder.',
        of: [
          defineArrayMember({
            name: ITEM_TYPES[`${menu.name}.sections`],
            title: 'Section',
            type: 'object',
            fields: [
              defineField({
                name: 'section',
                title: 'Section of the catalogue',
                type: 'string',
                description: 'Sets the mark, the colour and the number of pages.',
                options: {
                  list: menu.sections.map(({ slug, title }) => ({ value: slug, title })),
                },
                validation: (rule) => rule.required().error('Choose a section.'),
              }),
              lineField({
                name: 'title',
                title: 'Title',
                description: 'The heading of the column, also in “View All”.',
                limit: limits.sectionTitle,
              }),
              defineField({
                name: 'items',
                title: 'Pages',
                type: 'array',
                description:
                  'Up to six. “View All” follows if the section has more pages than are listed.',
                of: [linkRow(ITEM_TYPES[`${menu.name}.sections.items`], limits.item)],
                validation: countRules(FRAME_COUNTS.items, 'pages'),
              }),
            ],
            preview: {
              select: { title: 'title', items: 'items' },
              prepare: ({ title, items }) => ({
                title: title ?? 'Untitled section',
                subtitle: counted(Array.isArray(items) ? items.length : 0, 'page'),
              }),
            },
          }),
        ],
        validation: (rule) => [
          ...countRules(menu.sections.length, 'sections')(rule),
          rule.custom((sections: unknown) => {
            const slugs = records(sections).flatMap(({ section }) => section ?? [])
            return new Set(slugs).size === slugs.length
              ? true
              : 'Remove the section that is listed twice.'
          }),
        ],
      }),
      lineField({
        name: 'all',
        title: 'Link to all',
        description: 'The last row of the menu on phones, such as “All services”.',
        limit: limits.link,
      }),
    ],
  })

import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { GRAPHIC_NAMES, GRAPHICS } from '#shared/content/blocks/comparison.ts'
import { checkGraphic, checkTable, type TableValue } from './rules/table.ts'

/** Block type: table of text. A cell can contain some inline Markdown: `code`, **bold**, *italic*, [text](address). */
export const table = defineType({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      type: 'string',
      description: 'Describe the table. Screen readers read this first.',
      validation: (rule) =>
        rule.required().warning('Add a caption for people who use screen readers.'),
    }),
    defineField({
      name: 'headerRow',
      title: 'The first row names the columns',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'graphic',
      title: 'Before-and-after graphic',
      type: 'string',
      description: 'Draws the numbers above the table. Needs three columns: name, before, after.',
      options: { list: GRAPHIC_NAMES.map((value) => ({ value, title: GRAPHICS[value] })) },
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
    }),
  ],
  validation: (rule) => [
    rule.custom((value: TableValue | undefined) => checkTable(value)),
    rule.custom((value: TableValue | undefined) => checkGraphic(value)),
  ],
  preview: {
    select: { caption: 'caption', rows: 'rows' },
    prepare: ({ caption, rows }) => {
      const list: readonly { readonly cells?: readonly unknown[] }[] = Array.isArray(rows)
        ? rows
        : []
      return {
        title: caption ?? 'Table',
        subtitle: `${list.length} rows, ${list[0]?.cells?.length ?? 0} columns`,
        media: ThListIcon,
      }
    },
  },
})

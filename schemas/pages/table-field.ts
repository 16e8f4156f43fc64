import { defineArrayMember, defineField } from 'sanity'
import type { Limit } from '#shared/content/pages/service-limits.ts'
import { serviceLimits } from '#shared/content/pages/service-limits.ts'
import { checkCellLengths, checkPageRows } from '../rules/page-text.ts'
import { listRules, proseField, textRules } from './copy-fields.ts'

/** Field for a table with named columns. The grid of its rows has one column for each name. */
export const tableField = (options: {
  readonly columns: Limit
  readonly rows: Limit
  /** Minimum and maximum length of a cell. Default: the limits of service pages. */
  readonly cell?: Limit
  /** True if the cells contain times. */
  readonly hasTimes?: boolean
}) =>
  defineField({
    name: 'table',
    title: 'Table',
    type: 'object',
    description: 'One row for each record or stage.',
    fields: [
      defineField({
        name: 'columns',
        title: 'Columns',
        type: 'array',
        of: [
          defineArrayMember({
            type: 'string',
            validation: textRules({ title: 'Name of the column' }),
          }),
        ],
        description: 'Names of the columns, from left to right.',
        validation: listRules(options.columns, 'columns'),
      }),
      defineField({
        name: 'rows',
        title: 'Rows',
        type: 'array',
        of: [defineArrayMember({ type: 'tableRow' })],
        description: options.hasTimes
          ? 'Write times as planning ranges, such as {reference}. Move rows with the arrows.'
          : 'The first cell names the row. Move rows with the arrows beside them.',
        validation: (rule) => [
          ...listRules(options.rows, 'rows')(rule),
          rule.custom((_, context) => checkPageRows(asTable(context.parent), context)),
          rule
            .custom((_, context) =>
              checkCellLengths(
                asTable(context.parent),
                (options.cell ?? serviceLimits.cell).max,
                context,
              ),
            )
            .warning(),
        ],
      }),
      proseField({
        name: 'note',
        title: 'Note',
        description: 'Optional. One sentence below the table.',
        isOptional: true,
      }),
    ],
  })

type Table = Parameters<typeof checkPageRows>[0]

// The parent of the rows is the value of the table field. All its attributes are optional.
const asTable = (value: unknown) => (value ?? {}) as Table

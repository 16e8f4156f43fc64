import { defineArrayMember, defineField } from 'sanity'
import { feeProblem, nameTwice, packageProblem } from '#shared/content/pages/hub/price-table.ts'
import { feeColumns, packageColumns } from '#shared/pages/hubs/price-columns.ts'
import { isRecord } from '#shared/content/guards.ts'
import type {} from '../../options.ts'
import { checkClaims, checkReferences } from '../../rules/page-text.ts'
import { lineField, proseField } from '../copy-fields.ts'
import { sectionField } from '../sections.ts'

type Problem = { readonly message: string; readonly path: [number] }

const cellsOf = (row: unknown): readonly string[] =>
  isRecord(row) && Array.isArray(row['cells'])
    ? row['cells'].map((cell: unknown) => (typeof cell === 'string' ? cell : ''))
    : []

/**
 * Field for a table with fixed columns.
 * @param options.problemOf returns the reason why the cells of a row cannot be published, or undefined
 */
const rowsField = (options: {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly columns: readonly string[]
  readonly problemOf: (cells: readonly string[]) => string | undefined
}) =>
  defineField({
    name: options.name,
    title: options.title,
    type: 'array',
    description: options.description,
    of: [defineArrayMember({ type: 'tableRow' })],
    options: { columns: options.columns },
    validation: (rule) => [
      rule.required().min(1).error('Add at least one row.'),
      rule.custom((value: readonly unknown[] | undefined, context) => {
        const rows = (value ?? []).map(cellsOf)
        const problems = rows.flatMap((cells, index): Problem[] => {
          const found =
            options.problemOf(cells) ??
            cells
              .flatMap((cell) => [checkReferences(cell, context), checkClaims(cell, context)])
              .find((problem) => problem !== true)
          return found === undefined
            ? []
            : [{ message: `Row ${index + 1}: ${found}`, path: [index] }]
        })
        const twice = nameTwice(rows)
        if (problems.length > 0) return problems
        return twice === undefined || `Rename “${twice}”. Two rows have this name.`
      }),
    ],
  })

/** Fields for the prices by package and region, and for fees that clients pay in addition. */
export const pricesField = sectionField({
  name: 'prices',
  title: 'Prices',
  description:
    'The price table. The assistant and the search read it too. Until the company confirms its prices, it is marked as an example.',
  fields: [
    rowsField({
      name: 'packages',
      title: 'Packages',
      description: 'One row for each package, with its price per candidate in each currency.',
      columns: packageColumns,
      problemOf: packageProblem,
    }),
    proseField({
      name: 'note',
      title: 'Note',
      description: 'The conditions of the prices, in one or two sentences below the packages.',
    }),
    lineField({
      name: 'feesTitle',
      title: 'Title of the fees',
      description: 'A few words above the table of fees.',
    }),
    rowsField({
      name: 'fees',
      title: 'Fees passed on',
      description: 'One row for each fee of a source, such as “$0 to $95”.',
      columns: feeColumns,
      problemOf: feeProblem,
    }),
  ],
})

/** Schema of the price table on the page with all services, and the rules of its amounts. */
import * as z from 'zod/mini'
import { feeColumns, packageColumns, priceRegions } from '#shared/pages/hubs/price-columns.ts'
import { arePricesShown } from '#shared/pages/hubs/price-source.ts'
import { sectionHead, text } from '../copy-parts.ts'

/** Pattern of a number: digits, commas between all thousands or none, and at most two decimals. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/u

const isAmount = (cell: string, sign: string): boolean => {
  const number = cell.slice(sign.length)
  return cell.startsWith(sign) && NUMBER.test(number) && /[1-9]/u.test(number)
}

/** Reason why the cells of a row do not describe a package with a price for each region, or undefined. */
export function packageProblem(cells: readonly string[]): string | undefined {
  if (cells.length !== packageColumns.length) return `Fill in ${packageColumns.length} cells.`
  const [name = '', contains = ''] = cells
  if (name.trim() === '') return 'Enter the name of the package.'
  if (contains.trim() === '') return 'Enter what the package contains.'
  const wrong = priceRegions.find(
    ({ sign }, index) =>
      !isAmount(cells[packageColumns.length - priceRegions.length + index] ?? '', sign),
  )
  return wrong === undefined
    ? undefined
    : `Enter the price for the ${wrong.name} as an amount above ${wrong.sign}0 with at most two decimals, such as ${wrong.sign}38 or ${wrong.sign}38.50.`
}

/** Reason why the cells of a row do not describe a fee, or undefined. */
export const feeProblem = (cells: readonly string[]): string | undefined =>
  cells.length === feeColumns.length && cells.every((cell) => cell.trim() !== '')
    ? undefined
    : `Fill in all ${feeColumns.length} cells.`

/** Name that two rows share, or undefined. Each row needs a different name, because visitors identify rows by their names. */
export function nameTwice(rows: readonly (readonly string[])[]): string | undefined {
  const names = rows.map(([name = '']) => name.trim())
  return names.find((name, index) => name !== '' && names.indexOf(name) !== index)
}

const rowsOf = (problemOf: (cells: readonly string[]) => string | undefined) =>
  z.array(z.array(z.string()).check(z.refine((cells) => problemOf(cells) === undefined))).check(
    z.minLength(1),
    z.refine((rows) => nameTwice(rows) === undefined),
  )

/** Prices by package and region, and fees of sources. Undefined if the site must not show example prices. */
export const priceTable = z.pipe(
  z.object({
    ...sectionHead,
    /** Rows with the cells of `packageColumns`. Prices are per candidate, without tax. */
    packages: rowsOf(packageProblem),
    /** Note below the table of packages. */
    note: text,
    feesTitle: text,
    /** Rows with the cells of `feeColumns`. */
    fees: rowsOf(feeProblem),
  }),
  z.transform((table) => (arePricesShown ? table : undefined)),
)

import { priceRegions } from '#shared/pages/hubs/price-columns.ts'
import { exampleLabel } from '#shared/pages/hubs/price-source.ts'
import type { PriceTable } from '#shared/pages/hubs/prices.ts'
import { toAnchor } from '#shared/text/anchor.ts'
import { type createPassageMaker, sentence, type Found } from '../copy-passages.ts'

/** Passages of the prices of packages and the fees of sources. */
export function pricePassages(
  make: ReturnType<typeof createPassageMaker>,
  { heading, label, packages, fees, note, intro = '' }: PriceTable,
): readonly Found[] {
  const part = { fragment: toAnchor(label), heading, label: `${label}. Price, cost, fee` }
  return [
    make({ ...part, text: [exampleLabel ?? '', intro, note].map(sentence).join(' ') }),
    ...packages.map(([name = '', contains = '', ...amounts]) => {
      const sums = priceRegions.map((region, index) => `${region.name}: ${amounts[index] ?? ''}.`)
      return make({ ...part, text: `${name}: ${contains}. ${sums.join(' ')}` })
    }),
    ...fees.map(([fee = '', setBy = '', amount = '', when = '']) =>
      make({ ...part, text: `${fee}. Set by: ${setBy}. Amount: ${amount}. When: ${when}.` }),
    ),
  ]
}

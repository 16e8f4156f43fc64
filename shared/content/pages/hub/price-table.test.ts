import { describe, expect, test } from 'vitest'
import { shippedPrices } from '#shared/pages/hubs/prices.ts'
import { feeProblem, nameTwice, packageProblem, priceTable } from './price-table.ts'

const row = (...prices: string[]) => ['Basic', 'Identity and one employer', ...prices]

describe('the check of rows of packages', () => {
  test.each([[['£38', '$44', '€46']], [['£1,238.50', '$0.5', '€46.99']]])(
    'accepts the prices %s',
    (prices) => {
      expect(packageProblem(row(...prices))).toBeUndefined()
    },
  )

  test.each([
    [['38', '$44', '€46'], 'UK'],
    [['£38', '€44', '€46'], 'US'],
    [['£38', '$44', '€0'], 'EU'],
    [['£38', '$44', '€0.00'], 'EU'],
    [['£38.501', '$44', '€46'], 'UK'],
    [['£-38', '$44', '€46'], 'UK'],
    [['£38', '', '€46'], 'US'],
    [['£12,38', '$44', '€46'], 'UK'],
  ])('rejects the prices %s', (prices, region) => {
    expect(packageProblem(row(...prices))).toMatch(
      new RegExp(`^Enter the price for the ${region} as an amount above .0 with at most two`, 'u'),
    )
  })

  test('rejects a package without a name, contents or a region', () => {
    expect(packageProblem(['', 'Identity', '£1', '$1', '€1'])).toBe(
      'Enter the name of the package.',
    )
    expect(packageProblem(['Basic', ' ', '£1', '$1', '€1'])).toBe(
      'Enter what the package contains.',
    )
    expect(packageProblem(row('£1', '$1'))).toBe('Fill in 5 cells.')
  })
})

test('fee rows need all cells, and all rows need different names', () => {
  expect(feeProblem(['DBS', 'DBS', '£49.50', ''])).toBe('Fill in all 4 cells.')
  expect(nameTwice([['Basic'], ['Basic ']])).toBe('Basic')
})

test('the parser of hub pages rejects a table with a wrong price, so that the lake does not publish it', () => {
  expect(priceTable.safeParse(shippedPrices).success).toBe(true)
  const packages = [row('£0', '$44', '€46')]
  expect(priceTable.safeParse({ ...shippedPrices, packages }).success).toBe(false)
})

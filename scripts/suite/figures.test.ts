import { expect, test } from 'vitest'
import { vitestFigures } from './figures.ts'

test('vitestFigures returns the lines that tests have recorded, in order', () => {
  const report = {
    testResults: [
      { assertionResults: [{ title: 'a' }, { meta: { figures: ['one', 'two'] } }] },
      { assertionResults: [{ meta: {} }, { meta: { figures: ['three'] } }] },
    ],
  }
  expect(vitestFigures(JSON.stringify(report))).toEqual(['one', 'two', 'three'])
})

import { expect, test } from 'vitest'
import { stampMarkup } from './stamp.ts'

const stamp = stampMarkup({
  id: 'stamp',
  top: 'Received',
  foot: 'Certavia intake desk',
  date: '24 Nov 2026',
  time: '14:32 UTC',
})

test('a stamp shows the time and the sender, in at most 5 KB', () => {
  expect(stamp.length).toBeLessThanOrEqual(5_000)
  for (const words of ['RECEIVED', 'CERTAVIA INTAKE DESK', '24 NOV 2026', '14:32 UTC']) {
    expect(stamp).toContain(`>${words}<`)
  }
})

test('a stamp has no style attribute, because the content security policy would refuse it', () => {
  expect(stamp).not.toContain('style=')
})

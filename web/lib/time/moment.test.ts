import { expect, test } from 'vitest'
import { momentIn } from './moment.ts'

test.for([
  ['Europe/Berlin', { day: 'Wednesday 25 November', year: '2026', time: '00:32' }],
  ['UTC', { day: 'Tuesday 24 November', year: '2026', time: '23:32' }],
  ['America/New_York', { day: 'Tuesday 24 November', year: '2026', time: '18:32' }],
] as const)('formats a moment in the zone %s', ([zone, said]) => {
  expect(momentIn('2026-11-24T23:32:10.000Z', zone)).toEqual(said)
})

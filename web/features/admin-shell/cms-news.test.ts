import { expect, test } from 'vitest'
import { newsBetween } from './cms-news.ts'

const state = (cms: 'up' | 'down', waiting = 0, conflicts = 0) => ({
  health: { cms, copy: 'current' as const },
  outbox: { waiting, conflicts },
})

test.each([
  ['nothing has happened', state('up'), state('up'), []],
  [
    'the CMS went away',
    state('up'),
    state('down'),
    ['The CMS is out of reach. You can go on: changes are kept here'],
  ],
  ['it is still away and more waits', state('down', 1), state('down', 2), []],
  [
    'it came back and took what waited',
    state('down', 2),
    state('up'),
    ['The CMS is reached again', 'What was kept has arrived in the CMS'],
  ],
  ['it came back and has not taken all yet', state('up', 2), state('up', 1), []],
  [
    'it refused what waited',
    state('up', 1),
    state('up', 0, 1),
    ['The CMS refused a change: it needs a decision'],
  ],
  ['somebody has decided', state('up', 0, 1), state('up'), []],
])('when %s', (_name, before, now, news) => {
  expect(newsBetween(before, now)).toEqual(news)
})

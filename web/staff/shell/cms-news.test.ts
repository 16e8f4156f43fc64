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
    ['The CMS can’t be reached. Keep working: your changes are saved here'],
  ],
  ['it is still away and more waits', state('down', 1), state('down', 2), []],
  [
    'it came back and took what waited',
    state('down', 2),
    state('up'),
    ['The CMS is connected again', 'Your saved changes have reached the CMS'],
  ],
  ['it came back and has not taken all yet', state('up', 2), state('up', 1), []],
  [
    'it refused what waited',
    state('up', 1),
    state('up', 0, 1),
    ['Review a change: the CMS has a newer version'],
  ],
  ['somebody has decided', state('up', 0, 1), state('up'), []],
])('newsBetween returns the messages for this change: %s', (_name, before, now, news) => {
  expect(newsBetween(before, now)).toEqual(news)
})

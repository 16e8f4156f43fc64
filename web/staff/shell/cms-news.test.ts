import { expect, test } from 'vitest'
import { newsBetween } from './cms-news.ts'

const state = (cms: 'up' | 'down', waiting = 0, conflicts = 0) => ({
  health: { cms, copy: 'current' as const },
  outbox: { waiting, conflicts },
})

test.each([
  ['no change', state('up'), state('up'), []],
  [
    'the CMS becomes unavailable',
    state('up'),
    state('down'),
    ['The CMS can’t be reached. Keep working: your changes are saved here'],
  ],
  ['more changes wait while the CMS is unavailable', state('down', 1), state('down', 2), []],
  [
    'the CMS is back and has accepted all waiting changes',
    state('down', 2),
    state('up'),
    ['The CMS is connected again', 'Your saved changes have reached the CMS'],
  ],
  ['the CMS is back and some changes still wait', state('up', 2), state('up', 1), []],
  [
    'the CMS rejects a waiting change',
    state('up', 1),
    state('up', 0, 1),
    ['Review a change: the CMS has a newer version'],
  ],
  ['a user has resolved a conflict', state('up', 0, 1), state('up'), []],
])('newsBetween returns the messages for this change: %s', (_name, before, now, news) => {
  expect(newsBetween(before, now)).toEqual(news)
})

import type { KeyLine } from '#web/ui/list/key-help.tsx'
import type { Hint } from '#web/ui/list/list-foot.tsx'
import type { Tab } from './url-state.ts'

/** All keyboard shortcuts of a view. */
export const keyLinesFor = (tab: Tab, mayWrite: boolean): readonly KeyLine[] => [
  ...(tab === 'days-off'
    ? []
    : ([
        [['J', 'K'], 'Next or previous meeting'],
        [['Enter'], 'Open the meeting'],
      ] as const)),
  ...(tab === 'list'
    ? ([
        [['X'], 'Select the meeting'],
        [['Shift', 'X'], 'Select up to here'],
      ] as const)
    : []),
  ...(tab === 'week'
    ? ([
        [['←', '→'], 'Previous and next week'],
        [['T'], 'This week'],
      ] as const)
    : []),
  ...(mayWrite
    ? ([
        [['D'], 'Add a day off'],
        [['U'], 'Undo the last action (while its message is shown)'],
      ] as const)
    : []),
  [['Esc'], 'Close the meeting or the dialog'],
  [['?'], 'Show keyboard shortcuts'],
]

/** Most important keyboard shortcuts of a view, shown as hints. */
export const hintsFor = (tab: Tab, mayWrite: boolean): readonly Hint[] => [
  ...(tab === 'days-off'
    ? []
    : [
        { keys: ['J', 'K'], does: 'next, previous' },
        { keys: ['Enter'], does: 'open' },
      ]),
  ...(tab === 'list'
    ? [
        { keys: ['X'], does: 'select' },
        { keys: ['Shift', 'X'], does: 'select up to here' },
      ]
    : []),
  ...(tab === 'week' ? [{ keys: ['←', '→'], does: 'weeks' }] : []),
  ...(mayWrite ? [{ keys: ['D'], does: 'day off' }] : []),
]

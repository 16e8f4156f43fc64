import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const listed = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8', maxBuffer: 16_000_000 })
    .trim()
    .split('\n')

/** Style sheets of features, below `web/site/<feature>` or `web/staff/<feature>`. */
const sheets = listed('web/site/**/*.css', 'web/staff/**/*.css')

const modules = listed('web/**/*.ts', 'web/**/*.tsx', 'shared/**/*.ts', 'shared/**/*.tsx')
  .filter((file) => !/\.(?:test|spec|test-support)\./.test(file))
  .map((file) => ({ file, words: wordsOf(readFileSync(file, 'utf8')) }))

/** Words in the strings of a module. A word that ends with a hyphen is the beginning of a computed class name. */
function wordsOf(code: string): ReadonlySet<string> {
  const strings = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []
  return new Set(strings.join(' ').match(/[\w-]+/g) ?? [])
}

/** Classes in the selectors of a style sheet. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '')
  return new Set(
    [...rules.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map((match) => match[1] ?? ''),
  )
}

/** Folders of shared components, whose classes every style sheet may use. */
const SHARED = ['web/ui/', 'web/blocks/', 'web/shell/']

/** Classes of a style sheet that neither its feature nor a shared component uses. */
function foreignClasses(file: string, sheet: string): readonly string[] {
  const feature = `${file.split('/', 3).join('/')}/`
  const near = modules.filter(
    (module) =>
      module.file.startsWith(feature) || SHARED.some((folder) => module.file.startsWith(folder)),
  )
  return [...classesOf(sheet)]
    .filter((name) => !near.some(({ words }) => words.has(name)))
    .filter((name) => !near.some(({ words }) => [...words].some((word) => isPrefixOf(name, word))))
    .toSorted()
}

const isPrefixOf = (name: string, word: string) =>
  word.length > 3 && word.endsWith('-') && name.startsWith(word)

/** Classes of other features that a style sheet may use, by style sheet. The list may only become shorter. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // This sheet positions all floating elements, also those of other features, relative to each other.
  'web/site/floating/floating.css': ['access-cell', 'foot', 'foot-inner'],
  'web/site/floating/phone-row.css': ['access-cell'],
  // The home page shows one case study in a frame with a style of its own.
  'web/site/home/home.css': [
    'case-figures',
    'case-figures-link',
    'case-note',
    'case-note-face',
    'case-note-figure',
    'case-note-head',
    'case-note-plate',
    'case-note-title',
    'case-note-words',
    'case-notes',
  ],
  // The theme control is in the bar and in the mobile menu.
  'web/site/navigation/styles/bar.css': ['theme-changing', 'theme-flip', 'theme-more'],
  'web/site/navigation/styles/mobile-menu.css': ['theme-pair'],
  'web/site/verify/verify.css': ['engraving-accent'],
  'web/staff/dashboard/overview.css': ['conflict'],
  'web/staff/editor/presence.css': ['desk-others'],
  'web/staff/shell/frame.css': ['staff-tools'],
  // This sheet contains the patterns that replace colours, for all states of bookings and leads.
  'web/staff/shell/patterns.css': [
    'booking-booked',
    'booking-cancelled',
    'booking-moved',
    'lead-answered',
    'lead-closed',
    'lead-in_progress',
    'lead-new',
  ],
  'web/staff/shell/proxy.css': ['overview-warning-text'],
  // The staff account page shows the same table of sessions as the page of a user.
  'web/staff/users/users.css': [
    'sessions-all',
    'sessions-browser',
    'sessions-since',
    'sessions-table',
    'sessions-until',
  ],
}

describe('the style sheets of features', () => {
  test('each style sheet uses only classes of its own folder and of shared components, except for listed classes', () => {
    const found = sheets.map((file) => [file, foreignClasses(file, readFileSync(file, 'utf8'))])
    expect(Object.fromEntries(found.filter(([, names]) => names?.length !== 0))).toEqual(exceptions)
  })

  test('a style sheet that uses a class of another feature is reported', () => {
    const planted = '.hero { color: red } .chat-launcher:hover > .trail { color: red }'
    expect(foreignClasses('web/site/booking/planted.css', planted)).toEqual([
      'chat-launcher',
      'trail',
    ])
  })
})

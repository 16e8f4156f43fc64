import { describe, expect, test, vi } from 'vitest'
import { writtenIn } from './written-time.ts'
import { zoneFormats } from './zone-formats.ts'
import { inZone, isZone } from './zone-time.ts'

/** `Europe/Berlin` as a stranger can spell it: each is a zone, and no two are the same text. */
const spellings = Array.from({ length: 300 }, (_, number) =>
  Array.from('europeberlin')
    .map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter))
    .join('')
    .replace(/^(.{6})/u, '$1/'),
)

test('the spellings are different names of one zone', () => {
  expect(new Set(spellings).size).toBe(spellings.length)
  expect(spellings.every(isZone)).toBe(true)
})

describe('formats of zones', () => {
  test('a zone that is asked for again has its format already', () => {
    const formatOf = zoneFormats({ hour: '2-digit' })
    expect(formatOf('Europe/Berlin')).toBe(formatOf('Europe/Berlin'))
  })

  test('a name that is no zone is refused each time', () => {
    const formatOf = zoneFormats({ hour: '2-digit' })
    expect(() => formatOf('Mars/Base')).toThrow(RangeError)
    expect(() => formatOf('Mars/Base')).toThrow(RangeError)
  })

  test('formats of different looks are kept apart', () => {
    const hour = zoneFormats({ hour: '2-digit', hourCycle: 'h23' })('Asia/Kolkata')
    const year = zoneFormats({ year: 'numeric' })('Asia/Kolkata')
    expect([hour.format(0), year.format(0)]).toEqual(['05', '1970'])
  })
})

/** Each is called with what a stranger names. */
const doors: readonly (readonly [name: string, call: (zone: string) => unknown])[] = [
  ['whether there is a zone', isZone],
  ['the clock of a zone', (zone) => inZone('2026-11-24T00:00:00Z', zone)],
  ['a moment in words', (zone) => writtenIn(0, zone)],
]

test.each(doors)('however many zones are named, few are remembered: %s', (_name, call) => {
  call('Europe/Madrid')
  for (const spelling of spellings) call(spelling)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  call('Europe/Madrid')
  expect(made).toHaveBeenCalledOnce()
  made.mockRestore()
})

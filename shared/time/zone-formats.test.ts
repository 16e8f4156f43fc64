import { describe, expect, test, vi } from 'vitest'
import { writtenIn } from './written-time.ts'
import { zoneFormats } from './zone-formats.ts'
import { inZone, isZone } from './zone-time.ts'

/** Variants of the name `Europe/Berlin` in upper and lower case. All are valid names of the zone. */
const spellings = Array.from({ length: 300 }, (_, number) =>
  Array.from('europeberlin')
    .map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter))
    .join('')
    .replace(/^(.{6})/u, '$1/'),
)

test('the tested variants are different names of one zone', () => {
  expect(new Set(spellings).size).toBe(spellings.length)
  expect(spellings.every(isZone)).toBe(true)
})

describe('the formats of time zones', () => {
  test('are cached per zone', () => {
    const formatOf = zoneFormats({ hour: '2-digit' })
    expect(formatOf('Europe/Berlin')).toBe(formatOf('Europe/Berlin'))
  })

  test('are not cached for an unknown name, so each call with it throws', () => {
    const formatOf = zoneFormats({ hour: '2-digit' })
    expect(() => formatOf('Mars/Base')).toThrow(RangeError)
    expect(() => formatOf('Mars/Base')).toThrow(RangeError)
  })

  test('are cached separately by format options', () => {
    const hour = zoneFormats({ hour: '2-digit', hourCycle: 'h23' })('Asia/Kolkata')
    const year = zoneFormats({ year: 'numeric' })('Asia/Kolkata')
    expect([hour.format(0), year.format(0)]).toEqual(['05', '1970'])
  })
})

/** Functions that receive the name of a zone from a request. */
const doors: readonly (readonly [name: string, call: (zone: string) => unknown])[] = [
  ['the check of a zone name', isZone],
  ['the clock of a zone', (zone) => inZone('2026-11-24T00:00:00Z', zone)],
  ['a moment in words', (zone) => writtenIn(0, zone)],
]

test.each(doors)(
  'the number of cached formats is limited for any number of zone names: %s',
  (_name, call) => {
    call('Europe/Madrid')
    for (const spelling of spellings) call(spelling)
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    call('Europe/Madrid')
    expect(made).toHaveBeenCalledOnce()
    made.mockRestore()
  },
)

import { describe, expect, test } from 'vitest'
import { accessibilityOptions, settingsFrom } from '#shared/browser/accessibility-settings.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { open, written } from './appearance.test-support.ts'

describe('accessibility settings', () => {
  const key = storageKeys.accessibilitySettings
  const usual = { fontSize: 100, colorBlindMode: false }
  const values: readonly unknown[] = [
    usual,
    { fontSize: 80, colorBlindMode: true },
    { fontSize: 150, colorBlindMode: false, underlineLinks: true, stopMovement: true },
    { ...usual, strongerContrast: true, withoutShortcut: true, more: 'kept by nobody' },
    ...[70, 160, 105, '110', null, Number.NaN].map((fontSize) => ({ ...usual, fontSize })),
    { fontSize: 110 },
    { colorBlindMode: true },
    { fontSize: 110, colorBlindMode: 'yes' },
    { fontSize: 110, colorBlindMode: true, stopMovement: 1 },
    { fontSize: 110, colorBlindMode: true, stopMovement: null },
    [],
    null,
    'text',
    110,
  ]

  test.each([...values.map((value) => JSON.stringify(value)), '{', ''])(
    'accessibility settings are applied from the stored value %s in the same way as the accessibility menu reads it',
    (stored) => {
      const read = settingsFrom(stored)
      const { dataset } = open({ stored: { [key]: stored } })
      expect(dataset['fontSize'] ?? 100).toBe(read.fontSize)
      for (const option of accessibilityOptions)
        expect(option in dataset, option).toBe(read[option])
    },
  )

  test('accessibility settings are applied when this tab or another tab stores them', () => {
    const { boot, dataset, store, window } = open()
    boot.store(key, JSON.stringify({ fontSize: 120, colorBlindMode: true }))
    expect(dataset).toMatchObject({ fontSize: 120, colorBlindMode: '' })
    store[key] = JSON.stringify(usual)
    written(window, key)
    expect(dataset).not.toHaveProperty('fontSize')
    expect(dataset).not.toHaveProperty('colorBlindMode')
  })

  test('accessibility settings are applied one frame after the button is shown as pressed, but at once in a hidden tab', () => {
    const { boot, dataset, document, timers, window } = open()
    const frames: (() => void)[] = []
    Object.assign(window, { requestAnimationFrame: (work: () => void) => frames.push(work) })
    boot.store(key, JSON.stringify({ fontSize: 120, colorBlindMode: true }))
    for (const work of frames.splice(0)) work()
    expect(dataset).not.toHaveProperty('fontSize')
    timers.at(-1)?.()
    expect(dataset).toMatchObject({ fontSize: 120, colorBlindMode: '' })
    document.hidden = true
    boot.store(key, JSON.stringify(usual))
    expect(frames).toEqual([])
    expect(dataset).not.toHaveProperty('fontSize')
  })
})

import { expect, test } from 'vitest'
import { isMissingCode } from './missing-code.ts'

test.each([
  [
    'Chrome',
    'Failed to fetch dynamically imported module: https://site.example/assets/about-12345678.js',
  ],
  [
    'Firefox',
    'error loading dynamically imported module: https://site.example/assets/about-12345678.js',
  ],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/about-12345678.css'],
])(
  'isMissingCode recognizes a failed download of code in the message of %s',
  (_browser, message) => {
    expect(isMissingCode(message)).toBe(true)
  },
)

test.each([
  ['Failed to fetch'],
  ['Load failed'],
  ['NetworkError when attempting to fetch resource.'],
])('isMissingCode returns false for the message of a failed API call: %s', (message) => {
  expect(isMissingCode(message)).toBe(false)
})

import { expect, test } from 'vitest'
import { pageErrorOf } from './page-error.ts'

const own = `${location.origin}/assets/entry-12ab.js`

/** Error with the stack of a browser. */
const errorIn = (file: string) => {
  const error = new TypeError('x is not a function')
  error.stack = `TypeError: x is not a function\n    at open (${file}:12:7)`
  return error
}

test.each([
  ['an error in a file of the site', { error: errorIn(own), filename: own }, own],
  ['an error without details of a file of the site', { message: 'Bad', filename: own }, own],
  ['an error in a file of another origin', { message: 'Bad', filename: 'https://a.test/x.js' }],
  ['the text that replaces an error of another origin', { message: 'Script error.', filename: '' }],
  ['a repeated ResizeObserver callback', { message: 'ResizeObserver loop limit exceeded' }],
  ['an error in a browser extension', { error: errorIn('chrome-extension://abc/x.js') }],
] as const)(
  '%s is reported only if the site has caused the error',
  (_name, init, file?: string) => {
    const reported = pageErrorOf(new ErrorEvent('error', { lineno: 12, colno: 7, ...init }))
    expect(reported?.source).toBe(
      file === undefined ? undefined : `${file.slice(location.origin.length)}:12:7`,
    )
  },
)

test('a rejection is not reported if the site’s own code has aborted the request; other rejections are reported', () => {
  const rejectionOf = (reason: unknown) =>
    pageErrorOf(
      new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason }),
    )
  expect(rejectionOf(new DOMException('stopped', 'AbortError'))).toBeUndefined()
  expect(rejectionOf(errorIn(own))).toMatchObject({
    kind: 'rejection',
    message: 'TypeError: x is not a function',
    source: '/assets/entry-12ab.js:12:7',
  })
})

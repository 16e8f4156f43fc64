import { afterEach, beforeEach, expect, vi } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Tier of the run: `everyday` for the tests of every change, `full` to include the long nightly tests. */
    readonly tier: 'everyday' | 'full'
  }
}

// A test fails if `console.error` or `console.warn` is called and the test does not expect this, because unexpected output would hide
// later errors.
beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined)
  }
})

afterEach(() => {
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.mocked(console[method])
    if (!vi.isMockFunction(spy)) continue
    expect(spy.mock.calls, `console.${method} was called`).toEqual([])
  }
})

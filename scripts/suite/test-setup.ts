import { afterEach, beforeEach, expect, vi } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Tier of the tests: those for every change, or also the long nightly ones. */
    readonly tier: 'everyday' | 'full'
  }
}

// Unexpected output would hide later errors: tests must declare everything that is printed.
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

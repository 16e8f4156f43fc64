import { afterEach, beforeEach, expect, vi } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How much is run: what every change needs, or the long runs of the night as well. */
    readonly tier: 'everyday' | 'full'
  }
}

// A test that makes noise hides the noise of the next fault: whatever is printed must be expected by name.
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

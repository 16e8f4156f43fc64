import { expect, test } from 'vitest'
import { checkRuntime } from './runtime.ts'

test.each([
  { version: '20.20.2', fits: false },
  { version: '23.11.0', fits: false },
  { version: '24.0.0', fits: true },
  { version: '26.10.0', fits: true },
])('Node $version: $fits', ({ version, fits }) => {
  const problem = checkRuntime(version)
  if (fits) expect(problem).toBeUndefined()
  else expect(problem).toContain(version)
})

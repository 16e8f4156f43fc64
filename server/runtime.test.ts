import { expect, test } from 'vitest'
import { checkRuntime } from './runtime.ts'

test.each(['20.20.2', '22.12.0', '24.11.0'])('Node %s is refused by name', (version) => {
  expect(checkRuntime(version)).toContain(version)
})

test.each(['26.0.0', '27.1.0'])('Node %s will do', (version) => {
  expect(checkRuntime(version)).toBeUndefined()
})

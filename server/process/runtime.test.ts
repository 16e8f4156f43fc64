import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkRuntime } from './runtime.js'

test.each(['20.20.2', '22.12.0', '24.11.0'])(
  'checkRuntime rejects Node.js %s and names the version',
  (version) => {
    expect(checkRuntime(version)).toContain(version)
  },
)

test.each(['26.0.0', '27.1.0'])('checkRuntime accepts Node.js %s', (version) => {
  expect(checkRuntime(version)).toBeUndefined()
})

/** Path of a Node.js on this machine that is too old for the product; undefined if there is none. */
const oldNode = ['/usr/bin/node', '/usr/local/bin/node'].find(
  (path) =>
    existsSync(path) &&
    checkRuntime(execFileSync(path, ['--version'], { encoding: 'utf8' }).slice(1)) !== undefined,
)

test.skipIf(oldNode === undefined).for(['../main.ts', '../main.js', 'check-node.js'])(
  'an old Node that runs %s prints the required version',
  (file) =>
    new Promise<void>((resolve) => {
      execFile(oldNode ?? '', [join(import.meta.dirname, file)], (failure, out, error) => {
        expect({ code: failure?.code, out }).toEqual({ code: 1, out: '' })
        expect(error).toMatch(/^Install Node 26 or newer and try again: Node \d+\.\S+ is too old/)
        resolve()
      })
    }),
)

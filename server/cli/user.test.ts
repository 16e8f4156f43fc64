import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { COMPILED, testDirectory } from '#server/testing/directory.test-support.ts'

function setUp() {
  const dataDir = testDirectory()
  return (arguments_: readonly string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'user.ts'), ...arguments_],
      {
        env: { DATA_DIR: dataDir, NODE_COMPILE_CACHE: COMPILED },
        cwd: dataDir,
        input,
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }
}

it('user creates, lists, changes and disables accounts', () => {
  const user = setUp()
  expect(user(['list']).stdout).toBe('There are no accounts.\n')
  const added = user(['add', 'Eve@Example.com', '--role', 'admin', '--name', 'Eve'])
  expect(added.stdout).toMatch(
    /^eve@example\.com may sign in as admin\.\nPassword, shown this once: [a-z2-9-]{29}\n$/,
  )
  const typed = user(['add', 'bob@example.com', '--stdin'], 'seven green umbrellas\n')
  expect(typed.stdout).toBe('bob@example.com may sign in as editor.\n')
  expect(user(['role', 'bob@example.com', '--role', 'admin']).status).toBe(0)
  expect(user(['password', 'bob@example.com', '--stdin'], 'nine blue umbrellas').status).toBe(0)
  expect(user(['disable', 'EVE@example.com']).status).toBe(0)
  expect(user(['list']).stdout).toBe(
    'bob@example.com\tadmin\tbob\neve@example.com\tadmin\tEve\tdisabled\n',
  )
  expect(user(['enable', 'eve@example.com']).status).toBe(0)
  expect(user(['list']).stdout).not.toContain('disabled')
})

it.each([
  { arguments_: ['add', 'bob@example.com', '--stdin'], says: /at least 10 characters/ },
  { arguments_: ['add', 'bob', '--stdin'], says: /Enter a valid email address/ },
])('user explains the error of the arguments $arguments_', ({ arguments_, says }) => {
  const { status, stdout, stderr } = setUp()(arguments_)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(says)
})

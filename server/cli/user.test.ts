import { expect, it } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { call } from './called-commands.test-support.ts'

function setUp() {
  const environment = { DATA_DIR: testDirectory() }
  return async (args: readonly string[], input = '') => call('user.ts', args, environment, input)
}

it('the command user creates, lists, changes and disables accounts', async () => {
  const user = setUp()
  expect((await user(['list'])).out).toBe('There are no accounts.\n')
  const added = await user(['add', 'Eve@Example.com', '--role', 'admin', '--name', 'Eve'])
  expect(added.out).toMatch(
    /^eve@example\.com may sign in as admin\.\nPassword \(shown only once\): [a-z2-9-]{29}\n$/,
  )
  const typed = await user(['add', 'bob@example.com', '--stdin'], 'seven green umbrellas\n')
  expect(typed.out).toBe('bob@example.com may sign in as editor.\n')
  expect((await user(['role', 'bob@example.com', '--role', 'admin'])).code).toBe(0)
  expect((await user(['password', 'bob@example.com', '--stdin'], 'nine blue umbrellas')).code).toBe(
    0,
  )
  expect((await user(['disable', 'EVE@example.com'])).code).toBe(0)
  expect((await user(['list'])).out).toBe(
    'bob@example.com\tadmin\tbob\neve@example.com\tadmin\tEve\tdisabled\n',
  )
  expect((await user(['enable', 'eve@example.com'])).code).toBe(0)
  expect((await user(['list'])).out).not.toContain('disabled')
})

it.each([
  { arguments_: ['add', 'bob@example.com', '--stdin'], says: /at least 10 characters/ },
  { arguments_: ['add', 'bob', '--stdin'], says: /Enter a valid email address/ },
])('the command user explains wrong arguments: $arguments_', async ({ arguments_, says }) => {
  const { code, out, error } = await setUp()(arguments_)
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(error).toMatch(says)
})

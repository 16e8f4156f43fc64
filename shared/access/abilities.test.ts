import { expect, test } from 'vitest'
import { ABILITIES, can, isRole, refusalOf, ROLE_NAMES, type Ability } from './abilities.ts'

// The cast is correct: the keys of ABILITIES are exactly the abilities.
const abilities = Object.keys(ABILITIES) as Ability[]

test.each([
  ['viewer', ['content.read']],
  ['editor', ['content.read', 'content.write', 'content.publish', 'people.read', 'people.write']],
  ['admin', abilities],
  ['root', []],
  ['', []],
  ['constructor', []],
  ['Admin', []],
])('the role %j has exactly the abilities %j', (role, allowed) => {
  expect(abilities.filter((ability) => can({ role }, ability))).toEqual(allowed)
  expect(isRole(role)).toBe(ROLE_NAMES.some((name) => name === role))
})

test('anonymous callers have no ability', () => {
  expect(abilities.filter((ability) => can(undefined, ability))).toEqual([])
})

test.each([
  ['editor', ['cases.read'], true],
  ['editor', [], false],
  ['editor', ['system.manage'], false],
  ['viewer', ['cases.read'], false],
  ['root', ['cases.read'], false],
])('an account with the role %s and the grants %j may read cases: %s', (role, grants, may) => {
  expect(can({ role, grants }, 'cases.read')).toBe(may)
})

test('a grant of an ability that is not in GRANTS has no effect', () => {
  const extra = abilities.filter((ability) =>
    can({ role: 'editor', grants: ['system.manage', 'people.manage'] }, ability),
  )
  expect(extra).not.toContain('system.manage')
  expect(extra).not.toContain('people.manage')
})

test('the refusal message contains an instruction, the role and the missing permission', () => {
  expect(refusalOf({ role: 'viewer' }, 'content.write')).toBe(
    'Ask an administrator to do this. The role viewer may not change content',
  )
})

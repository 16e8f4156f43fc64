import { expect, test } from 'vitest'
import { ABILITIES, can, isRole, refusalOf, ROLE_NAMES, type Ability } from './abilities.ts'

// The keys of this very object.
const abilities = Object.keys(ABILITIES) as Ability[]

test.each([
  ['viewer', ['content.read']],
  ['editor', ['content.read', 'content.write', 'content.publish', 'people.read', 'people.write']],
  ['admin', abilities],
  ['root', []],
  ['', []],
  ['constructor', []],
  ['Admin', []],
])('the role %j may do %j', (role, allowed) => {
  expect(abilities.filter((ability) => can({ role }, ability))).toEqual(allowed)
  expect(isRole(role)).toBe(ROLE_NAMES.some((name) => name === role))
})

test('nobody may do nothing', () => {
  expect(abilities.filter((ability) => can(undefined, ability))).toEqual([])
})

test.each([
  ['editor', ['cases.read'], true],
  ['editor', [], false],
  ['editor', ['system.manage'], false],
  ['viewer', ['cases.read'], false],
  ['root', ['cases.read'], false],
])('the role %s with the grants %j may read cases: %s', (role, grants, may) => {
  expect(can({ role, grants }, 'cases.read')).toBe(may)
})

test('a grant gives no other ability', () => {
  const extra = abilities.filter((ability) =>
    can({ role: 'editor', grants: ['system.manage', 'people.manage'] }, ability),
  )
  expect(extra).not.toContain('system.manage')
  expect(extra).not.toContain('people.manage')
})

test('a refusal says what to do, the role, and what it may not do', () => {
  expect(refusalOf({ role: 'viewer' }, 'content.write')).toBe(
    'Ask an administrator to do this. The role viewer may not change content',
  )
})

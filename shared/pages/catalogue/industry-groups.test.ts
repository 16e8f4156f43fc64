import { expect, test } from 'vitest'
import { industries } from './catalogue.ts'
import { industriesOfGroup, industryGroups } from './industry-groups.ts'

test('every industry belongs to exactly one of at most four groups', () => {
  expect(industryGroups.length).toBeLessThanOrEqual(4)
  const grouped = industryGroups.flatMap((group) => group.industries)
  expect(grouped.toSorted()).toEqual(industries.map(({ slug }) => slug).toSorted())
})

test('no group has the slug of an industry', () => {
  const slugs = new Set<string>(industries.map(({ slug }) => slug))
  expect(industryGroups.filter(({ slug }) => slugs.has(slug))).toEqual([])
  expect(industriesOfGroup('insurance')).toBeUndefined()
})

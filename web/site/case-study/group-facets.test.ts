import { expect, test } from 'vitest'
import { industryGroups } from '#shared/pages/catalogue/industry-groups.ts'
import { groupFacets } from './group-facets.ts'

const facets = [
  { slug: 'insurance', count: 2 },
  { slug: 'financial-institution', count: 1 },
  { slug: 'driver-fleet', count: 1 },
  { slug: 'no-page-of-its-own', count: 1 },
]

test('groupFacets adds up the case studies of all industries in a group, and leaves out groups without case studies', () => {
  expect(groupFacets(facets, undefined)).toEqual([
    {
      slug: 'financial-professional-services',
      label: 'Financial & Professional Services',
      count: 3,
    },
    { slug: 'technology-innovation', label: 'Technology & Innovation', count: 1 },
  ])
})

test('groupFacets adds a filter for the industry in the URL', () => {
  expect(groupFacets(facets, 'insurance').at(-1)).toEqual({
    slug: 'insurance',
    label: 'Insurance',
    count: 2,
  })
  expect(groupFacets(facets, industryGroups[0]?.slug)).toHaveLength(2)
})

import { describe, expect, it } from 'vitest'
import { createPathMatcher } from './path-matcher.ts'

const match = createPathMatcher([
  { path: '/notes/latest' },
  { path: '/notes/:id' },
  { path: '/notes/:id/*rest' },
  { path: '/:kind/all' },
])

const found = (...segments: readonly string[]) =>
  match(segments).map(({ route, params }) => [route.path, params])

describe('the path matcher', () => {
  it('finds all routes of a path, in the order of the list', () => {
    expect(found('notes', 'latest')).toEqual([
      ['/notes/latest', {}],
      ['/notes/:id', { id: 'latest' }],
      ['/notes/:id/*rest', { id: 'latest', rest: '' }],
    ])
    expect(found('notes', 'all').map(([path]) => path)).toEqual([
      '/notes/:id',
      '/notes/:id/*rest',
      '/:kind/all',
    ])
  })

  it('matches all remaining segments as one parameter', () => {
    expect(found('notes', '1', 'a', '', 'b%2Fc')).toEqual([
      ['/notes/:id/*rest', { id: '1', rest: 'a//b%2Fc' }],
    ])
  })

  it.each(['a/b', ':id', '*', '%2F', '{x}', '__proto__', 'é ?#'])(
    'returns the segment %s as an unchanged parameter',
    (segment) => {
      expect(found('notes', segment)).toContainEqual(['/notes/:id', { id: segment }])
    },
  )

  it.each([
    [['notes', '']],
    [['notes']],
    [['Notes', 'latest']],
    [['notes', '', 'x']],
    [[]],
    [['*']],
  ])('finds no route for %j', (segments) => {
    expect(match(segments)).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { fromProblem } from '../content/redirects.ts'
import { feedAt, feedFormats, feedPath } from './feed-paths.ts'
import { paths } from './paths.ts'

test.each([
  [paths.blogs(), { type: 'blog' }],
  [paths.caseStudies(), { type: 'caseStudy' }],
  [paths.blogCategory('due diligence/ü'), { type: 'blog', category: 'due diligence/ü' }],
])('feedAt finds the feeds of %s, and their paths cannot be redirected', (path, list) => {
  for (const format of feedFormats) {
    expect(feedAt(feedPath(path, format))).toEqual({ list, format })
    expect(fromProblem(feedPath(path, format))).toBeDefined()
  }
  expect(fromProblem(`${path}/other`)).toBeUndefined()
})

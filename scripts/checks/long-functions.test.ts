import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** Files with a function of more than 120 lines. The list may only become shorter. */
const LONG = [
  'server/content/editing/editing.service.ts',
  'server/content/images/images.service.ts',
  'server/render/pages.ts',
  'server/search/search-index.ts',
  'web/staff/articles/article-list.tsx',
  'web/staff/editor/editor.tsx',
  'web/staff/editor/pictures/picture-picker.tsx',
  'web/staff/editor/use-editing.ts',
  'web/staff/images/image-panel.tsx',
  'web/staff/images/images-page.tsx',
  'web/staff/leads/lead-list.tsx',
  'web/staff/leads/lead/lead-page.tsx',
]

const TESTS = [
  '**/*.test-support.ts',
  '**/*.test-support.tsx',
  '**/*.test.ts',
  '**/*.test.tsx',
  'e2e/**',
  'bench/**',
]

const RULE = 'max-lines-per-function'

const rules = z.record(z.string(), z.unknown())
const configuration = z.object({
  rules,
  overrides: z.array(z.object({ files: z.array(z.string()), rules: rules.optional() })),
})

test('the linter limits functions to 120 lines, except in the listed files', () => {
  const text = readFileSync('.oxlintrc.json', 'utf8')
  const { rules: all, overrides } = configuration.parse(JSON.parse(text))
  expect(all[RULE]).toEqual(['error', { max: 120, skipBlankLines: true, skipComments: true }])
  const exempt = overrides.flatMap(({ files, rules: own = {} }) => (RULE in own ? files : []))
  expect(exempt).toEqual([...LONG, ...TESTS])
})

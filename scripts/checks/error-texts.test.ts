import { expect, test } from 'vitest'
import { errorTexts } from './error-texts.ts'

/** Imperative verbs at the start of instructions to users. */
const TO_DO =
  /^(?:Add|Ask|Book|Cancel|Change|Check|Choose|Close|Crop|Delete|Describe|Enter|Export|Get|Give|Leave|Load|Look|Make|Name|Open|Point|Pick|Put|Reload|Remove|Restore|Review|Revoke|Save|Say|Select|Send|Shorten|Sign|Simplify|Start|Take|Tell|Try|Turn|Upload|Use|Wait|Write)\b/u

/** Messages that only programs receive: for unknown addresses, and for requests that no page sends. */
const FOR_PROGRAMS = new Set([
  'Not found',
  'There is no such query',
  'This version of the query is no longer answered',
  'Validation failed: text that is not valid Unicode',
])

const texts = await errorTexts()

test('error messages start with an instruction', () => {
  expect(texts.length).toBeGreaterThan(120)
  const others = texts.filter(({ text }) => !TO_DO.test(text) && !FOR_PROGRAMS.has(text))
  expect(others.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

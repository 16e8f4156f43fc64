import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Removes the arguments of pseudo-classes, innermost first: `a:not(:has(b)) c` becomes `a:not c`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

/** Compound selectors of a selector, which are separated by combinators. */
const partsOf = (selector: string) => withoutArguments(selector).split(/\s*[\s>+~]\s*/)

/**
 * Returns the slow selectors of a style sheet with `:has()`, such as `.a:has(p) > :first-child`. A selector is slow if its last part has
 * no class, id or attribute, and an argument of `:has()` ends without one too. When an element is inserted that any argument could match,
 * a browser restyles everything below the element before `:has()`, because any element could match the last part.
 */
function unboundSelectors(sheet: string): readonly string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '')
  return [...rules.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replaceAll(/:is\(([^(),]*)[^()]*\)/g, '$1'))
    .filter((selector) => {
      const parts = partsOf(selector)
      const last = parts.at(-1)?.replace(/::[\w-]+$/, '') ?? ''
      if (parts.length === 1 || !/^\*?(?::[\w-]+)*$/.test(last)) return false
      const sought = selector.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)
      return [...sought]
        .flatMap(([, list = '']) => list.split(','))
        .some((one) => !/[.#[]/.test(partsOf(one).at(-1) ?? ''))
    })
}

test('every selector with `:has()` names a class, id or attribute of the elements that it styles', () => {
  const files = execFileSync('git', ['ls-files', 'web/**/*.css'], { encoding: 'utf8' }).trim()
  const found = files
    .split('\n')
    .flatMap((file) =>
      unboundSelectors(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
    )
  expect(found).toEqual([])
})

test.each([
  ['.text:has(> p:first-child) > .body > :nth-child(2) { margin: 0 }', 1],
  ['.row:has(a:focus, .b) * { color: red }', 1],
  ['.row:has(.receipt) ~ * { color: red }', 0],
  ['.row:has(a:focus)::after { color: red }', 0],
  ['html:has(dialog:modal) { overflow: hidden }', 0],
  ['.row:not(:has(> .check)) td:first-child { color: red }', 0],
  ['.text > :nth-child(2) { margin: 0 }', 0],
])(
  'unboundSelectors finds in the style sheet “%s” this number of selectors: %i',
  (sheet, count) => {
    expect(unboundSelectors(sheet)).toHaveLength(count)
  },
)

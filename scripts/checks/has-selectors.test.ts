import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Removes the arguments of pseudo-classes, innermost first: `a:not(:has(b)) c` becomes `a:not c`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

/** Parts of a selector between its combinators. */
const partsOf = (selector: string) => withoutArguments(selector).split(/\s*[\s>+~]\s*/)

/**
 * Selectors of a style sheet with `:has()` in which neither the last part (`.a:has(p) > :first-child`) nor the last part of an argument
 * has a class, an id or an attribute. After an insertion of such an element a browser restyles everything below the element that
 * `:has()` is asked of, because any element could match.
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

test('no selector with `:has()` leaves open which elements it styles', () => {
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
])('in %s, %i is found', (sheet, count) => {
  expect(unboundSelectors(sheet)).toHaveLength(count)
})

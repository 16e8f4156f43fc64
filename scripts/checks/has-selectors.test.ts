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

/** Selectors with `:has()` in a style sheet. Each `:is()` is replaced by its first alternative. */
const hasSelectors = (sheet: string): readonly string[] =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replaceAll(/:is\(([^(),]*)[^()]*\)/g, '$1'))
    .filter((selector) => selector.includes(':has('))

/**
 * Returns the selectors with `:has()` that make a browser restyle too many elements, such as `.a:has(p) > :first-child`. In such a selector
 * neither the last part nor the last part of an argument of `:has()` has a class, id or attribute. When an element is inserted that the
 * argument could match, the browser restyles all elements below the element with `:has()`, because each of them could match the last part.
 */
function unboundSelectors(sheet: string): readonly string[] {
  return hasSelectors(sheet).filter((selector) => {
    const parts = partsOf(selector)
    const last = parts.at(-1)?.replace(/::[\w-]+$/, '') ?? ''
    if (parts.length === 1 || !/^\*?(?::[\w-]+)*$/.test(last)) return false
    const sought = selector.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)
    return [...sought]
      .flatMap(([, list = '']) => list.split(','))
      .some((one) => !/[.#[]/.test(partsOf(one).at(-1) ?? ''))
  })
}

/**
 * Returns the selectors that end with a tag and style other elements than the one with `:has()`, such as `.a:has(b) > a`. Chromium collects
 * these tags from all rules of a page. When the argument of any `:has()` changes, it restyles all elements with one of the tags below the
 * element with `:has()`. Tags of tables are allowed, because they occur in tables only.
 */
const taggedSelectors = (sheet: string): readonly string[] =>
  hasSelectors(sheet).filter((selector) => {
    const parts = partsOf(selector)
    const isOther = parts.slice(0, -1).some((part) => /:(?:has|not)/.test(part))
    return isOther && /^(?!t[dhr]|thead|tbody)[a-z][\w-]*(?::[\w-]+)*$/.test(parts.at(-1) ?? '')
  })

const sheets = execFileSync('git', ['ls-files', 'web/**/*.css'], { encoding: 'utf8' })
  .trim()
  .split('\n')

/** Selectors that `find` returns for some style sheets, each with the name of its style sheet. */
const foundIn = (files: readonly string[], find: (sheet: string) => readonly string[]) =>
  files.flatMap((file) => find(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))

test('no selector of public pages with `:has()` styles other elements by their tag', () => {
  const isPublic = (file: string) => !file.startsWith('web/staff/')
  expect(foundIn(sheets.filter(isPublic), taggedSelectors)).toEqual([])
})

test('every selector with `:has()` names a class, id or attribute of the elements that it styles', () => {
  expect(foundIn(sheets, unboundSelectors)).toEqual([])
})

test.each([
  ['.text:has(> p:first-child) > .body > :nth-child(2) { margin: 0 }', 1],
  ['.row:has(a:focus, .b) * { color: red }', 1],
  ['.row:has(.receipt) ~ * { color: red }', 0],
  ['.row:has(a:focus)::after { color: red }', 0],
  ['html:has(dialog:modal) { overflow: hidden }', 0],
  ['.row:not(:has(> .check)) td:first-child { color: red }', 0],
  ['.text > :nth-child(2) { margin: 0 }', 0],
])('the number of selectors that unboundSelectors finds in “%s” is %i', (sheet, count) => {
  expect(unboundSelectors(sheet)).toHaveLength(count)
})

test.each([
  ['.bar:has(details[open]) > li > a { color: red }', 1],
  ['.bar:not(:has(.b)) > li:last-child { color: red }', 1],
  ['.bar:has(details[open]) > li > .bar-link { color: red }', 0],
  ['.box table:not(:has(th)) > thead { color: red }', 0],
  ['.row li:has(a:focus) { color: red }', 0],
])('the number of selectors that taggedSelectors finds in “%s” is %i', (sheet, count) => {
  expect(taggedSelectors(sheet)).toHaveLength(count)
})

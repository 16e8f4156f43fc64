import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { fixedPages, isPagePart } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { serviceLines } from '#shared/pages/catalogue/service-lines.ts'
import { pageText } from '#shared/pages/catalogue/page-text.ts'
import { glossaryTerms } from '#shared/pages/company/glossary-terms.ts'
import { searchPage } from '#shared/pages/search.ts'

/** Minimum number of words of a sentence or heading. Shorter texts are names and labels, which other code may contain too. */
const WORDS = 8

/** Number of characters at the beginning of a sentence. Only strings with the same beginning are compared. */
const BEGINNING = 40

const isSentence = (text: string) => text.length >= BEGINNING && text.split(' ').length >= WORDS

/**
 * Returns a function that is true for texts in the scripts of the browser. The scripts are indexed first, because a search for each text
 * in all scripts would take seconds.
 */
function scriptSearch(): (text: string) => boolean {
  const scripts = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  const pattern = new RegExp(`(?<=["'\`])[^"'\`\\\\]{${BEGINNING}}`, 'g')
  const beginnings = new Set(scripts.flatMap((script) => script.match(pattern) ?? []))
  return (text) =>
    beginnings.has(text.slice(0, BEGINNING)) && scripts.some((script) => script.includes(text))
}

test('the browser’s scripts contain no sentence of the shipped copy of a page', async () => {
  const isContained = scriptSearch()
  // Checks the search itself: texts that are not part of a page's copy must be found in the scripts.
  const others = [...searchPage.tips.texts, ...glossaryTerms.map(({ text }) => text)]
  expect(others.filter(isSentence).filter((text) => !isContained(text))).toEqual([])
  const lines = Object.values(serviceLines).map(({ line }) => line)
  for (const page of fixedPages.filter((each) => !isPagePart(each))) {
    const sentences = pageText(await shippedCopy(page)).filter(isSentence)
    expect(sentences.length, page.id).toBeGreaterThan(5)
    // The descriptions of some pages begin with the sentence from `service-lines.ts`, which is part of the scripts.
    const found = sentences.filter(
      (text) =>
        isContained(text) &&
        text !== site.description &&
        !lines.some((line) => text.startsWith(line)),
    )
    expect(found, page.id).toEqual([])
  }
})

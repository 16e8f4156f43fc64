import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { fixedPages } from '#shared/content/pages/fixed-pages.ts'
import { shippedCopy } from '#shared/content/pages/shipped-pages.ts'
import { pageText } from '#shared/pages/catalogue/page-text.ts'
import { glossaryTerms } from '#shared/pages/company/glossary-terms.ts'
import { searchPage } from '#shared/pages/search.ts'

/** Texts with so many words are sentences or headings. Shorter texts are names and labels, which other code may contain too. */
const WORDS = 8

/** Number of characters by which a sentence is recognized. */
const BEGINNING = 40

const isSentence = (text: string) => text.length >= BEGINNING && text.split(' ').length >= WORDS

/** Beginnings of all strings in the browser's scripts. A search for each sentence in all scripts would take seconds. */
function beginningsOfStrings(): ReadonlySet<string> {
  const pattern = new RegExp(`(?<=["'\`])[^"'\`\\\\]{${BEGINNING}}`, 'g')
  const scripts = globSync('dist/client/assets/*.js').map((file) => readFileSync(file, 'utf8'))
  return new Set(scripts.flatMap((script) => script.match(pattern) ?? []))
}

test('the browser’s scripts contain no sentence of the shipped copy of a page', async () => {
  const beginnings = beginningsOfStrings()
  const isContained = (text: string) => beginnings.has(text.slice(0, BEGINNING))
  // Texts that are no copy of a page are in the scripts.
  const others = [...searchPage.tips.texts, ...glossaryTerms.map(({ text }) => text)]
  expect(others.filter(isSentence).filter((text) => !isContained(text))).toEqual([])
  for (const page of fixedPages) {
    const sentences = pageText(await shippedCopy(page)).filter(isSentence)
    expect(sentences.length, page.id).toBeGreaterThan(5)
    const found = sentences.filter((text) => isContained(text) && text !== site.description)
    expect(found, page.id).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { linkTerms } from './term-links.ts'

const marked = (texts: readonly string[]) =>
  linkTerms(texts).map((prose) =>
    typeof prose === 'string'
      ? prose
      : prose
          .map((piece) => (typeof piece === 'string' ? piece : `<${piece.label} ${piece.href}>`))
          .join(''),
  )

test('linkTerms links only the first use of a term to the glossary', () => {
  expect(marked(['The FCRA asks for a notice.', 'Under the FCRA you may dispute it.'])).toEqual([
    'The <FCRA /glossary#fcra> asks for a notice.',
    'Under the FCRA you may dispute it.',
  ])
})

test('linkTerms links a term in other grammatical forms, at the start of a sentence and in its short form', () => {
  expect(marked(['Spent convictions stay out, PEPs come in, and the dbs is no DBS.'])).toEqual([
    '<Spent convictions /glossary#spent-conviction> stay out, <PEPs /glossary#pep> come in, and the dbs is no <DBS /glossary#dbs>.',
  ])
})

test('linkTerms links the longer of two overlapping terms, and no part of a word', () => {
  expect(marked(['A pre-adverse action notice comes before adverse action.'])).toEqual([
    'A <pre-adverse action notice /glossary#pre-adverse-action> comes before <adverse action /glossary#adverse-action>.',
  ])
  expect(marked(['Watchlisted, KYCs and disclosure.'])).toEqual([
    'Watchlisted, KYCs and disclosure.',
  ])
})

import { expect, test } from 'vitest'
import { blockTexts, renderPublicPages } from './public-texts.test-support.ts'
import { legalRoles } from '#shared/pages/legal-roles.ts'
import { paths } from '#shared/paths/paths.ts'

const pages = await renderPublicPages()
const textOf = (path: string) =>
  blockTexts(pages.find((page) => page.path === path)?.main ?? '').join(' ')

/** Statements about the legal role of the company. */
const OUR_ROLE =
  /\b(?:we|Certavia) (?:are|act as|is|process the data as) (?:the |a |its |your )?(?:data )?(?:controller|processor|consumer reporting agency)|you are (?:the|a) (?:data )?controller/iu

test.each([
  paths.candidates,
  paths.service('background-screening'),
  paths.privacyPolicy,
  paths.trust,
])('the page %s states the legal roles in the words of `legal-roles.ts`', (path) => {
  for (const sentence of Object.values(legalRoles)) expect(textOf(path)).toContain(sentence)
})

test('no page states a legal role that `legal-roles.ts` does not contain', () => {
  const defined = Object.values(legalRoles)
  const found = pages.flatMap(({ path, main }) =>
    blockTexts(main).flatMap((text) => {
      const rest = defined.reduce((left, sentence) => left.replaceAll(sentence, ''), text)
      return OUR_ROLE.test(rest) ? [`${path}: ${text}`] : []
    }),
  )
  expect(found).toEqual([])
})

test('the US notice states practices, rights, file disclosure, place of processing and contact', () => {
  const text = textOf(paths.usNotice)
  for (const words of [
    legalRoles.us,
    'Our practices',
    'Your rights',
    'See your file',
    'Section 609 of the FCRA',
    'Where we process data',
    'Personal Information Disclosure: United States or Overseas',
    'last three years',
    'Contact',
    'Our postal address and toll-free number are missing here',
  ]) {
    expect(text).toContain(words)
  }
})

import { describe, expect, test } from 'vitest'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { cacheNames, updateKeys } from '#shared/browser/update-keys.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { strayClaims, unplain } from '../rules/copy-rules.ts'
import { pageText } from '../catalogue/page-text.ts'
import { page as about } from './about.ts'
import { page as accessibility } from '../legal/accessibility.ts'
import { page as candidates } from './candidates.ts'
import { page as careers } from './careers.ts'
import { page as clients } from './clients.ts'
import { page as contact } from './contact.ts'
import { contactBelow } from './contact-below.ts'
import { contactWords } from './contact-words.ts'
import { page as cookieSettings } from '../legal/cookie-settings.ts'
import { page as cookies } from '../legal/cookies.ts'
import { page as glossary } from './glossary.ts'
import { letterHref } from './mailto-link.ts'
import { partnershipTypes } from './partnership-types.ts'
import { page as partners } from './partners.ts'
import { partnershipSheet } from './partnership-sheet.ts'
import { page as privacyPolicy } from '../legal/privacy-policy.ts'
import { storedThings } from '../legal/stored-things.ts'
import { page as trust } from '../legal/trust.ts'
import { withTrustTables } from '../legal/trust-tables.ts'
import { waysOn } from './ways-on.ts'

const pages = {
  about,
  accessibility,
  candidates,
  careers,
  clients,
  contact: { ...contact, ...contactWords, contactBelow },
  cookieSettings,
  cookies,
  glossary,
  partners: { ...partners, sheet: partnershipSheet },
  privacyPolicy,
  trust: withTrustTables(trust),
}
const legal = { accessibility, cookies, privacyPolicy }

describe.each(Object.entries(pages))('the copy of %s', (_name, page) => {
  test('has metadata that search engines show completely', () => {
    expect(page.meta.title.length).toBeLessThanOrEqual(50)
    expect(page.meta.description.length).toBeGreaterThanOrEqual(110)
    expect(page.meta.description.length).toBeLessThanOrEqual(158)
  })

  test('has no exclamation marks, no dashes for effect and no placeholder texts', () => {
    const text = pageText(page).join('\n')
    expect(text).not.toMatch(/[!—]|\b(lorem|ipsum|todo|tbd|coming soon|placeholder)\b/i)
  })

  test('uses typographic punctuation and no advertising language, and makes no claim that is not in `site.ts`', () => {
    // A sentence with a link consists of several strings, so spaces at the ends of these strings are correct.
    expect(unplain(pageText(page).map((text) => text.trim()))).toEqual([])
    expect(strayClaims(page)).toEqual([])
  })

  test('links only to pages of the site and to its own email address', () => {
    const links: string[] = []
    JSON.stringify(page, (key, value: unknown) => {
      if (key === 'href') links.push(String(value))
      return value
    })
    const known = new Set<unknown>([...Object.values(paths), wellKnownPaths.security])
    for (const href of links) {
      expect(known.has(href) || href === `mailto:${site.contactEmail}`, href).toBe(true)
    }
  })
})

test.each(Object.entries(legal))(
  'the legal page %s has sections with unique ids',
  (_name, page) => {
    const ids = page.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Number.isNaN(Date.parse(page.changed))).toBe(false)
    for (const { blocks } of page.sections) {
      for (const block of blocks) {
        if (block.kind !== 'table') continue
        for (const row of block.rows) expect(row).toHaveLength(block.columns.length)
      }
    }
  },
)

test('the cookie page describes exactly the names under which the code stores data', () => {
  const names = [storageKeys, cookieNames, updateKeys, cacheNames].flatMap((group) =>
    Object.values(group),
  )
  expect(storedThings.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const printed = cookies.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' && block.codes === true ? block.rows.map(([name]) => name) : [],
    ),
  )
  expect(new Set(printed)).toEqual(new Set(names))
  expect(printed).toHaveLength(names.length)
})

test('the partner page describes each type of partnership of the specification once', () => {
  expect(partnershipTypes).toEqual([
    'Background Screening',
    'AI & Data Intelligence',
    'Business Technological Solutions',
    'Others',
  ])
  expect(partners.kinds.items.map(({ type }) => type)).toEqual(partnershipTypes)
})

test('the figures of the about page equal those in `site.ts`', () => {
  expect(about.figures.map(({ figure }) => figure)).toEqual(['2020', '50-200', '100+'])
  expect([clients.figure.figure, clients.second.figure]).toEqual(['50+', '18+'])
  expect(careers.figure.figure).toBe('50-200')
})

test('an email link has the subject and the fields to fill in', () => {
  const url = new URL(letterHref(site.contactEmail, 'Inquiry: A & B', [{ label: 'Name' }]))
  expect(url.protocol + url.pathname).toBe(`mailto:${site.contactEmail}`)
  expect(url.searchParams.get('subject')).toBe('Inquiry: A & B')
  expect(url.searchParams.get('body')).toBe('Name:\r\n\r\n')
})

test('the links of the not-found page differ', () => {
  expect(new Set(waysOn.map(({ href }) => href)).size).toBe(waysOn.length)
})

import { expect, test } from 'vitest'
import { site } from '#shared/company/site.ts'
import { withContactEmail } from './contact-email.ts'

const texts = {
  title: 'Write to us',
  parts: [`Email ${site.contactEmail}, or email ${site.contactEmail} again.`, { href: '' }],
  link: { label: site.contactEmail, href: `mailto:${site.contactEmail}?subject=A` },
}

test('the contact email of the site settings replaces the shipped one in texts and links', () => {
  const shown = withContactEmail(texts, 'a$&b@example.com')
  expect(shown).toEqual({
    title: 'Write to us',
    parts: ['Email a$&b@example.com, or email a$&b@example.com again.', { href: '' }],
    link: { label: 'a$&b@example.com', href: 'mailto:a$&b@example.com?subject=A' },
  })
  expect(shown.parts[1]).toBe(texts.parts[1])
})

test('texts are unchanged if the site settings contain the shipped contact email', () => {
  expect(withContactEmail(texts, site.contactEmail)).toBe(texts)
})

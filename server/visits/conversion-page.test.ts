import { expect, it } from 'vitest'
import { conversionPage } from './conversion-page.ts'

it.each([
  ['criminal-check', '/contact', '/criminal-check'],
  ['line:ai-data-science', '/booking', '/solutions/:slug'],
  ['other', '/booking', '/booking'],
  ['Others', '/partners', '/partners'],
  ['//evil.example', '/contact', '/contact'],
])(
  'an inquiry about %s that was sent from %s is attributed to the page %s',
  (about, form, page) => {
    expect(conversionPage(about, form)).toBe(page)
  },
)

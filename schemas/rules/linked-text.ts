import type { CustomValidator } from 'sanity'
import { linksOf, SAFE_HREF } from '#shared/content/pages/linked-text.ts'
import { checkPageIsThere } from './known-page.ts'

/** Returns true, or an error if a link in a text has an address that links cannot have. */
export function checkTextLinks(text: string | undefined): true | string {
  const wrong = linksOf(text ?? '').find(({ href }) => !SAFE_HREF.test(href))
  if (wrong !== undefined) {
    return `Correct the address of “${wrong.label}”. Start with / for a page of this site, https://, mailto: or tel:.`
  }
  return /\]\s*\((?!\/|#|https:|mailto:|tel:)|\]\s+\(/u.test(text ?? '')
    ? 'Write links as [words](/address), without a space between the brackets.'
    : true
}

/** Returns true, or a warning about the first link in a text that leads to no public page of the site. */
export const checkLinkedPages: CustomValidator<string | undefined> = async (text, context) => {
  const results = await Promise.all(
    linksOf(text ?? '').map(async ({ href }) => checkPageIsThere(href, context)),
  )
  return results.find((result) => result !== true) ?? true
}

/** Returns true, or an error for an address that links cannot have. */
export const checkSafeHref = (href: string | undefined): true | string =>
  SAFE_HREF.test(href ?? '')
    ? true
    : 'Start with / for a page of this site, https://, mailto: or tel:.'

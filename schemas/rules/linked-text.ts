import type { CustomValidator } from 'sanity'
import { linksOf, SAFE_HREF } from '#shared/content/pages/linked-text.ts'
import { checkPageIsThere } from './known-page.ts'

/** True, or an error for a link in a text whose address cannot be used. */
export function checkTextLinks(text: string | undefined): true | string {
  const wrong = linksOf(text ?? '').find(({ href }) => !SAFE_HREF.test(href))
  if (wrong !== undefined) {
    return `Correct the address of “${wrong.label}”. Start with / for a page of this site, https://, mailto: or tel:.`
  }
  return /\]\s*\((?!\/|#|https:|mailto:|tel:)|\]\s+\(/u.test(text ?? '')
    ? 'Write links as [words](/address), without a space between the brackets.'
    : true
}

/** True, or a warning about the first link in a text that leads to no public page. */
export const checkLinkedPages: CustomValidator<string | undefined> = async (text, context) => {
  const results = await Promise.all(
    linksOf(text ?? '').map(async ({ href }) => checkPageIsThere(href, context)),
  )
  return results.find((result) => result !== true) ?? true
}

/** True, or an error for an address to which a link cannot lead. */
export const checkSafeHref = (href: string | undefined): true | string =>
  SAFE_HREF.test(href ?? '')
    ? true
    : 'Start with / for a page of this site, https://, mailto: or tel:.'

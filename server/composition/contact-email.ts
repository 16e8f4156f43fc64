import { type ContentChanges, onPublicToRead } from './content-changes.ts'
import type { Lifetime } from './lifetime.ts'
import type { DeliveredPages } from '../content/delivered-pages.ts'
import { site } from '#shared/company/site.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'

const settings = pageOf('settings', 'site')

/**
 * Returns a function that returns the contact email of the site settings, for emails, security.txt and invitations. The email is read at
 * the start and after each change, so that transactions do not wait for a read. Before the first read it is the shipped email.
 */
export function followContactEmail(
  pages: Pick<DeliveredPages, 'copy'>,
  changes: ContentChanges,
  lifetime: Lifetime,
): () => string {
  let email: string = site.contactEmail
  let latest = 0
  const read = async () => {
    const own = (latest += 1)
    const copy = await pages.copy(settings)
    // A read that began earlier can end later than the latest read. Its result is ignored.
    if (own === latest) email = copy.email
  }
  onPublicToRead(changes, ({ types }) => {
    if (types.includes(settings.type)) void read()
  })
  changes.on('outdated', () => void read())
  lifetime.add({ name: 'contact email', start: read })
  return () => email
}

import { expect, it } from 'vitest'
import { followContactEmail } from './contact-email.ts'
import { createLifetime } from './lifetime.ts'
import {
  contentMigrations,
  openEmbeddedContent,
  openTestLake,
  put,
} from '#server/testing/content.test-support.ts'
import { useDatabases } from '#server/testing/database.test-support.ts'
import { PATIENT } from '#server/testing/patience.test-support.ts'
import { site } from '#shared/company/site.ts'
import { pageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedPublished } from '#shared/content/pages/shipped-pages.ts'

const databases = useDatabases()

it('the contact email follows each publication of the site settings', async () => {
  const { dataset } = openTestLake()
  const database = await databases.open('sqlite', contentMigrations)
  const { deliveredPages, changes } = await openEmbeddedContent(database, dataset)
  const email = followContactEmail(
    deliveredPages,
    changes,
    createLifetime(() => undefined),
  )
  expect(email()).toBe(site.contactEmail)
  const settings = await shippedPublished(pageOf('settings', 'site'), '2026-03-01T09:00:00Z')
  for (const next of ['first@certavia.test', 'second@certavia.test']) {
    await put(dataset, { ...settings, email: next })
    await expect.poll(email, PATIENT).toBe(next)
  }
})

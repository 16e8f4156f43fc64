import { startSiteWithStaff } from './running-site.ts'
import { signInAsStaff } from '../pages/staff-session.ts'
import { expect, test as base, type SiteUnderTest } from '../fixtures.ts'
import { openHostedStandIn } from '#server/testing/hosted-api.test-support.ts'

/** Image hosts. Both have the same API for browsers: the site's own host, and a fake of a hosted service that checks every parameter. */
export const imageHosts = ['embedded', 'hosted'] as const

const account = { cloud: 'demo', apiKey: '1234', apiSecret: 'abcd' }

type StandIn = Awaited<ReturnType<typeof openHostedStandIn>>

interface HostedSite {
  readonly service: StandIn
  readonly site: SiteUnderTest
}

interface TestFixtures {
  readonly imageHost: (typeof imageHosts)[number]
  /** Fake of a hosted service; undefined if the site stores pictures itself. */
  readonly service: StandIn | undefined
}

async function startHosted(): Promise<HostedSite & { end(): Promise<void> }> {
  const service = await openHostedStandIn(account)
  const { site, end } = await startSiteWithStaff({
    CLOUDINARY_CLOUD_NAME: account.cloud,
    CLOUDINARY_API_KEY: account.apiKey,
    CLOUDINARY_API_SECRET: account.apiSecret,
    CLOUDINARY_API_HOST: service.origin,
    CLOUDINARY_DELIVERY_HOST: service.origin,
  })
  const { mutate } = await signInAsStaff(site.origin)
  return {
    service,
    site: {
      ...site,
      mutate,
      html: async (path) => (await fetch(site.origin + path)).text(),
    },
    end: async () => {
      await end()
      await service.close()
    },
  }
}

/** Playwright's `test` on a site with either image host. A worker starts its site with the hosted service on first use. */
export const test = base.extend<TestFixtures, { readonly hosted: () => Promise<HostedSite> }>({
  imageHost: ['embedded', { option: true }],
  hosted: [
    // Playwright derives a fixture's dependencies from this pattern.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      let started: ReturnType<typeof startHosted> | undefined
      await use(() => (started ??= startHosted()))
      await (await started)?.end()
    },
    { scope: 'worker' },
  ],
  site: async ({ imageHost, hosted, siteOf, on }, use, { file }) =>
    use(imageHost === 'hosted' ? (await hosted()).site : await siteOf(on, file)),
  service: async ({ imageHost, hosted }, use) =>
    use(imageHost === 'hosted' ? (await hosted()).service : undefined),
})

export { expect }

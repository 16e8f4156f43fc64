import type { HomePage, HubPageOf, HubSlug } from './page-copy.ts'

/** Function that loads the copy of the home page, which is a lazy chunk. */
export const homePages = {
  home: async (): Promise<{ readonly page: HomePage }> => ({
    page: (await import('../home.ts')).homePage,
  }),
}

/** Functions that load the copy of the hub pages. Each page is a lazy chunk. */
export const hubPages: {
  readonly [Slug in HubSlug]: () => Promise<{ readonly page: HubPageOf<Slug> }>
} = {
  services: async () => ({ page: (await import('../hubs/services.ts')).servicesHub }),
  solutions: async () => ({ page: (await import('../hubs/solutions.ts')).solutionsIndex }),
  industries: async () => ({ page: (await import('../hubs/industries.ts')).industriesIndex }),
  'what-we-offer': async () => ({ page: (await import('../hubs/what-we-offer.ts')).whatWeOffer }),
}

import type { PageTexts } from '#server/assistant/intents/intent.ts'
import { companyPages } from '#shared/pages/catalogue/company-pages.ts'
import { homePages, hubPages } from '#shared/pages/catalogue/hub-pages.ts'
import { settingsPages } from '#shared/pages/frame/frame-pages.ts'
import { industryPages } from '#shared/pages/catalogue/industry-pages.ts'
import { servicePages } from '#shared/pages/catalogue/service-pages.ts'
import { shippedRanges } from '#shared/pages/hubs/turnaround.ts'
import { solutionPages } from '#shared/pages/catalogue/solution-pages.ts'

/** Shipped texts of the pages, as the source of the assistant's answers. */
export const shippedTexts: PageTexts = {
  service: async (slug) => (await servicePages[slug]()).page,
  solution: async (slug) => (await solutionPages[slug]()).page,
  ranges: () => Promise.resolve(shippedRanges),
  industry: async (slug) => (await industryPages[slug]()).page,
  settings: async () => (await settingsPages.site()).page,
  company: async (slug) => (await companyPages[slug]()).page,
  hub: async (slug) => (await hubPages[slug]()).page,
  home: async () => (await homePages.home()).page,
}

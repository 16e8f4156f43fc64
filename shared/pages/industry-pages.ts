import type { IndustrySlug } from './catalogue.ts'
import type { IndustryPage } from './page-copy.ts'

/** The copy of each industry page, loaded when its page is asked for. */
export const industryPages: Readonly<
  Record<IndustrySlug, () => Promise<{ readonly page: IndustryPage }>>
> = {}

// Import this module with `import()` only. It contains the schemas of landing pages, which most pages do not need.
import { isRecord } from '#shared/content/guards.ts'
import { type LandingPage, parseSentLanding } from '#shared/content/landing/landing-page.ts'

/** Landing page from GROQ, or null if it does not exist or is not published. @throws if it is invalid */
export const parseQueriedLanding = (raw: unknown): LandingPage | null =>
  raw === null ? null : parseSentLanding(raw)

/** Landing page from REST. @throws if it is invalid */
export const parseRestLanding = (raw: unknown): LandingPage =>
  parseSentLanding(isRecord(raw) ? raw['data'] : undefined)

/** Claims of the company in the assistant's knowledge, each with its limits. */
import { paths } from '../paths/paths.ts'
import { hasControlsClaim } from './controls-claim.ts'
import { screeningStepNames } from '../pages/screening-steps.ts'
import { site } from './site.ts'

const { claims } = site

/** Entry of the knowledge about the site that the assistant's model receives. */
export interface KnowledgeEntry {
  /** Path of the page. */
  readonly url: string
  readonly text: string
}

/** The claims as one entry. Each text includes the limits of its claim, so that no reply can omit them. */
export const claimsEntry: KnowledgeEntry & { readonly title: string } = {
  url: paths.about,
  title: `About ${site.product}`,
  text: [
    `${claims.screeningSteps}-step screening: the same ${claims.screeningSteps} steps for everyone in the same role: ${screeningStepNames}.`,
    `${claims.turnaroundHours}-hour turnaround where the source answers online, counted from a complete request; other sources take longer.`,
    `${claims.clients} clients in ${claims.industries} industries, none named without their permission.`,
    `Checks can be ordered in ${site.coverage}; which check is possible differs by country.`,
    `${claims.successRate} success rate: the share of orders closed with a source’s answer or a documented attempt; ask how it is measured.`,
    ...(hasControlsClaim ? [`${claims.compliance} report available under NDA.`] : []),
    `${site.product} follows the FCRA and the GDPR and supports its customers’ compliance with them.`,
  ].join('\n'),
}

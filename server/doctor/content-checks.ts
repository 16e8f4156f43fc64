import type { Claims } from '#shared/company/site.ts'
import { counted } from '#shared/text/count.ts'
import { fine, look, type Finding } from './finding.ts'

/** Landing page that visitors cannot reach, because the site uses its slug as a path of its own. */
export interface BlockedLandingPage {
  readonly title: string
  readonly slug: string
}

/** Maximum number of landing pages that a finding names. */
const NAMED = 10

/** Reports published landing pages whose slug is also a path of the site, for example since an upgrade. */
export function judgeLandingPages(blocked: readonly BlockedLandingPage[]): Finding {
  if (blocked.length === 0) return fine('Visitors reach all published landing pages')
  const named = blocked.slice(0, NAMED).map(({ title, slug }) => `“${title}” (\`/${slug}\`)`)
  const more = blocked.length > NAMED ? [`${blocked.length - NAMED} more`] : []
  return look(
    `Visitors can’t reach ${counted(blocked.length, 'landing page')}, because the site itself needs the path: ${[...named, ...more].join(', ')}`,
    'Change the slug in the Studio, under Pages, Landing pages.',
  )
}

/** Facts about the company that the code contains and that need a source. */
export interface SourcedFacts {
  readonly rating: Claims['aggregateRating']
  /** True if the code names auditor, period and criteria of the audit report on the company's controls. */
  readonly hasControlsReport: boolean
  readonly hasPriceSource: boolean
  /** Names of the measures on the trust page that have no source. */
  readonly measures: readonly string[]
}

/** Claims in the code that lack a source, each with the place where the operator enters the source. */
function withoutSource({ rating, hasControlsReport, hasPriceSource, measures }: SourcedFacts) {
  return [
    ...(rating !== null && rating.source === null
      ? [`the rating of ${rating.value} (\`aggregateRating\`)`]
      : []),
    ...(hasControlsReport ? [] : ['the report on the controls (`controlsReport`)']),
    ...(hasPriceSource ? [] : ['the prices (`price-source.ts`)']),
    ...(measures.length === 0
      ? []
      : [`on the trust page ${measures.join(', ')} (\`trust-measures.ts\`)`]),
  ]
}

/**
 * Reports claims in the code that lack a source. A demonstration marks such claims as examples; any other site leaves them out of pages,
 * structured data and answers.
 */
export function judgeClaims(isDemonstration: boolean, facts: SourcedFacts): Finding {
  const missing = withoutSource(facts)
  if (missing.length === 0) return fine('All have a source')
  if (isDemonstration) {
    return fine(
      `Demonstration. Without a source, and not for a real company: ${missing.join('; ')}`,
    )
  }
  return look(
    `Not shown for want of a source: ${missing.join('; ')}`,
    'Add the sources and build again (docs/operations.md, Before you go live), or remove the claims.',
  )
}

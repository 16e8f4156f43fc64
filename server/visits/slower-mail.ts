import type { SlowerRoute } from '#shared/contracts/site/speed.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { counted, grouped } from '#shared/text/count.ts'
import type { Letter } from '#shared/text/email-template.ts'
import { writtenIn } from '#shared/time/written-time.ts'

/** Maximum number of routes in an email. The page of the admin lists all routes. */
const MOST_LISTED = 10

const metricNames = { LCP: 'Largest content', INP: 'Response to input' } as const

const timeOf = (metric: SlowerRoute['metric'], value: number) =>
  metric === 'LCP' ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`

const factOf = (slower: SlowerRoute): readonly [string, string] => {
  const { route, device, metric, before, after, measuredBefore, measuredAfter } = slower
  return [
    `${route} on a ${device}`,
    `${metricNames[metric]} (${metric}): ${timeOf(metric, before)} before, ${timeOf(metric, after)} now, ${Math.round((after / before - 1) * 100)} % slower (${grouped(measuredBefore)} visits before, ${grouped(measuredAfter)} now)`,
  ]
}

/** Email to an administrator about routes that became slower with a version of the site. It contains no data of visitors. */
export function slowerMail(
  slower: readonly SlowerRoute[],
  { since, origin }: { readonly since: number; readonly origin: string },
): Letter {
  const pages = counted(new Set(slower.map(({ route }) => route)).size, 'page')
  return {
    subject: `${pages} of ${site.product} got slower after a new version`,
    why: `A new version of ${site.product} started on ${writtenIn(since, site.timeZone)}, and visitors have waited at least 20 % longer since. You get this email because you are an administrator.`,
    facts: slower.slice(0, MOST_LISTED).map(factOf),
    paragraphs: [
      'Three of four visits were at least this fast. Compare the last change of these pages, or go back to the version before.',
      ...(slower.length > MOST_LISTED
        ? [`The page lists ${slower.length - MOST_LISTED} more.`]
        : []),
    ],
    link: { text: 'Open visits', url: origin + paths.adminVisits() },
    foot: 'You get at most one email about each version.',
  }
}

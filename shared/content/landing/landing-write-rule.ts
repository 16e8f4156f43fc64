import { isRecord, records } from '../guards.ts'
import { LANDING_TYPE, PUBLIC_STATUS } from '../status.ts'
import { landingSlugProblem } from './landing-slug.ts'

/**
 * Reason why the lake rejects the published copy of a landing page, as a sentence for editors, or undefined. Visitors could not reach a
 * page whose slug the site itself uses, and a page without a hero has no heading. Drafts and all other documents are accepted.
 */
export function landingWriteProblem(
  after: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  if (after?.['_type'] !== LANDING_TYPE || after['status'] !== PUBLIC_STATUS) return undefined
  const { slug, blocks } = after
  const current = isRecord(slug) ? slug['current'] : undefined
  if (typeof current !== 'string') return 'Enter the slug of the landing page.'
  const problem = landingSlugProblem(current)
  if (problem !== undefined) return problem
  return records(blocks).filter(({ _type }) => _type === 'landingHero').length === 1
    ? undefined
    : 'Use exactly one hero block. A landing page has one main heading.'
}

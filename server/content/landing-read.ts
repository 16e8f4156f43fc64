import { HttpError } from '#server/http/http-error.ts'
import { dependenciesOfLanding, type Dependencies } from '#shared/content/change-tags.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { hasLandingForm } from '#shared/paths/landing-path.ts'
import type { ContentService } from './content.service.ts'

/** Cache key of a REST response with a landing page, and the function that makes the response. @throws HttpError `not_found` */
export function landingRead(
  service: Pick<ContentService, 'landing'>,
  slug: string,
): {
  readonly key: string
  readonly make: () => Promise<{ readonly data: unknown; readonly dependencies: Dependencies }>
} {
  if (!hasLandingForm(slug)) throw new HttpError('not_found', 'Not found')
  return {
    key: JSON.stringify([LANDING_TYPE, slug]),
    make: async () => {
      const data = await service.landing(slug)
      return { data: { success: true, data }, dependencies: dependenciesOfLanding(slug, data) }
    },
  }
}

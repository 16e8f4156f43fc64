import { HttpError } from '#server/http/http-error.ts'
import { dependenciesOfLanding, dependenciesOfRanges } from '#shared/content/change-tags.ts'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { hasLandingForm } from '#shared/paths/landing-path.ts'
import type { ContentService } from './content.service.ts'
import type { PageService } from './pages.service.ts'
import type { Made } from './response-cache.ts'
import type { SavedLandings } from './saved-landings.ts'

/** Reads a landing page from the mirror or, if that cannot be read, its last published text on disk. */
async function readLanding(
  service: Pick<ContentService, 'landing'>,
  slug: string,
  saved: Pick<SavedLandings, 'get'> | undefined,
) {
  try {
    return { data: await service.landing(slug), isFallback: false }
  } catch (error) {
    if (error instanceof HttpError && error.code === 'not_found') throw error
    const data = await saved?.get(slug)
    if (data === undefined) throw error
    return { data, isFallback: true }
  }
}

/**
 * Returns the cache key of a REST response with a landing page, and the function that creates the response.
 * @param saved last published texts on disk. Default: none
 * @throws HttpError `not_found`
 */
export function landingRead(
  service: Pick<ContentService, 'landing'>,
  slug: string,
  saved?: Pick<SavedLandings, 'get'>,
): {
  readonly key: string
  readonly make: () => Promise<Made>
} {
  if (!hasLandingForm(slug)) throw new HttpError('not_found', 'Not found')
  return {
    key: JSON.stringify([LANDING_TYPE, slug]),
    make: async () => {
      const { data, isFallback } = await readLanding(service, slug, saved)
      return {
        data: { success: true, data },
        dependencies: dependenciesOfLanding(slug, data),
        isFallback,
      }
    },
  }
}

/** Cacheable read of the published planning ranges. */
export const rangesRead = (pages: Pick<PageService, 'ranges'>) => ({
  key: JSON.stringify(['planningRanges']),
  make: async (): Promise<Made> => {
    const { content, isSaved } = await pages.ranges()
    return {
      data: { success: true, data: content },
      dependencies: dependenciesOfRanges,
      isFallback: isSaved,
    }
  },
})

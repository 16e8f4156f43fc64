import type { EntryType } from '#shared/content/entries/entry-types.ts'
import type { DraftedType } from '#shared/content/status.ts'

/** Slugs that one write has claimed for an article. Other writes cannot claim them. */
export interface SlugClaim {
  /** Claims a slug. Returns false if another write, in any process, has claimed it for another article. */
  take(slug: string): Promise<boolean>
  /** Releases the claimed slugs. Called once the mirror contains the write. */
  end(): Promise<void>
}

/** Creates the claim of one write, which reserves slugs of a document type. */
export type ClaimSlugs = (type: DraftedType | EntryType, id: string) => SlugClaim

/**
 * Creates the claims of slugs. A claimed slug is a lock that all processes share. The lock is needed because the mirror does not contain
 * writes in progress.
 */
export const createSlugClaims =
  (reserve: (holder: string) => SlugClaim): ClaimSlugs =>
  (type, id) => {
    const names = reserve(id)
    return {
      take: async (slug) => names.take(`slug ${type} ${slug}`),
      end: async () => names.end(),
    }
  }

import type { EntryType } from '#shared/content/entries/entry-types.ts'
import type { DraftedType } from '#shared/content/status.ts'

/** Slugs that a write is about to assign to an article. */
export interface SlugClaim {
  /** Claims a slug. Returns false if another write, in any process, is assigning the slug to another article. */
  take(slug: string): Promise<boolean>
  /** Releases the claimed slugs. Called once the mirror contains the write. */
  end(): Promise<void>
}

/** Creates the claim with which one write reserves slugs of a document type. */
export type ClaimSlugs = (type: DraftedType | EntryType, id: string) => SlugClaim

/**
 * Creates claims of slugs. Each claim is a lock that all processes share, because the mirror does not contain writes that are in progress.
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

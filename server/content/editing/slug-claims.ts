import type { ArticleType } from '#shared/content/status.ts'

/** Slugs that one write is about to assign to an article. */
export interface SlugClaim {
  /** Claims a slug. Returns false if any process is assigning it to another article. */
  take(slug: string): Promise<boolean>
  /** Releases the slugs, once the mirror contains the write. */
  end(): Promise<void>
}

/** Starts the claim of one write on slugs of a type. */
export type ClaimSlugs = (type: ArticleType, id: string) => SlugClaim

/** Creates claims of slugs as locks that all processes share. The mirror does not contain writes in progress. */
export const createSlugClaims =
  (reserve: (holder: string) => SlugClaim): ClaimSlugs =>
  (type, id) => {
    const names = reserve(id)
    return {
      take: async (slug) => names.take(`slug ${type} ${slug}`),
      end: async () => names.end(),
    }
  }

import type { ArticleType } from '#shared/content/status.ts'

/** The slugs that one write is about to give to an article. */
export interface SlugClaim {
  /** False if another article is being given the slug at this moment, by whichever process. */
  take(slug: string): Promise<boolean>
  /** Releases the slugs: from now on the mirror shows which article has them. */
  end(): Promise<void>
}

/** Begins the claim of one write on slugs of a type. */
export type ClaimSlugs = (type: ArticleType, id: string) => SlugClaim

/** Claims of slugs by locks that all processes share. The mirror cannot show yet what is being written. */
export const createSlugClaims =
  (reserve: (holder: string) => SlugClaim): ClaimSlugs =>
  (type, id) => {
    const names = reserve(id)
    return {
      take: async (slug) => names.take(`slug ${type} ${slug}`),
      end: async () => names.end(),
    }
  }

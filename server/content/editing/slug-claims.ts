import type { ArticleType } from '#shared/content/status.ts'

/** The slugs that one write is about to give to an article. */
export interface SlugClaim {
  /** False when another article is being given the slug just now. */
  take(slug: string): boolean
  /** Gives back what was taken. */
  end(): void
}

/** Slugs of articles that are being written just now, which the mirror cannot tell of yet. */
export function createSlugClaims() {
  const holders = new Set<{ readonly key: string; readonly id: string }>()
  return (type: ArticleType, id: string): SlugClaim => {
    const own = new Set<{ readonly key: string; readonly id: string }>()
    return {
      take: (slug) => {
        const key = `${type} ${slug}`
        for (const holder of holders) if (holder.key === key && holder.id !== id) return false
        const claim = { key, id }
        holders.add(claim)
        own.add(claim)
        return true
      },
      end: () => {
        for (const claim of own) holders.delete(claim)
      },
    }
  }
}

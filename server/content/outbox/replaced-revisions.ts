import type { Mutation } from '#server/lake/types.ts'
import type { ArticleWrite } from '../editing/ports.ts'

/** More than are written while one request is under way. */
const REMEMBERED = 1_000

/** The document that a mutation changes, where it names one. */
function idOfChanged(mutation: Mutation): unknown {
  if ('patch' in mutation) return 'id' in mutation.patch ? mutation.patch.id : undefined
  if ('delete' in mutation) return 'id' in mutation.delete ? mutation.delete.id : undefined
  return 'createOrReplace' in mutation ? mutation.createOrReplace._id : undefined
}

/** The revisions that writes of this process have replaced last. */
export function createReplacedRevisions() {
  const revisions = new Set<string>()
  return {
    /** Takes note of a write that the lake has made. */
    remember: ({ mutations, before }: Pick<ArticleWrite, 'mutations' | 'before'>): void => {
      const changed = new Set(mutations.map(idOfChanged))
      for (const copy of [before.draft, before.published]) {
        if (copy !== undefined && changed.has(copy._id)) revisions.add(copy._rev)
      }
      for (const oldest of revisions) {
        if (revisions.size <= REMEMBERED) break
        revisions.delete(oldest)
      }
    },
    /** Whether a write was planned for a copy that has been replaced since. */
    isBehind: ({ before }: Pick<ArticleWrite, 'before'>): boolean =>
      [before.draft, before.published].some(
        (copy) => copy !== undefined && revisions.has(copy._rev),
      ),
  }
}

import type { Mutation } from '#lake/documents/types.ts'
import type { ArticleWrite } from '../editing/ports.ts'

/** More than are written while one request is under way. */
const REMEMBERED = 1_000

/** The document that a mutation changes, where it names one. */
function idOfChanged(mutation: Mutation): unknown {
  if ('patch' in mutation) return 'id' in mutation.patch ? mutation.patch.id : undefined
  if ('delete' in mutation) return 'id' in mutation.delete ? mutation.delete.id : undefined
  return 'createOrReplace' in mutation ? mutation.createOrReplace._id : undefined
}

interface Copy {
  readonly _id: string
  readonly _rev: string
}

/** A revision belongs to all documents of its transaction, so it tells nothing without its document. */
const nameOf = ({ _id, _rev }: Copy) => `${_id} ${_rev}`

/** The copies that writes of this process have replaced last. */
export function createReplacedRevisions() {
  const replaced = new Set<string>()
  return {
    /** Takes note of a write that the lake has made. */
    remember: ({ mutations, before }: Pick<ArticleWrite, 'mutations' | 'before'>): void => {
      const changed = new Set(mutations.map(idOfChanged))
      for (const copy of [before.draft, before.published]) {
        if (copy !== undefined && changed.has(copy._id)) replaced.add(nameOf(copy))
      }
      for (const oldest of replaced) {
        if (replaced.size <= REMEMBERED) break
        replaced.delete(oldest)
      }
    },
    /** Whether a write was planned for a copy that has been replaced since. */
    isBehind: ({ before }: Pick<ArticleWrite, 'before'>): boolean =>
      [before.draft, before.published].some(
        (copy) => copy !== undefined && replaced.has(nameOf(copy)),
      ),
  }
}

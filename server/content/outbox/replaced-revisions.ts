import type { Mutation } from '#lake/documents/types.ts'
import type { ArticleWrite } from '../editing/ports.ts'

/** Maximum number of remembered revisions: more than are replaced during one request. */
const REMEMBERED = 1_000

/** Returns the id of the document that a mutation changes, or undefined if the mutation contains none. */
function idOfChanged(mutation: Mutation): unknown {
  if ('patch' in mutation) return 'id' in mutation.patch ? mutation.patch.id : undefined
  if ('delete' in mutation) return 'id' in mutation.delete ? mutation.delete.id : undefined
  return 'createOrReplace' in mutation ? mutation.createOrReplace._id : undefined
}

interface Copy {
  readonly _id: string
  readonly _rev: string
}

/** Key of one copy in one revision. It contains the id as well, because all documents of a transaction have the same revision. */
const nameOf = ({ _id, _rev }: Copy) => `${_id} ${_rev}`

/** Creates a memory of the revisions that writes of this process have replaced. */
export function createReplacedRevisions() {
  const replaced = new Set<string>()
  return {
    /** Records a write that the lake has made. */
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
    /** Returns true if a write is based on a copy that this process has replaced. */
    isBehind: ({ before }: Pick<ArticleWrite, 'before'>): boolean =>
      [before.draft, before.published].some(
        (copy) => copy !== undefined && replaced.has(nameOf(copy)),
      ),
  }
}

import type { Actor, Acts } from '#server/http/acts.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import { loggedObjectOf } from '../logged-object.ts'
import { foreignActors } from '../publication-acts.ts'
import type { Copies } from '../editing/article-plan.ts'
import type { Editor } from '../editing/ports.ts'
import type { Trashed } from './trash.store.ts'

type Subject = Pick<Trashed, 'id' | 'type'> & Copies

interface Deletion extends Subject {
  /** Name of the user; null if unknown. */
  readonly by: string | null
  /** Id of the user's account, if known. */
  readonly byId?: string | undefined
  readonly door: TrashOrigin
}

/** Logs deletions, restores and permanent deletions in the activity log. */
export function createTrashActs(acts: Acts) {
  const record = async (by: Actor, verb: string, subject: Subject, rest?: string, data = {}) =>
    acts.record({
      by,
      verb,
      object: loggedObjectOf(subject),
      category: 'database',
      data,
      ...(rest !== undefined && { rest }),
    })
  const editor = ({ id, name }: Editor): Actor => ({ kind: 'named', id, name })
  return {
    deleted: async ({ by, byId, door, ...subject }: Deletion): Promise<void> =>
      record(
        { kind: 'named', name: by ?? foreignActors[door], ...(byId !== undefined && { id: byId }) },
        'moved',
        subject,
        'to the trash',
        { door },
      ),
    restored: async (subject: Subject, by: Editor): Promise<void> =>
      record(editor(by), 'restored', subject, 'from the trash'),
    purged: async (subject: Subject, by: Editor): Promise<void> =>
      record(editor(by), 'deleted', subject, 'for good'),
  }
}

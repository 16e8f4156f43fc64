import { useEffect } from 'react'
import { useDocumentOperation, useSyncState } from 'sanity'

/**
 * Time after which unsaved input counts as overdue. Longer than the second after which the Studio sends input, plus the round trip to the
 * lake.
 */
const OVERDUE_MS = 2500

/**
 * Returns true if all input of a document was saved, and saves overdue input. The Studio debounces changes of all documents together for a
 * second and then sends only the changes of the last document. If an editor continues typing in a second form, the first form would
 * otherwise remain unsaved until its next change.
 */
export function useSynced(id: string, type: string): boolean {
  const { isSyncing } = useSyncState(id, type)
  const { commit } = useDocumentOperation(id, type)

  useEffect(() => {
    if (!isSyncing || commit.disabled !== false) return undefined
    const timer = setInterval(() => commit.execute(), OVERDUE_MS)
    return () => clearInterval(timer)
  }, [isSyncing, commit])

  return !isSyncing
}

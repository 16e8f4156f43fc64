import { useEffect } from 'react'
import { useDocumentOperation, useSyncState } from 'sanity'

/**
 * Time after which unsaved input is sent by this hook, in milliseconds. It is longer than the second after which the Studio sends input
 * itself, plus the time until the lake responds.
 */
const OVERDUE_MS = 2500

/**
 * Returns true if all input of a document is saved, and sends input that the Studio has not sent in time. The Studio collects the changes
 * of all documents for a second, and then sends only those of the last document. So if an editor continues in a second form, the input of
 * the first form would remain unsaved until its next change.
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

import { useEffect } from 'react'
import { useDocumentOperation, useSyncState } from 'sanity'

/** Longer than the second after which the Studio sends what was typed, and the way to the lake and back. */
const OVERDUE_MS = 2500

/**
 * Whether everything typed into a document has arrived at the lake. What is overdue is sent: the Studio waits a second
 * with the changes of all documents together and then sends those of the last one alone, so that whoever goes on typing
 * in a second form at once would leave the first unsent until its next change.
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

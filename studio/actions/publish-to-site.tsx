import { PublishIcon } from '@sanity/icons/Publish'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  isPublishedPerspective,
  useConnectionState,
  useDocumentPairPermissions,
  usePerspective,
  useSchema,
  useValidationStatus,
} from 'sanity'
import { type Faults, faultsOf, fieldsOf, publishHint, publishLabel } from './faults.ts'
import { isUpToDate } from './publishing.ts'
import { useRedirectQuestion } from './redirect-question.tsx'
import { useSend } from './use-send.tsx'
import { useSynced } from './use-synced.ts'
import { useWhenSettled } from './use-when-settled.ts'
import { whyOff, whyWaiting } from './why-off.ts'

const SHORTCUT = 'Ctrl+Alt+P'

/**
 * Creates the action that publishes a document in one transaction. An `article` also gets the status `published` (see `publishActions`); a
 * `part` has no status.
 */
export function definePublishAction(kind: 'article' | 'part'): DocumentActionComponent {
  const usePublishToSite: DocumentActionComponent = (props): DocumentActionDescription | null => {
    const { id, type, draft, published, ready, transactionSyncLock } = props
    const { selectedPerspective } = usePerspective()
    const [permissions, isAsking] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const isConnected = useConnectionState(id, type) !== 'reconnecting'
    const { isKnown, faults, isSynced, isChecked, isSettled } = useChecks(props)
    const question = useRedirectQuestion()
    const send = useSend(props, kind, faults, question.ask)
    const { isBusy, request } = useWhenSettled(isSettled, send)

    // Hides the action in the published perspective, because it would publish a draft that the editor does not see.
    if (isPublishedPerspective(selectedPerspective)) return null
    const off = whyOff({
      isEmpty: draft === null && published === null,
      isUpToDate: isUpToDate({ id, draft, published }, kind),
      mayNot: !isAsking && permissions?.granted === false,
      hasFaults: faults.hasOthers,
    })
    const waiting = whyWaiting({
      isOpening: !ready || isAsking,
      isOffline: !isConnected,
      isLocked: transactionSyncLock?.enabled === true,
      isFirstCheck: !isKnown,
      isAsked: isBusy,
      isSaving: !isSynced,
      isChecking: !isChecked,
    })
    return {
      label: isBusy ? 'Publishing…' : publishLabel(faults),
      icon: PublishIcon,
      tone: 'primary',
      title: off || waiting || publishHint(faults),
      shortcut: SHORTCUT,
      disabled: off !== '' || waiting !== '',
      onHandle: request,
      ...(question.dialog !== undefined && { dialog: question.dialog }),
    }
  }
  usePublishToSite.action = 'publish'
  usePublishToSite.displayName = 'PublishToSite'
  return usePublishToSite
}

/** Returns the obstacles to publishing, and whether all input is saved and validated. */
function useChecks({ id, type, draft, published }: DocumentActionProps) {
  const current = draft ?? published
  const schema = useSchema()
  const isSynced = useSynced(id, type)
  const { isValidating, revision, validation } = useValidationStatus(current?._id ?? id, type, true)
  const isChecked = !isValidating && revision !== undefined
  const [isKnown, setKnown] = useState(isChecked)
  if (isChecked && !isKnown) setKnown(true)
  const faults: Faults = faultsOf(validation, fieldsOf(schema, type))
  return {
    // False until the first validation has finished: before that, an empty list of faults does not mean that there are none.
    isKnown,
    faults,
    isSynced,
    isChecked,
    isSettled: isSynced && isChecked && revision === current?._rev,
  }
}

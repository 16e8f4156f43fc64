import { PublishIcon } from '@sanity/icons/Publish'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  type DocumentActionProps,
  useClient,
  isPublishedPerspective,
  useDocumentPairPermissions,
  usePerspective,
  useValidationStatus,
} from 'sanity'
import { describeFailure } from './describe-failure.ts'
import { isUpToDate, publishActions } from './publishing.ts'
import { SiteLink } from './site-link.tsx'
import { useSynced } from './use-synced.ts'
import { useWhenSettled } from './use-when-settled.ts'

const API_VERSION = '2025-02-19'
const SHORTCUT = 'Ctrl+Alt+P'
const FAULTS = 'Some fields still need attention. They are marked in the form.'

/** Puts a document on the site in one transaction. Articles also become `published`; see `publishActions`. */
export function definePublishAction(kind: 'article' | 'part'): DocumentActionComponent {
  const usePublishToSite: DocumentActionComponent = (props): DocumentActionDescription | null => {
    const { id, type, draft, published, ready, transactionSyncLock } = props
    const { selectedPerspective } = usePerspective()
    const [permissions, isAsking] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const current = draft ?? published
    const { isKnown, hasErrors, isSettled } = useChecks(props)
    const send = useSend(props, kind, hasErrors)
    const { isBusy, request } = useWhenSettled(isSettled, send)

    // Whoever looks at the published copy would publish a draft that is not before their eyes.
    if (isPublishedPerspective(selectedPerspective)) return null
    const upToDate = isUpToDate({ id, draft, published }, kind)
    const isLocked = transactionSyncLock?.enabled === true
    const mayNot = !isAsking && permissions?.granted === false
    const title = reason({ isEmpty: current === null, upToDate, mayNot, hasErrors })
    return {
      label: isBusy ? 'Publishing…' : 'Publish to site',
      icon: PublishIcon,
      tone: 'primary',
      title,
      shortcut: SHORTCUT,
      disabled: [!ready, !isKnown, isAsking, isBusy, isLocked, title !== ''].includes(true),
      onHandle: request,
    }
  }
  usePublishToSite.action = 'publish'
  usePublishToSite.displayName = 'PublishToSite'
  return usePublishToSite
}

/** Whether everything typed has arrived at the lake and been checked, and whether faults were found. */
function useChecks({ id, type, draft, published }: DocumentActionProps) {
  const current = draft ?? published
  const isSynced = useSynced(id, type)
  const { isValidating, revision, validation } = useValidationStatus(current?._id ?? id, type, true)
  const isChecked = !isValidating && revision !== undefined
  const [isKnown, setKnown] = useState(isChecked)
  if (isChecked && !isKnown) setKnown(true)
  return {
    // Until the first check is through, no faults found means nothing.
    isKnown,
    hasErrors: validation.some(({ level }) => level === 'error'),
    isSettled: isSynced && isChecked && revision === current?._rev,
  }
}

/** What the button does once everything typed has arrived: one transaction, and a word about how it went. */
function useSend(
  { id, type, draft, published }: DocumentActionProps,
  kind: 'article' | 'part',
  hasErrors: boolean,
) {
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const refuse = (description: string) =>
    toast.push({ status: 'error', title: 'Not published', closable: true, description })

  return async () => {
    if (hasErrors) return void refuse(FAULTS)
    try {
      // The lake's clock, not the browser's, which may be wrong.
      const now = await client.fetch<string>('now()', {}, { tag: 'publish.now' })
      await client.action(publishActions({ id, draft, published }, kind, now), { tag: 'publish' })
      toast.push({
        id: `publish-${id}`,
        status: 'success',
        title: 'Published to the site',
        closable: true,
        duration: 8000,
        description: <SiteLink type={type} document={draft ?? published} />,
      })
    } catch (error) {
      refuse(describeFailure(error))
    }
  }
}

/** Why the button is off; empty when it is not. */
function reason(state: {
  readonly isEmpty: boolean
  readonly upToDate: boolean
  readonly mayNot: boolean
  readonly hasErrors: boolean
}): string {
  if (state.mayNot) return 'Your account may not publish.'
  if (state.upToDate) return 'The site already shows this version.'
  if (state.isEmpty) return 'There is nothing to publish yet.'
  return state.hasErrors ? FAULTS : ''
}

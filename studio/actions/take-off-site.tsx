import { UnpublishIcon } from '@sanity/icons/Unpublish'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentPairPermissions } from 'sanity'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { describeFailure } from './describe-failure.ts'
import { isOnSite, takeOffMutations } from './publishing.ts'
import { useSynced } from './use-synced.ts'
import { useWhenSettled } from './use-when-settled.ts'

const API_VERSION = '2025-02-19'

/**
 * Action that removes an article from the site. Its draft and published document become archived in one transaction; no content is lost.
 */
export const useTakeOffSite: DocumentActionComponent = (props) => {
  const { id, type, draft, published, ready } = props
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const [permissions, isAsking] = useDocumentPairPermissions({ id, type, permission: 'unpublish' })
  const isSynced = useSynced(id, type)

  const { isBusy, request } = useWhenSettled(isSynced, async () => {
    try {
      await client.mutate(takeOffMutations({ id, draft, published }), {
        tag: 'take-off',
        visibility: 'sync',
        returnDocuments: false,
      })
      toast.push({
        status: 'success',
        title: 'Unpublished',
        description: 'Visitors can no longer see it. You can find it under Archived.',
      })
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'Not unpublished',
        closable: true,
        description: describeFailure(error),
      })
    }
  })

  if (!isOnSite({ id, draft, published })) return null
  const mayNot = !isAsking && permissions?.granted === false
  return {
    label: isBusy ? 'Unpublishing…' : 'Unpublish',
    icon: UnpublishIcon,
    tone: 'caution',
    title: mayNot ? 'Ask an administrator. Your account can’t unpublish articles.' : '',
    disabled: !ready || isAsking || mayNot || isBusy,
    onHandle: () => setConfirming(true),
    dialog: isConfirming && {
      type: 'confirm',
      tone: 'caution',
      message: `Unpublish this ${type === LANDING_TYPE ? 'page' : 'article'}? Visitors can no longer see it. It stays here as archived, and you can publish it again.`,
      confirmButtonText: 'Unpublish',
      cancelButtonText: 'Keep it',
      onCancel: () => setConfirming(false),
      onConfirm: () => {
        setConfirming(false)
        request()
      },
    },
  }
}
useTakeOffSite.action = 'unpublish'
useTakeOffSite.displayName = 'TakeOffSite'

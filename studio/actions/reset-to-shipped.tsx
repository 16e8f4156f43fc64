import { ResetIcon } from '@sanity/icons/Reset'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentPairPermissions } from 'sanity'
import { fixedPageOf } from '#shared/content/pages/fixed-pages.ts'
import { shippedDraft } from '#shared/content/pages/shipped-pages.ts'
import { describeFailure } from './describe-failure.ts'
import { useSynced } from './use-synced.ts'
import { useWhenSettled } from './use-when-settled.ts'

const API_VERSION = '2025-02-19'

/**
 * Action that replaces the draft of a fixed page by the shipped text. The published document stays as it is until the draft is published.
 */
export const useResetToShipped: DocumentActionComponent = (props) => {
  const { id, type, draft, published, ready } = props
  const client = useClient({ apiVersion: API_VERSION })
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const [permissions, isAsking] = useDocumentPairPermissions({ id, type, permission: 'update' })
  const isSynced = useSynced(id, type)

  const { isBusy, request } = useWhenSettled(isSynced, async () => {
    const page = fixedPageOf(id)
    if (page === undefined) return
    try {
      const document = await shippedDraft(page, draft ?? published ?? {})
      await client.createOrReplace(document, {
        tag: 'reset-to-shipped',
        visibility: 'sync',
        returnDocuments: false,
      })
      toast.push({
        status: 'success',
        title: 'Shipped text restored in the draft',
        description: 'Check it, then choose “Publish to site”. Visitors see no change before.',
      })
    } catch (error) {
      toast.push({
        status: 'error',
        title: 'Not reset',
        closable: true,
        description: describeFailure(error),
      })
    }
  })

  const mayNot = !isAsking && permissions?.granted === false
  const hasNone = draft === null && published === null
  return {
    label: isBusy ? 'Resetting…' : 'Reset to shipped text',
    icon: ResetIcon,
    tone: 'caution',
    title: hasNone
      ? 'This is the shipped text.'
      : mayNot
        ? 'Ask an administrator. Your account can’t edit pages.'
        : '',
    disabled: !ready || isAsking || mayNot || hasNone || isBusy,
    onHandle: () => setConfirming(true),
    dialog: isConfirming && {
      type: 'confirm',
      tone: 'caution',
      message:
        'Replace the text in this form with the text that came with the site? Visitors keep seeing the published version until you publish. You can get the current text back from History.',
      confirmButtonText: 'Reset',
      cancelButtonText: 'Keep the text',
      onCancel: () => setConfirming(false),
      onConfirm: () => {
        setConfirming(false)
        request()
      },
    },
  }
}
useResetToShipped.displayName = 'ResetToShipped'

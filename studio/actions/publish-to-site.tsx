import { PublishIcon } from '@sanity/icons/Publish'
import { useToast } from '@sanity/ui/toast'
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  useClient,
  useDocumentPairPermissions,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { describeFailure } from './describe-failure.ts'
import { isUpToDate, publishActions } from './publishing.ts'
import { SiteLink } from './site-link.tsx'
import { useWhenSettled } from './use-when-settled.ts'

const API_VERSION = '2025-02-19'
const SHORTCUT = 'Ctrl+Alt+P'

/** Puts a document on the site in one transaction. Articles also become `published`; see `publishActions`. */
export function definePublishAction(kind: 'article' | 'part'): DocumentActionComponent {
  const usePublishToSite: DocumentActionComponent = (props): DocumentActionDescription | null => {
    const { id, type, draft, published, ready } = props
    const client = useClient({ apiVersion: API_VERSION })
    const toast = useToast()
    const [permissions, isAsking] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const { isSyncing } = useSyncState(id, type)
    const current = draft ?? published
    const validation = useValidationStatus(current?._id ?? id, type, true)
    const hasErrors = validation.validation.some(({ level }) => level === 'error')
    const isChecked = !validation.isValidating && validation.revision === current?._rev

    const { isBusy, request } = useWhenSettled(!isSyncing && isChecked, async () => {
      if (hasErrors) {
        toast.push({
          status: 'error',
          title: 'Not published',
          description: 'Some fields still need attention. They are marked in the form.',
        })
        return
      }
      try {
        await client.action(publishActions(id, kind, new Date().toISOString()), { tag: 'publish' })
        toast.push({
          id: `publish-${id}`,
          status: 'success',
          title: 'Published to the site',
          closable: true,
          duration: 8000,
          description: <SiteLink type={type} document={current} />,
        })
      } catch (error) {
        toast.push({
          status: 'error',
          title: 'Not published',
          closable: true,
          description: describeFailure(error),
        })
      }
    })

    const upToDate = isUpToDate({ id, draft, published }, kind)
    const mayNot = !isAsking && permissions?.granted === false
    const title = reason({ isEmpty: current === null, upToDate, mayNot, hasErrors })
    return {
      label: isBusy ? 'Publishing…' : 'Publish to site',
      icon: PublishIcon,
      tone: 'primary',
      title,
      shortcut: SHORTCUT,
      disabled: !ready || isAsking || isBusy || title !== '',
      onHandle: request,
    }
  }
  usePublishToSite.action = 'publish'
  usePublishToSite.displayName = 'PublishToSite'
  return usePublishToSite
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
  return state.hasErrors ? 'Some fields still need attention. They are marked in the form.' : ''
}

import { useToast } from '@sanity/ui/toast'
import {
  type DocumentActionProps,
  type DocumentStore,
  type SanityDocument,
  useClient,
  useDocumentStore,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { LANDING_TYPE } from '#shared/content/status.ts'
import { paths } from '#shared/paths/paths.ts'
import { SLUG_IS_TAKEN } from '#schemas/rules/unique-slug.ts'
import { describeFailure } from './describe-failure.ts'
import type { Faults, UnpublishedPart } from './faults.ts'
import { comesOffAtOnce, draftIdOf, publishActions } from './publishing.ts'
import { readSlug, SiteLink } from './site-link.tsx'
import { FAULTS } from './why-off.ts'

const API_VERSION = '2025-02-19'

/**
 * Query that runs immediately before publishing. It reads the lake's clock, because the browser's clock may be wrong, and the data for
 * checks that validation skips without a connection.
 */
const LAST_LOOK = `{
  "now": now(),
  "isTaken": ${SLUG_IS_TAKEN},
  "parts": *[_id in $drafts],
  "redirects": *[_type == "redirect" && from == $path && $path != ""]{_id, to}
}`

const PASSED = 'Choose a later “Unpublish at”, or clear it. This time has passed.'

interface LastLook {
  readonly now: string
  readonly isTaken: boolean
  /** Drafts of the documents that will be published together with this one. */
  readonly parts: readonly SanityDocument[]
  /** Redirects from the path of a landing page to other pages. */
  readonly redirects: readonly FoundRedirect[]
}

/** Redirect from the path at which a landing page will be published. */
export interface FoundRedirect {
  readonly _id: string
  readonly to: string
}

/** Answer to the question about redirects: delete them, keep them, or do not publish. */
export type RedirectAnswer = 'delete' | 'keep' | 'cancel'

/** Path of a landing page, to look for redirects from it; '' for all other types. */
function pathOf(type: string, document: SanityDocument | null): string {
  const slug = type === LANDING_TYPE ? readSlug(document?.['slug']) : undefined
  return slug === undefined ? '' : paths.landing(slug)
}

/** Returns the function that publishes the document. Call it once all input is saved. It runs one transaction and shows the result. */
export function useSend(
  { id, type, draft, published }: DocumentActionProps,
  kind: 'article' | 'part',
  { parts, hasOthers }: Faults,
  ask: (path: string, redirects: readonly FoundRedirect[]) => Promise<RedirectAnswer>,
) {
  const client = useClient({ apiVersion: API_VERSION })
  const store = useDocumentStore()
  const workspace = useWorkspace()
  const toast = useToast()
  const refuse = (description: string) =>
    toast.push({ status: 'error', title: 'Not published', closable: true, description })

  /** Returns the reason why a referenced document cannot be published, or undefined. */
  const problemOf = async ({ id: part, field }: UnpublishedPart, found: LastLook) => {
    const document = found.parts.find(({ _id }) => _id === draftIdOf(part))
    if (document === undefined) return `Choose another ${field}. This one no longer exists.`
    const markers = await validateDocument({ document, workspace, environment: 'studio' })
    return markers.some(({ level }) => level === 'error')
      ? `Open the ${field} and complete the marked fields.`
      : undefined
  }

  return async () => {
    if (hasOthers) return void refuse(FAULTS)
    const path = pathOf(type, draft ?? published)
    try {
      await Promise.all(parts.map(async (part) => arrived(store, part)))
      const found = await client.fetch<LastLook>(
        LAST_LOOK,
        {
          id,
          type,
          slug: readSlug((draft ?? published)?.['slug']) ?? '',
          drafts: parts.map((part) => draftIdOf(part.id)),
          path,
        },
        { perspective: 'raw', tag: 'publish.last-look' },
      )
      if (found.isTaken) return void refuse('Choose another slug. This one is taken.')
      if (comesOffAtOnce({ draft, published }, found.now)) return void refuse(PASSED)
      const problems = await Promise.all(parts.map(async (part) => problemOf(part, found)))
      const problem = problems.find((sentence) => sentence !== undefined)
      if (problem !== undefined) return void refuse(problem)
      const { redirects } = found
      const answer = redirects.length === 0 ? 'keep' : await ask(path, redirects)
      if (answer === 'cancel') return undefined
      await client.action(
        publishActions(
          { id, draft, published },
          kind,
          found.now,
          parts.map((part) => part.id),
        ),
        { tag: 'publish' },
      )
      if (answer === 'delete') {
        await client.mutate(
          redirects.map(({ _id }) => ({ delete: { id: _id } })),
          { tag: 'publish.redirect', visibility: 'sync', returnDocuments: false },
        )
      }
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

/** Resolves when all changes of another document are saved. */
async function arrived(store: DocumentStore, { id, type }: UnpublishedPart): Promise<void> {
  return new Promise((resolve, reject) => {
    const watching = store.pair.consistencyStatus(id, type).subscribe({
      next: (isConsistent) => {
        if (!isConsistent) return
        resolve()
        queueMicrotask(() => watching.unsubscribe())
      },
      error: reject,
    })
  })
}

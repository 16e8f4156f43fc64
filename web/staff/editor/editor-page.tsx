import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { statusOf } from '#shared/async/status-of.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { articleQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { Editor } from './editor.tsx'
import type { StaffArticle } from './form/to-form.ts'
import type { Sheet } from './preview/preview-dialog.tsx'
import { MADE } from './use-settled-leaving.ts'

/** Last segment of the URL of a new article. */
const NEW = 'new'

/** Refetch interval of an open article, in milliseconds. `waiting` applies while the article waits in the outbox for the CMS. */
const REREAD = { usually: 30_000, waiting: 3_000 } as const

const interval = (article: StaffArticle | undefined) =>
  article?.pending === true ? REREAD.waiting : REREAD.usually

function useArticle(type: ArticleType, id: string, isRead: boolean) {
  const { api } = useStaff()
  return useQuery({
    ...articleQuery(api, type, id),
    enabled: id !== NEW && isRead,
    refetchInterval: ({ state }) => interval(state.data),
  })
}

interface EditorPageProps {
  readonly type: ArticleType
  /** Loads the component that renders the article as on its public page. */
  readonly loadSheet: () => Promise<Sheet>
}

/** Page that edits the article in its URL, or creates a new article. */
export function EditorPage({ type, loadSheet }: EditorPageProps) {
  const { id = NEW } = useParams()
  const navigate = useNavigate()
  const [made, setMade] = useState<string>()
  const [isGoing, setGoing] = useState(false)
  // An article that is being deleted is not refetched.
  const { data, error, refetch } = useArticle(type, id, !isGoing)
  const list = contentTypes[type].paths.adminList
  const place = contentTypes[type].paths.adminPage
  const mayWrite = useMay('content.write')
  if (id === NEW && !mayWrite) {
    return (
      <div className="desk">
        <PageHead title="No access, staff" noindex />
        <EmptyState
          title="Your role can’t edit"
          text="You can read and preview everything. To edit, ask an administrator for the editor role."
          link={{ label: 'Back to the list', href: list }}
        />
      </div>
    )
  }
  if (id === NEW || data !== undefined) {
    return (
      <Editor
        // Creating an article changes its URL. The React key stays the same, so that the editor is not remounted.
        key={id === made ? NEW : id}
        type={type}
        article={data}

        loadSheet={loadSheet}
        onGoing={setGoing}
        onMade={(fresh) => {
          setMade(fresh)
          void navigate(place(fresh), { replace: true, state: MADE })
        }}
      />
    )
  }
  if (error !== null) {
    const isMissing = statusOf(error) === 404
    return (
      <div className="desk">
        <PageHead title="Not found, staff" noindex />
        <EmptyState
          title={isMissing ? 'Article not found' : 'This article couldn’t be loaded'}
          text={error.message}
          link={{ label: 'Back to the list', href: list }}
        />
        {!isMissing && (
          <button type="button" className="desk-button" onClick={() => void refetch()}>
            Try again
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="edit" aria-busy="true">
      <PageHead title="Opening, staff" noindex />
      <div className="edit-sheet">
        <div className="edit-main">
          <output className="sr-only">Loading...</output>
          <div className="skeleton skeleton-title" />
          <div className="skeleton skeleton-line" />
          <div className="skeleton skeleton-line skeleton-short" />
        </div>
      </div>
    </div>
  )
}

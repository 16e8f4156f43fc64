import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { statusOf } from '#shared/async/status-of.ts'
import { entryPaths, NEW_ENTRY } from '#shared/content/entries/entry-paths.ts'
import { entryTypes, type EntryType } from '#shared/content/entries/entry-types.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { entryQuery } from '#web/lib/staff/queries/entry-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { useMay } from '#web/lib/staff/use-may.ts'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { MADE } from '../use-settled-leaving.ts'
import { EntryEditor } from './entry-editor.tsx'
import { entryWords } from './entry-labels.ts'

/** Page that edits the document in its URL, or creates a new one. */
export function EntryPage({ type }: { readonly type: EntryType }) {
  const { id = NEW_ENTRY } = useParams()
  const navigate = useNavigate()
  const { api } = useStaff()
  const mayWrite = useMay('content.write')
  const [made, setMade] = useState<string>()
  const isNew = id === NEW_ENTRY
  const { data, error, refetch } = useQuery({ ...entryQuery(api, type, id), enabled: !isNew })
  const { list, page } = entryPaths[type]
  const back = { label: 'Back to the list', href: list }
  if (isNew && !mayWrite) {
    return (
      <div className="desk">
        <PageHead title="No access, staff" noindex />
        <EmptyState
          title="Your role can’t edit"
          text="You can read everything. To edit, ask an administrator for the editor role."
          link={back}
        />
      </div>
    )
  }
  if (isNew || data !== undefined) {
    return (
      <EntryEditor
        // Creating a document changes its URL. The React key stays the same, so that the form is not remounted.
        key={id === made ? NEW_ENTRY : id}
        type={type}
        entry={data}
        onMade={(fresh) => {
          setMade(fresh)
          void navigate(page(fresh), { replace: true, state: MADE })
        }}
      />
    )
  }
  if (error !== null) {
    const isMissing = statusOf(error) === 404
    const noun = entryWords[type].noun
    return (
      <div className="desk">
        <PageHead title="Not found, staff" noindex />
        <EmptyState
          title={
            isMissing ? `${noun} not found` : `This ${entryTypes[type].noun} couldn’t be loaded`
          }
          text={error.message}
          link={back}
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
      <PageHead title={`${entryWords[type].noun}, staff`} noindex />
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

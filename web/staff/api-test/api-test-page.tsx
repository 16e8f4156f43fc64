import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { AnswerState } from '#web/ui/island/answer-state.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { apiDocument, groupsOf } from './api-document.ts'
import { BrowserErrors } from './browser-errors.tsx'
import { ClientLogTable } from './client-log-table.tsx'
import { OperationForm } from './operation-form.tsx'

interface OperationListProps {
  readonly groups: ReturnType<typeof groupsOf>
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** List of operations by group. */
function OperationList({ groups, chosen, onChoose }: OperationListProps) {
  return (
    <nav aria-label="Operations" className="api-operations">
      {[...groups].map(([group, members]) => (
        <div key={group}>
          <h2 className="label">{group}</h2>
          <ul>
            {members.map(({ id, method, path, summary }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === chosen ? 'true' : undefined}
                  title={summary}
                  onClick={() => onChoose(id)}
                >
                  <span className="api-method">{method}</span>
                  <span className="api-path">{path}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/**
 * Page that calls operations of the REST API with the user's token, and shows the log of this browser tab. Users with the ability to manage
 * the system also see errors reported by visitors' browsers.
 */
export function ApiTestPage() {
  const { api, user } = useStaff()
  const [chosen, setChosen] = useState<string>()
  const document = useQuery({
    queryKey: staffKeys.openApi,
    queryFn: async ({ signal }) => api.call(staffApiPaths.openapi, apiDocument, { signal }),
    staleTime: 0,
    refetchOnMount: true,
  })
  const { data } = document
  const groups = data && groupsOf(data)
  const operations = groups && [...groups.values()].flat()
  const operation = operations?.find(({ id }) => id === chosen) ?? operations?.[0]
  return (
    <div className="desk">
      <header className="desk-head">
        <h1>API test</h1>
        <p className="desk-facts">
          {data !== undefined &&
            `${data.info.title} ${data.info.version} · ${operations?.length ?? 0} operations`}
        </p>
        <a className="desk-link" href={staffApiPaths.openapi} target="_blank" rel="noreferrer">
          openapi.json<span aria-hidden="true"> ↗</span>
          <span className="sr-only"> (new tab)</span>
        </a>
      </header>
      <p className="api-note">These are live calls, made as {user.email}. They change real data.</p>
      <AnswerState answer={document} waiting={<PageSkeleton />}>
        {() =>
          groups !== undefined &&
          operation !== undefined && (
            <div className="api-test">
              <OperationList groups={groups} chosen={operation.id} onChoose={setChosen} />
              <OperationForm key={operation.id} operation={operation} />
            </div>
          )
        }
      </AnswerState>
      <ClientLogTable />
      <BrowserErrors />
    </div>
  )
}

import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { ListPlace, ListPlaces } from '#web/lib/staff/list/list-places.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { AnswerState, type Answer } from '#web/ui/island/answer-state.tsx'
import { KeyHelp, type KeyLine, type KeyState } from '#web/ui/list/key-help.tsx'
import { ListFoot, type Hint } from '#web/ui/list/list-foot.tsx'
import { ListWaiting } from '#web/ui/list/list-waiting.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'

/** Number of placeholder rows while a list loads that was empty before. */
const SHORT = 3

interface HeadProps<List> {
  readonly title: string
  readonly answer: Answer<List> & { readonly dataUpdatedAt: number }
  /** Returns counts for the list, such as the number of its items. */
  readonly facts?: (list: List) => ReactNode
  /** Actions of the page. */
  readonly children?: ReactNode
}

/** Header of a staff list: its title, figures, and the age of the data. */
export function ListHead<List>({ title, answer, facts, children }: HeadProps<List>) {
  const { data, error, dataUpdatedAt } = answer
  return (
    <DeskHead
      title={title}
      facts={
        data === undefined ? (
          error === null ? (
            'loading'
          ) : (
            'not loaded'
          )
        ) : (
          <>
            {facts !== undefined && <>{facts(data)} · </>}
            <Refreshed at={dataUpdatedAt} />
          </>
        )
      }
    >
      {children}
    </DeskHead>
  )
}

interface StaffListProps<
  Filters,
  Row extends { readonly id: string },
  List extends { readonly count: number },
  Key extends string,
> {
  /** State of the list, as returned by `useList`. */
  readonly list: {
    readonly places: ListPlaces<Filters>
    readonly place: ListPlace<Filters>
    readonly go: (place: ListPlace<Filters>) => void
    readonly answer: Answer<List>
    readonly rows: readonly Row[]
    readonly stale: boolean
    readonly away: ListPlace<Filters> | undefined
    readonly body: NonNullable<DataTableProps<Row>['body']>
    readonly keys: KeyState
  }
  readonly head: ReactNode
  readonly toolbar: ReactNode
  /** Content above the rows. It is shown even if the list has no rows. */
  readonly notice?: ReactNode
  /** Returns the content of the bar: the summary of the list, or the actions on the selected rows. */
  readonly strip?: (list: List) => ReactNode
  /** Content shown if the list has no rows. */
  readonly empty?: ReactNode
  /** True if the bar is also shown in a list without rows. */
  readonly keepsStrip?: boolean
  /** The table. Undefined if `children` renders the rows in another form. */
  readonly table:
    | Pick<
        DataTableProps<Row, Key>,
        'name' | 'className' | 'columns' | 'sort' | 'selection' | 'nameOf' | 'attributes'
      >
    | undefined
  /** Returns content below the rows. */
  readonly note?: (list: List) => ReactNode
  /** Most frequent shortcuts (`hints`), and all shortcuts (`keyLines`). */
  readonly hints: readonly Hint[]
  readonly keyLines: readonly KeyLine[]
  readonly dialogs?: ReactNode
  /** Content shown instead of the table and of the empty state. */
  readonly children?: (list: List) => ReactNode
}

/**
 * Page with a staff list: header, toolbar, bar, rows, pagination, dialogs and shortcuts. If the URL has a page after the last one,
 * navigates to the last page.
 */
export function StaffList<
  Filters,
  Row extends { readonly id: string },
  List extends { readonly count: number },
  Key extends string = never,
>(props: StaffListProps<Filters, Row, List, Key>) {
  const { list, head, toolbar, notice, strip, empty, keepsStrip = false, table, note } = props
  const { hints, keyLines, dialogs, children } = props
  const { places, place, go, answer, rows, stale, away, body, keys } = list
  if (away !== undefined) return <Navigate to={places.path + places.write(away)} replace />
  const contentOf = (data: List) => {
    if (children !== undefined) return children(data)
    // While new data loads, an empty list may be the result for the previous filters, so the empty state must not be shown.
    if (data.count === 0) return stale ? <ListWaiting rows={SHORT} /> : empty
    return table && <DataTable {...table} rows={rows} stale={stale} body={body} />
  }
  return (
    <div className="desk">
      {head}
      {toolbar}
      <AnswerState
        answer={answer}
        waiting={
          <>
            {strip !== undefined && <div className="desk-strip-place desk-strip" />}
            {table === undefined ? (
              <ListWaiting rows={places.pageSize} />
            ) : (
              <DataTable {...table} rows={[]} waiting={places.pageSize} />
            )}
          </>
        }
      >
        {(data) => (
          <>
            {notice}
            {(data.count > 0 || keepsStrip) && strip?.(data)}
            {contentOf(data)}
            {data.count > 0 && note?.(data)}
            {data.count > 0 && (
              <ListFoot
                hints={hints}
                page={place.page}
                pageSize={places.pageSize}
                count={data.count}
                onPage={(page) => go({ ...place, page })}
                onKeys={() => keys.show(true)}
              />
            )}
          </>
        )}
      </AnswerState>
      {dialogs}
      <KeyHelp lines={keyLines} state={keys} />
    </div>
  )
}

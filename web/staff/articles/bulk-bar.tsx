import { grouped } from '#shared/text/count.ts'
import { useState, type ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import { clockTime } from '#web/lib/staff/moments.ts'
import { BulkMore, StripPlace } from '#web/ui/list/bulk-strip.tsx'
import { SetNote } from '#web/ui/list/set-note.tsx'
import { BulkQuestion, type GreatAct } from './bulk-question.tsx'
import { PAGE_SIZE } from './url-state.ts'
import { kinds } from './rows.ts'
import { RunEnd, RunProgress } from './run-strip.tsx'
import type { Chosen } from './use-chosen.ts'
import type { Run } from './use-run.ts'

interface BulkBarProps {
  readonly type: ArticleType
  readonly chosen: Chosen
  readonly run: Run
  /** Number of articles that match the filters of the list, on all pages. */
  readonly matching: number
  /** Number of rows on the page, and true if all rows are selected. */
  readonly onPage: number
  readonly isPageSelected: boolean
  /** True while the server creates the selection of all matching articles. */
  readonly isFixing: boolean
  readonly onAct: (act: GreatAct) => void
  readonly onSelectAll: () => void
  readonly onSelectPage: () => void
  readonly onClear: () => void
  readonly onSetField: () => void
  /** Shows the documents that link to an article. */
  readonly onLinks: (article: { readonly id: string; readonly title: string }) => void
  /** Content of the strip while nothing is selected. The height of the strip is constant, so that the rows below never move. */
  readonly children: ReactNode
}

function Actions(props: Omit<BulkBarProps, 'children' | 'run' | 'onLinks'>) {
  const { type, chosen, onAct, onClear, onSetField } = props
  const isWide = useWide()
  const [asked, setAsked] = useState<GreatAct>()
  // Asks for confirmation if more articles are selected than fit on one page, because the user does not see all selected articles.
  const ask = (act: GreatAct) => () => (chosen.count > PAGE_SIZE ? setAsked(act) : onAct(act))
  return (
    <>
      <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
        <output>{grouped(chosen.count)} selected</output>
        <button type="button" onClick={ask('publish')}>
          Publish to site
        </button>
        <BulkMore>
          <button type="button" onClick={ask('unpublish')}>
            Unpublish
          </button>
          <button type="button" onClick={onSetField}>
            Set {kinds[type].field.toLowerCase()}
          </button>
          <button type="button" className="desk-bulk-delete" onClick={ask('delete')}>
            Delete
          </button>
        </BulkMore>
        <button type="button" className="desk-bulk-clear" onClick={onClear}>
          Clear <kbd aria-hidden="true">Esc</kbd>
        </button>
        <BulkQuestion
          type={type}
          count={chosen.count}
          act={asked}
          onYes={() => {
            setAsked(undefined)
            if (asked !== undefined) onAct(asked)
          }}
          onNo={() => setAsked(undefined)}
        />
      </div>
      <SetNote
        {...props}
        count={chosen.count}
        setAt={
          chosen.setAt === undefined
            ? undefined
            : { iso: chosen.setAt, text: clockTime(chosen.setAt) }
        }
        isWide={isWide}
      />
    </>
  )
}

/** Actions on the selected articles, with their progress and result. */
export function BulkBar(props: BulkBarProps) {
  const { run, chosen, onLinks, children } = props
  const { state } = run
  const mode = state.kind === 'rest' ? (chosen.count === 0 ? 'rest' : 'selected') : state.kind
  return (
    <StripPlace mode={mode}>
      {(state.kind === 'working' || state.kind === 'lost') && (
        <RunProgress state={state} onStop={run.stop} onTry={run.tryNow} />
      )}
      {state.kind === 'ended' && (
        <RunEnd
          key={state.run.id}
          state={state}
          onUndo={run.undo}
          onExpire={run.expire}
          onClose={run.close}
          onLinks={onLinks}
        />
      )}
      {mode === 'selected' && <Actions {...props} />}
      {mode === 'rest' && <div className="desk-strip">{children}</div>}
    </StripPlace>
  )
}

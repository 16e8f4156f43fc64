import { useState, type ComponentProps, type ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { BulkActions } from '#web/blocks/staff-list/bulk-bar.tsx'
import { StripPlace } from '#web/ui/list/bulk-strip.tsx'
import { BulkQuestion, type GreatAct } from './bulk-question.tsx'
import { articlePlaces } from './url-state.ts'
import { kinds } from './rows.ts'
import { RunEnd, RunProgress } from './run-strip.tsx'
import type { Chosen } from './use-chosen.ts'
import type { Run } from './use-run.ts'

interface BulkBarProps {
  readonly type: ArticleType
  readonly chosen: Chosen
  readonly run: Run
  /** Properties of the button that selects all articles that match the filters. */
  readonly all: Omit<NonNullable<ComponentProps<typeof BulkActions>['all']>, 'at'>
  readonly onAct: (act: GreatAct) => void
  readonly onClear: () => void
  readonly onSetField: () => void
  /** Shows the documents that link to an article. */
  readonly onLinks: (article: { readonly id: string; readonly title: string }) => void
  /** Content of the bar while no article is selected. The height of the bar is constant, so that the rows below never move. */
  readonly children: ReactNode
}

function Actions(props: Omit<BulkBarProps, 'children' | 'run' | 'onLinks'>) {
  const { type, chosen, onAct, onClear, onSetField, all } = props
  const [asked, setAsked] = useState<GreatAct>()
  // Asks for confirmation if more articles are selected than fit on one page, because the user does not see all selected articles.
  const ask = (act: GreatAct) => () =>
    chosen.count > articlePlaces[type].pageSize ? setAsked(act) : onAct(act)
  return (
    <BulkActions
      label="Selected articles"
      count={chosen.count}
      acts={[{ label: 'Publish to site', run: ask('publish') }]}
      more={[
        { label: 'Unpublish', run: ask('unpublish') },
        { label: `Set ${kinds[type].field.toLowerCase()}`, run: onSetField },
        { label: 'Delete', isRemoval: true, run: ask('delete') },
      ]}
      onClear={onClear}
      all={{ ...all, at: chosen.setAt }}
    >
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
    </BulkActions>
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

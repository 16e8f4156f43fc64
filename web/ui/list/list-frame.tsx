import type { ReactNode } from 'react'
import { AnswerState, type Answer } from '../island/answer-state.tsx'
import { KeyHelp, type KeyLine, type KeyState } from './key-help.tsx'
import { ListFoot, type Hint } from './list-foot.tsx'
import { ListWaiting } from './list-waiting.tsx'

/** Number of skeleton rows while an empty list loads. */
const SHORT = 3

interface ListFrameProps<List extends { readonly count: number }> {
  readonly head: ReactNode
  readonly toolbar: ReactNode
  readonly answer: Answer<List>
  /** Current page, counted from 1. */
  readonly page: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
  /** Content above the rows, shown even if the list has no rows. */
  readonly notice?: ReactNode
  /** Content of a list without rows. Absent if `children` handle that case. */
  readonly empty?: ReactNode
  /** Most frequently used shortcuts (`hints`), and all shortcuts. */
  readonly hints: readonly Hint[]
  readonly keyLines: readonly KeyLine[]
  readonly keys: KeyState
  /** Renders the strip and the table. */
  readonly children: (list: List) => ReactNode
  readonly dialogs: ReactNode
}

/** Frame of a staff list: head, toolbar, placeholder, rows, pagination, dialogs and shortcuts. */
export function ListFrame<List extends { readonly count: number }>(props: ListFrameProps<List>) {
  const { head, toolbar, answer, page, pageSize, onPage, notice, empty } = props
  const { hints, keyLines, keys, children, dialogs } = props
  return (
    <div className="desk">
      {head}
      {toolbar}
      <AnswerState answer={answer} waiting={<ListWaiting rows={pageSize} />}>
        {(list) => (
          <>
            {notice}
            {list.count === 0 && empty !== undefined ? (
              // While new data loads, the empty result may belong to the previous filters and must not be shown as the new result.
              answer.isPlaceholderData === true ? (
                <ListWaiting rows={SHORT} />
              ) : (
                empty
              )
            ) : (
              children(list)
            )}
            {list.count > 0 && (
              <ListFoot
                hints={hints}
                page={page}
                pageSize={pageSize}
                count={list.count}
                onPage={onPage}
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

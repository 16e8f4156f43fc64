import type { ReactNode } from 'react'
import { AnswerState, type Answer } from '../island/answer-state.tsx'
import { KeyHelp, type KeyLine, type KeyState } from './key-help.tsx'
import { ListFoot, type Hint } from './list-foot.tsx'
import { ListWaiting } from './list-waiting.tsx'

/** Rows of the grey shape that takes the place of an empty list. */
const SHORT = 3

interface ListFrameProps<List extends { readonly count: number }> {
  readonly head: ReactNode
  readonly toolbar: ReactNode
  readonly answer: Answer<List>
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
  /** Stands above the rows, whether there are any or not. */
  readonly notice?: ReactNode
  /** What is seen where the list has no rows; absent where `children` say that too, beside what goes on. */
  readonly empty?: ReactNode
  /** The keys that are used most, and all of them. */
  readonly hints: readonly Hint[]
  readonly keyLines: readonly KeyLine[]
  readonly keys: KeyState
  /** The strip and the table. */
  readonly children: (list: List) => ReactNode
  readonly dialogs: ReactNode
}

/** A list of staff: head, toolbar, what stands in the place of rows, rows, pages, dialogs and keys. */
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
              // The empty answer may be that of the filters before.
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

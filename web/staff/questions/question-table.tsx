import { grouped } from '#shared/text/count.ts'
import type { RefObject } from 'react'
import { OTHER_QUESTIONS, type Question } from '#shared/contracts/assistant.ts'
import { momentAndUtc, nearMoment } from '#web/lib/staff/moments.ts'
import { useNow } from '#web/lib/staff/use-now.ts'
import { ActionsHead } from '#web/ui/list/list-cells.tsx'
import { SortHead } from '#web/ui/list/sort-head.tsx'
import { ListTable } from '#web/ui/list/list-table.tsx'
import { nextSort, type Sort } from './url-state.ts'

interface QuestionTableProps {
  readonly questions: readonly Question[]
  readonly sort: Sort
  readonly onSort: (sort: Sort) => void
  /** Removes a question. Undefined if the user may not remove questions. */
  readonly onRemove: ((question: Question) => void) | undefined
  /** True while the next page is loading and the rows of the previous page are shown. */
  readonly stale: boolean
  readonly body: RefObject<HTMLTableSectionElement | null>
}

/** Interval at which times are updated, in milliseconds. */
const TICK = 30_000

const reasons: Readonly<Record<Question['reason'], string>> = {
  unanswered: 'No answer found',
  not_helpful: 'Answer didn’t help',
  person_wanted: 'Asked for a person',
}

const times = (count: number) => (count === 1 ? 'once' : `${grouped(count)} times`)

function QuestionRow({
  question,
  now,
  onRemove,
}: Pick<QuestionTableProps, 'onRemove'> & { readonly question: Question; readonly now: number }) {
  const { id, text, reason, count, last_asked_at: at } = question
  const words = text === OTHER_QUESTIONS ? 'All others' : text
  return (
    <tr data-row={id}>
      <th scope="row" className="question-text" dir="auto">
        {words}
      </th>
      <td className="question-reason">{reasons[reason]}</td>
      <td className="desk-time question-count">
        <span className="question-figure">{grouped(count)}</span>
        <span className="question-times">{times(count)}</span>
      </td>
      <td className="desk-time question-last">
        <time dateTime={at} title={momentAndUtc(at)}>
          {nearMoment(at, now)}
        </time>
      </td>
      {onRemove !== undefined && (
        <td className="question-remove">
          <button
            type="button"
            className="desk-link"
            data-row-link=""
            aria-label={`Remove: ${words}`}
            onClick={() => onRemove(question)}
          >
            Remove
          </button>
        </td>
      )}
    </tr>
  )
}

/** Questions of a page as table rows, shown as cards on phones. */
export function QuestionTable(props: QuestionTableProps) {
  const { questions, sort, onSort, onRemove, stale, body } = props
  const now = useNow(TICK)
  const head = { sort, onSort: (key: Sort['key']) => onSort(nextSort(sort, key)) }
  return (
    <ListTable
      name="Questions"
      className="question-list"
      stale={stale}
      body={body}
      heads={
        <>
          <th scope="col" className="question-text">
            Question
          </th>
          <th scope="col" className="question-reason">
            Reason
          </th>
          <SortHead name="count" className="desk-time question-count" {...head}>
            Asked
          </SortHead>
          <SortHead name="last_asked_at" className="desk-time question-last" {...head}>
            Last asked
          </SortHead>
          {onRemove !== undefined && <ActionsHead className="question-remove" />}
        </>
      }
    >
      {questions.map((question) => (
        <QuestionRow key={question.id} question={question} now={now} onRemove={onRemove} />
      ))}
    </ListTable>
  )
}

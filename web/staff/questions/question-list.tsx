import { counted, grouped } from '#shared/text/count.ts'
import { useQueryClient } from '@tanstack/react-query'
import { QUESTION_DAYS } from '#shared/company/assistant-limits.ts'
import { OTHER_QUESTIONS, QUESTION_SORT_KEYS, type Question } from '#shared/contracts/assistant.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { listPlaces, sortParam } from '#web/lib/staff/list/list-places.ts'
import {
  putQuestionBack,
  questionListQuery,
  removeQuestion,
} from '#web/lib/staff/queries/question-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { sortBy, useList } from '#web/lib/staff/list/use-list.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { ListHead, StaffList } from '#web/blocks/staff-list/staff-list.tsx'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'

type SortKey = (typeof QUESTION_SORT_KEYS)[number]

const sort = sortParam<SortKey>({
  keys: QUESTION_SORT_KEYS,
  usual: { key: 'count', descending: true },
  descending: QUESTION_SORT_KEYS,
})

const places = listPlaces({ path: paths.adminQuestions, pageSize: 20, params: { sort } })

const readingKeys: readonly KeyLine[] = [[['?'], 'Show keyboard shortcuts']]

const managingKeys: readonly KeyLine[] = [
  [['J', 'K'], 'Next or previous question (also arrow keys)'],
  [['D'], 'Remove the question'],
  [['U'], 'Undo the last action (while its message is shown)'],
  ...readingKeys,
]

const hints = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['D'], does: 'remove' },
]

const reasons: Readonly<Record<Question['reason'], string>> = {
  unanswered: 'No answer found',
  not_helpful: 'Answer didn’t help',
  person_wanted: 'Asked for a person',
  nothing_found: 'Search without a result',
}

const times = (count: number) => (count === 1 ? 'once' : `${grouped(count)} times`)

const wordsOf = ({ text }: Question) => (text === OTHER_QUESTIONS ? 'All others' : text)

/** @param onRemove removes a question. Undefined if the user may not remove questions */
const columnsOf = (
  onRemove: ((question: Question) => void) | undefined,
): readonly Column<Question, SortKey>[] => [
  {
    head: 'Question',
    className: 'question-text',
    isName: true,
    attributes: () => ({ dir: 'auto' }),
    cell: wordsOf,
  },
  { head: 'Reason', className: 'question-reason', cell: ({ reason }) => reasons[reason] },
  {
    head: 'Asked',
    className: 'desk-time question-count',
    sort: 'count',
    cell: ({ count }) => (
      <>
        <span className="question-figure">{grouped(count)}</span>
        <span className="question-times">{times(count)}</span>
      </>
    ),
  },
  timeColumn({
    head: 'Last asked',
    className: 'question-last',
    sort: 'last_asked_at',
    at: (question) => question.last_asked_at,
  }),
  ...(onRemove === undefined
    ? []
    : [
        actionsColumn<Question>('question-remove', (question) => (
          <button
            type="button"
            className="desk-link"
            data-row-link=""
            aria-label={`Remove: ${wordsOf(question)}`}
            onClick={() => onRemove(question)}
          >
            Remove
          </button>
        )),
      ]),
]

/** Removes a question at once, with Undo in the toast. */
function useRemove() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const refresh = async () => queryClient.invalidateQueries({ queryKey: staffKeys.questions })
  const undo = async (id: string) => {
    try {
      await putQuestionBack(api, id)
    } catch (error) {
      toastError(error, toastTexts.updateFailed)
    }
    await refresh()
  }
  return async ({ id }: Question) => {
    try {
      await removeQuestion(api, id)
      toastSuccess('Question removed', { action: { label: 'Undo', run: () => void undo(id) } })
    } catch (error) {
      toastError(error, toastTexts.deleteFailed)
    }
    await refresh()
  }
}

function Note() {
  return (
    <p className="questions-note">
      Visitors asked {identity.assistant} these questions and found no answer, or said that the
      answer didn’t help. We keep the words of our pages and common English words, and write “…” for
      names, numbers and all others. A question is deleted {QUESTION_DAYS} days after it was last
      asked.
    </p>
  )
}

function NoQuestions() {
  return (
    <EmptyState
      title="No questions yet"
      text={`Questions that ${identity.assistant} can’t answer appear here, and so do answers that didn’t help a visitor.`}
    />
  )
}

function Questions() {
  const mayManage = useMay('people.manage')
  const list = useList(places, (api, place) => questionListQuery(api, places.values(place)))
  const { rows, body, usualKeys, focused } = list
  const take = useRemove()
  const remove = (question: Question) => {
    const at = rows.findIndex(({ id }) => id === question.id)
    const next = rows[at + 1] ?? rows[at - 1]
    // Moves the focus before the row is removed. Otherwise the focus would be lost.
    body.current
      ?.querySelector<HTMLElement>(`[data-row="${next?.id}"] [data-row-link]`)
      ?.focus({ preventScroll: true })
    void take(question)
  }
  useListKeys(body, { ...usualKeys, ...(mayManage && { d: () => focused().forEach(remove) }) })
  return (
    <StaffList
      list={list}
      head={
        <ListHead
          title="Questions"
          answer={list.answer}
          facts={({ count }) => counted(count, 'question')}
        />
      }
      toolbar={<Note />}
      empty={<NoQuestions />}
      hints={mayManage ? hints : []}
      keyLines={mayManage ? managingKeys : readingKeys}
      table={{
        name: 'Questions',
        className: 'desk-list staff-rows question-list',
        columns: columnsOf(mayManage ? remove : undefined),
        sort: sortBy(list, sort),
      }}
    />
  )
}

/** Page with the questions that the assistant could not answer, for users who may read personal data. */
export function QuestionListPage() {
  if (useMay('people.read')) return <Questions />
  return (
    <div className="desk">
      <DeskHead title="Questions" />
      <p className="overview-none">
        Ask an administrator for the editor role to read what visitors asked.
      </p>
    </div>
  )
}

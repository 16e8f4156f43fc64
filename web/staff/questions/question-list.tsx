import { counted } from '#shared/text/count.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { QUESTION_DAYS } from '#shared/company/assistant-limits.ts'
import type { Question } from '#shared/contracts/assistant.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { lastPage } from '#web/lib/staff/list/list-place.ts'
import {
  putQuestionBack,
  questionListQuery,
  removeQuestion,
} from '#web/lib/staff/queries/question-queries.ts'
import { Refreshed } from '#web/lib/staff/refreshed.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { useListKeys } from '#web/lib/staff/list/use-list-keys.ts'
import { useListPlace } from '#web/lib/staff/list/use-list-place.ts'
import { useListView } from '#web/lib/staff/list/use-list-view.ts'
import { useMay } from '#web/lib/staff/use-may.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import type { KeyLine } from '#web/ui/list/key-help.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { PAGE_SIZE, readPlace, toValues, writePlace } from './url-state.ts'
import { QuestionTable } from './question-table.tsx'

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

const listPlace = { path: paths.adminQuestions, read: readPlace, write: writePlace }

const inWords = (count: number) => counted(count, 'question')

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
  const { api } = useStaff()
  const mayManage = useMay('people.manage')
  const [place, go] = useListPlace(listPlace)
  const list = useQuery({
    ...questionListQuery(api, toValues(place)),
    placeholderData: keepPreviousData,
  })
  const { data, isPlaceholderData: stale } = list
  const rows = data?.results ?? []
  const { body, keys, usualKeys, focused } = useListView<Question>()
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
  useListKeys(body, {
    ...usualKeys,
    ...(mayManage && { d: () => focused(rows).forEach(remove) }),
  })

  const last = data && lastPage(data.count, PAGE_SIZE)
  if (!stale && last !== undefined && place.page > last) {
    return <Navigate to={paths.adminQuestions + writePlace({ ...place, page: last })} replace />
  }
  return (
    <ListFrame
      head={
        <DeskHead
          title="Questions"
          facts={
            data !== undefined && (
              <>
                {inWords(data.count)} · <Refreshed at={list.dataUpdatedAt} />
              </>
            )
          }
        />
      }
      toolbar={<Note />}
      answer={list}
      page={place.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => go({ ...place, page })}
      empty={<NoQuestions />}
      hints={mayManage ? hints : []}
      keyLines={mayManage ? managingKeys : readingKeys}
      keys={keys}
      dialogs={null}
    >
      {() => (
        <QuestionTable
          questions={rows}
          sort={place.sort}
          onSort={(sort) => go({ page: 1, sort })}
          onRemove={mayManage ? remove : undefined}
          stale={stale}
          body={body}
        />
      )}
    </ListFrame>
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

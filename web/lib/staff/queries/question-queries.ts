import { questionListAnswer, questionRemovedAnswer } from '#shared/contracts/assistant.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { ApiError } from './api-error.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery } from '../live-query.ts'

/** Query of the list of questions, as REST parameters. */
export type QuestionValues = Readonly<Partial<Record<'page' | 'limit' | 'sort', string | number>>>

/** Query for a page of the questions that the assistant could not answer. */
export const questionListQuery = (api: StaffApi, values: QuestionValues) =>
  liveListQuery(
    api,
    [...staffKeys.questions, 'list', values],
    staffApiPaths.questions(values),
    questionListAnswer,
  )

/** Removes a question. A question that was already removed counts as a success. */
export async function removeQuestion(api: StaffApi, id: string): Promise<void> {
  try {
    await api.call(staffApiPaths.question(id), questionRemovedAnswer, { method: 'DELETE' })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** Restores a question after its removal. */
export const putQuestionBack = (api: StaffApi, id: string) =>
  api.call(staffApiPaths.questionUndo(id), questionRemovedAnswer, { method: 'POST' })

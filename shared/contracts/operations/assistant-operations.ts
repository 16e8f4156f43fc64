import { apiPaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import {
  assistantAnswer,
  assistantFactsAnswer,
  assistantFeedback,
  assistantInput,
  feedbackAnswer,
  questionListAnswer,
  questionRemovedAnswer,
  questionSort,
} from '../assistant.ts'
import { ID, limit, named, page, template } from './operation.ts'

/** Operations for questions to the assistant, and for the staff's list of questions. */
export const assistantOperations = named({
  assistant: {
    method: 'GET',
    path: apiPaths.assistant,
    access: 'public',
    group: 'Assistant',
    summary: 'Tells whether this site or Google’s model answers questions',
    answer: assistantFactsAnswer,
  },
  ask: {
    method: 'POST',
    path: apiPaths.assistant,
    access: 'public',
    group: 'Assistant',
    summary: 'Answers a question from the pages of the site, with the pages it is taken from',
    body: assistantInput,
    answer: assistantAnswer,
  },
  assistantFeedback: {
    method: 'POST',
    path: apiPaths.assistantFeedback,
    access: 'public',
    group: 'Assistant',
    summary: 'Reports that an answer did not help',
    body: assistantFeedback,
    answer: feedbackAnswer,
  },
  questions: {
    method: 'GET',
    path: staffApiPaths.questions(),
    access: 'people.read',
    group: 'Assistant',
    summary: 'Lists questions without an answer, and those whose answer did not help',
    query: { page, limit, sort: questionSort },
    answer: questionListAnswer,
  },
  removeQuestion: {
    method: 'DELETE',
    path: template(staffApiPaths.question(ID)),
    access: 'people.manage',
    group: 'Assistant',
    summary: 'Removes a question from the list',
    answer: questionRemovedAnswer,
  },
  undoRemoval: {
    method: 'POST',
    path: template(staffApiPaths.questionUndo(ID)),
    access: 'people.manage',
    group: 'Assistant',
    summary: 'Restores a question that was just removed',
    answer: questionRemovedAnswer,
  },
})

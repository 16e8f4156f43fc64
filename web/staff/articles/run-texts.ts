import type { ArticleRun, RunAct } from '#shared/contracts/article-runs.ts'
import { fieldState, fieldToast, type FieldChange } from './field-change.ts'
import { countOf, kinds } from './rows.ts'

const are = (count: number) => (count === 1 ? 'is' : 'are')

/** Text for each running action, shown before its progress. */
export const doing: Readonly<Record<RunAct, string>> = {
  publish: 'Publishing',
  unpublish: 'Unpublishing',
  delete: 'Moving to Trash',
  set_field: 'Updating',
  undo: 'Undoing',
}

const failed: Readonly<Record<RunAct, string>> = {
  publish: 'not published',
  unpublish: 'not unpublished',
  delete: 'not deleted',
  set_field: 'not changed',
  undo: 'not restored',
}

const already: Readonly<Record<RunAct, string>> = {
  publish: 'published',
  unpublish: 'archived',
  delete: 'deleted',
  set_field: 'there',
  undo: 'as before',
}

function changed({ type, act, done, unseen }: ArticleRun, what: string, change?: FieldChange) {
  if (act === 'delete') return `${what} ${are(done)} in the Trash`
  if (act === 'undo') return `${what} ${are(done)} as before`
  if (act === 'set_field' && change !== undefined) {
    return fieldToast(type, change, { done, unseen, what })
  }
  return `${what} ${act === 'publish' ? 'published to the site' : 'unpublished'}`
}

/** Result of a run as a sentence, successes first. */
export function endText(run: ArticleRun, change?: FieldChange): string {
  const { type, act, done, same, total, left, state: ended, undoable, pending } = run
  if (done === 0 && left.length === 0 && ended === 'done') {
    const state =
      act === 'set_field' && change !== undefined ? fieldState(type, change) : already[act]
    return `${same === 1 ? 'It is' : 'All of them are'} ${state} already`
  }
  const isPart = left.length > 0 || ended === 'stopped'
  const many = kinds[type][total === 1 ? 'one' : 'many']
  const text = changed(run, isPart ? `${done} of ${total} ${many}` : countOf(type, done), change)
  const kept = done - undoable
  return [
    ended === 'stopped' ? `Stopped: ${text}` : text,
    undoable > 0 &&
      kept > 0 &&
      `Undo leaves ${kept} of them as ${kept === 1 ? 'it is' : 'they are'}`,
    pending > 0 && 'The CMS gets the changes when it is back',
  ]
    .filter((part) => part !== false)
    .join('. ')
}

/** Sentence above the list of skipped articles. */
export function leftText({ type, act, left }: ArticleRun): string {
  const isLinked = act === 'delete' && left.every(({ linked }) => linked)
  const verb = left.length === 1 ? 'was' : 'were'
  const why = isLinked
    ? `, because other documents link to ${left.length === 1 ? 'it' : 'them'}`
    : ''
  return `${countOf(type, left.length)} ${verb} ${failed[act]}${why}.`
}

/** Estimate of the remaining seconds, or undefined if no useful estimate is possible. */
export function secondsLeft(done: number, total: number, elapsedMs: number): number | undefined {
  if (done === 0 || elapsedMs < 1_000) return undefined
  const left = Math.round(((elapsedMs / done) * (total - done)) / 1_000)
  return left < 2 ? undefined : left
}

import { MINUTE } from '#shared/time/units.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { HttpError } from '#server/http/http-error.ts'
import type { Log } from '#server/http/logging.ts'
import type { ArticleRun } from '#shared/contracts/article-runs.ts'
import { isArticleType } from '#shared/content/status.ts'
import type { Editor } from '../editing/ports.ts'
import type { RunActs, RunOrder } from './run-acts.ts'
import type { ItemRow, NewRun, Outcome, RunItem, RunRow, RunStore } from './run.store.ts'

/** Maximum number of articles of a run that are processed concurrently. */
const AT_ONCE = 4

/** Pause of a worker after each article, in milliseconds. During this pause, the server handles other requests. */
const PAUSE = 10

/**
 * Period after the end of a run in which it can be undone, in milliseconds. The page offers undo for 30 s, but hover and focus pause that
 * countdown.
 */
const UNDOABLE_FOR = 10 * MINUTE

const NOT_HERE = 'Reload the page. This run is no longer available'
const NOTHING_TO_UNDO =
  'Check the list. This can’t be undone any more: it was already undone, or the time limit has passed'
const STILL_RUNNING = 'Wait until it has ended, or stop it first'

export interface RunsOptions {
  readonly store: RunStore
  readonly acts: RunActs
  readonly log: Pick<Log, 'info' | 'error'>
  readonly now: () => number
}

/** Creates the runs. They run on the server, independently of the browser tab that started them. */
export function createRuns({ store, acts, log, now }: RunsOptions) {
  const running = new Set<Promise<void>>()
  let isClosing = false

  /** Processes the items, until all are done or the run is stopped. Returns the skipped items that may succeed if they are tried again. */
  const pass = async (run: NewRun, order: RunOrder, items: readonly ItemRow[]) => {
    const again: ItemRow[] = []
    let changed = 0
    let isStopped = false
    const waiting = items.values()
    const worker = async () => {
      for (const item of waiting) {
        if (isStopped || isClosing) return
        const outcome: Outcome = await acts.perform(order, item)
        // The change may fail because another article of this run links to this one. It may succeed after that article has been processed.
        const mayFollow = outcome.linked === 1 || (run.act === 'undo' && outcome.state === 'left')
        if (mayFollow) again.push(item)
        if (outcome.state === 'done') changed += 1
        isStopped = (await store.note(run.id, item.position, outcome)) || isStopped
        await wait(PAUSE)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return { again, changed, isStopped: isStopped || isClosing }
  }

  const work = async (run: NewRun, order: RunOrder) => {
    let items: readonly ItemRow[] = await store.items(run.id)
    // Undo processes the articles in reverse order, because an article may link to one that was deleted later.
    if (run.act === 'undo') items = items.toReversed()
    for (;;) {
      const { again, changed, isStopped } = await pass(run, order, items)
      if (isStopped) return store.end(run.id, 'stopped')
      if (again.length === 0 || changed === 0) return store.end(run.id, 'done')
      items = again
    }
  }

  const begin = async (run: NewRun, order: RunOrder): Promise<void> => {
    if (!(await store.insert(run))) return
    const { type, act, items } = run
    const what = { run: run.id, type, act, articles: items.length, by: order.by.name }
    log.info('database', 'A bulk run has started', what)
    const task = work(run, order)
      .catch(async (error: unknown) => {
        log.error('database', 'A bulk run was interrupted', { ...what, error })
        await store.end(run.id, 'stopped')
      })
      .then(async () => {
        const row = await store.find(run.id, run.by)
        const end = row && (await store.view(row))
        log.info('database', 'A bulk run has ended', {
          ...what,
          state: end?.state,
          changed: end?.done,
          left: end?.left.length,
        })
      })
      .catch((error: unknown) =>
        log.error('database', 'The result of a bulk run is unknown', { error }),
      )
      .finally(() => running.delete(task))
    running.add(task)
  }

  const owned = async (id: string, by: Editor): Promise<RunRow> => {
    const row = await store.find(id, by.id)
    if (row === undefined) throw new HttpError('not_found', NOT_HERE)
    return row
  }
  const get = async (id: string, by: Editor): Promise<ArticleRun> => store.view(await owned(id, by))

  return {
    get,
    /** Starts a run. A repeated call with the same id changes nothing. */
    begin: async (
      id: string,
      order: RunOrder,
      items: readonly RunItem[],
      input: unknown,
    ): Promise<ArticleRun> => {
      const { type, act, by } = order
      await begin({ id, type, act, input, by: by.id, items }, order)
      return get(id, by)
    },
    /** Makes a run stop after the articles in progress. @throws HttpError `not_found` */
    stop: async (id: string, by: Editor): Promise<ArticleRun> => {
      await owned(id, by)
      await store.askToStop(id)
      return get(id, by)
    },
    /**
     * Starts a run that undoes another run. @param undoId id of the new run
     * @throws HttpError `not_found`; `conflict` if the run is in progress or can no longer be undone
     */
    undo: async (id: string, undoId: string, order: Omit<RunOrder, 'act' | 'type' | 'input'>) => {
      const row = await owned(id, order.by)
      if (row.state === 'running') throw new HttpError('conflict', STILL_RUNNING)
      const isLate = Number(row.touched_at) < now() - UNDOABLE_FOR
      const done = (await store.items(id)).filter(({ state }) => state === 'done')
      const nothing = done.every((item) => item.undo_json === null)
      if (row.act === 'undo' || isLate || nothing || !isArticleType(row.type)) {
        throw new HttpError('conflict', NOTHING_TO_UNDO)
      }
      if (!(await store.markUndone(id, undoId))) throw new HttpError('conflict', NOTHING_TO_UNDO)
      const items = done.map((item) => ({
        id: item.article_id,
        title: item.title,
        undo: item.undo_json,
      }))
      const run = { id: undoId, type: row.type, act: 'undo', by: order.by.id, items } as const
      await begin(
        { ...run, input: { of: id } },
        { ...order, type: row.type, act: 'undo', input: {} },
      )
      return get(undoId, order.by)
    },
    /** Stops the runs of this process, and resolves after the articles in progress. */
    close: async () => {
      isClosing = true
      await Promise.all(running)
    },
  }
}

export type Runs = ReturnType<typeof createRuns>

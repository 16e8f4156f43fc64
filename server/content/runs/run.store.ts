import { HOUR } from '#shared/time/units.ts'
import type { Kysely, Selectable } from 'kysely'
import { RUN_ACTS, type ArticleRun, type RunAct } from '#shared/contracts/article-runs.ts'
import { ARTICLE_TYPES, type ArticleType } from '#shared/content/status.ts'
import type { RunTables } from './run.tables.ts'

/** Time for which a run is stored after its last heartbeat, in milliseconds. */
const LIFE = HOUR

/** Time in milliseconds without a heartbeat after which the process of a run is assumed to have ended. */
const DEAD_AFTER = 30_000

/** Number of rows per insert. SQLite and PostgreSQL limit the number of parameters. */
const BATCH = 500

export type RunRow = Selectable<RunTables['article_runs']>
export type ItemRow = Selectable<RunTables['article_run_items']>

/** An article for a run to process. */
export interface RunItem {
  readonly id: string
  readonly title?: string | undefined
  readonly revision?: string | undefined
  /** Stored data to undo the change; only for a run that undoes another one. */
  readonly undo?: string | null | undefined
}

/** A run to start. */
export interface NewRun {
  readonly id: string
  readonly type: ArticleType
  readonly act: RunAct
  readonly input: unknown
  readonly by: string
  readonly items: readonly RunItem[]
}

/** Outcome of one article. */
export type Outcome = Pick<ItemRow, 'state'> &
  Partial<Pick<ItemRow, 'title' | 'reason' | 'linked' | 'pending' | 'unseen' | 'undo_json'>>

/** Stores runs in tables that all processes share. @param now returns milliseconds since 1970 */
export function createRunStore(db: Kysely<RunTables>, now: () => number) {
  const sweep = async () => {
    const old = db
      .selectFrom('article_runs')
      .select('id')
      .where('touched_at', '<', now() - LIFE)
    await db.deleteFrom('article_run_items').where('run_id', 'in', old).execute()
    await db
      .deleteFrom('article_runs')
      .where('touched_at', '<', now() - LIFE)
      .execute()
  }
  const find = async (id: string, by: string): Promise<RunRow | undefined> => {
    const row = await db
      .selectFrom('article_runs')
      .selectAll()
      .where('id', '=', id)
      .where('by_id', '=', by)
      .executeTakeFirst()
    if (row?.state !== 'running' || Number(row.touched_at) > now() - DEAD_AFTER) return row
    await db
      .updateTable('article_runs')
      .set({ state: 'stopped' })
      .where('id', '=', id)
      .where('touched_at', '=', row.touched_at)
      .execute()
    return { ...row, state: 'stopped' }
  }
  const items = async (id: string) =>
    db
      .selectFrom('article_run_items')
      .selectAll()
      .where('run_id', '=', id)
      .orderBy('position')
      .execute()
  return {
    find,
    items,
    /** Stores a run. Returns false if a run with this id exists. */
    insert: async ({ id, type, act, input, by, items: given }: NewRun): Promise<boolean> => {
      await sweep()
      return db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('article_runs')
          .values({
            id,
            type,
            act,
            input_json: JSON.stringify(input),
            by_id: by,
            state: 'running',
            stopping: 0,
            undone_by: null,
            touched_at: now(),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 0) return false
        const rows = given.map((item, position) => ({
          run_id: id,
          position,
          article_id: item.id,
          title: item.title ?? '',
          revision: item.revision ?? null,
          state: 'waiting',
          reason: null,
          linked: 0,
          pending: 0,
          unseen: 0,
          undo_json: item.undo ?? null,
        }))
        for (let from = 0; from < rows.length; from += BATCH) {
          await transaction
            .insertInto('article_run_items')
            .values(rows.slice(from, from + BATCH))
            .execute()
        }
        return true
      })
    },
    /** Stores the outcome of an article. Returns true if the run must stop. */
    note: async (id: string, position: number, outcome: Outcome): Promise<boolean> => {
      await db
        .updateTable('article_run_items')
        .set(outcome)
        .where('run_id', '=', id)
        .where('position', '=', position)
        .execute()
      const row = await db
        .updateTable('article_runs')
        .set({ touched_at: now() })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .returning('stopping')
        .executeTakeFirst()
      return row?.stopping !== 0
    },
    end: async (id: string, state: 'done' | 'stopped') => {
      await db
        .updateTable('article_runs')
        .set({ state, touched_at: now() })
        .where('id', '=', id)
        .execute()
    },
    askToStop: async (id: string) => {
      await db.updateTable('article_runs').set({ stopping: 1 }).where('id', '=', id).execute()
    },
    /** Stores the id of the run that undoes another one. Returns false if another run already undoes it. */
    markUndone: async (id: string, by: string): Promise<boolean> => {
      const row = await db
        .updateTable('article_runs')
        .set({ undone_by: by })
        .where('id', '=', id)
        .where('undone_by', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    view: async (run: RunRow): Promise<ArticleRun> => viewOf(run, await items(run.id)),
  }
}

export type RunStore = ReturnType<typeof createRunStore>

const isOneOf = <T extends string>(values: readonly T[], text: string): T => {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`a run says ${text}`)
  return value
}

function viewOf(run: RunRow, items: readonly ItemRow[]): ArticleRun {
  const of = (state: string) => items.filter((item) => item.state === state)
  const done = of('done')
  const state = isOneOf(['running', 'done', 'stopped'] as const, run.state)
  return {
    id: run.id,
    type: isOneOf(ARTICLE_TYPES, run.type),
    act: isOneOf(RUN_ACTS, run.act),
    state,
    total: items.length,
    done: done.length,
    same: of('same').length,
    left: of('left').map((item) => ({
      id: item.article_id,
      title: item.title,
      reason: item.reason ?? '',
      linked: item.linked === 1,
    })),
    rest: state === 'running' ? [] : of('waiting').map((item) => item.article_id),
    undoable:
      run.undone_by === null && run.act !== 'undo'
        ? done.filter((item) => item.undo_json !== null).length
        : 0,
    pending: done.filter((item) => item.pending === 1).length,
    unseen: done.filter((item) => item.unseen === 1).length,
  }
}

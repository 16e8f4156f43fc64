import { createHash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import {
  OTHER_QUESTIONS,
  QUESTION_REASONS,
  type Question,
  type QuestionSort,
} from '#shared/contracts/assistant.ts'
import type { QuestionTables } from './questions.tables.ts'

/** Row of a question, with the number of times and the last time it was asked. */
export type QuestionRow = Selectable<QuestionTables['assistant_questions']>

type Reason = Question['reason']

/** Maximum number of rows. */
export const MOST_QUESTIONS = 1_000

/** Maximum number of questions with a row of their own. All further questions are counted together, in one row per reason. */
const MOST_OWN = MOST_QUESTIONS - QUESTION_REASONS.length

const idOf = (reason: string, text: string) =>
  createHash('sha256').update(`${reason} ${text}`).digest('hex').slice(0, 24)

/** Row for one question that was asked at `at`, milliseconds since 1970. */
export const questionRow = (text: string, reason: string, at: number): QuestionRow => ({
  id: idOf(reason, text),
  text,
  reason,
  count: 1,
  last_asked_at: at,
  removed_at: null,
})

/** Row that counts all questions of a reason that have no row of their own. */
export const otherRow = ({ reason, count, last_asked_at: at }: QuestionRow): QuestionRow => ({
  ...questionRow(OTHER_QUESTIONS, reason, at),
  count,
})

const toQuestion = (row: QuestionRow): Question => ({
  id: row.id,
  text: row.text,
  reason:
    QUESTION_REASONS.find((reason): reason is Reason => reason === row.reason) ?? 'unanswered',
  count: row.count,
  last_asked_at: new Date(Number(row.last_asked_at)).toISOString(),
})

/** Creates the store of questions in the relational database. */
export function createQuestionStore(db: Kysely<QuestionTables>) {
  return {
    /** One page of questions, and their total number. */
    list: async (
      sort: QuestionSort,
      place: { readonly offset: number; readonly limit: number },
    ): Promise<{ readonly questions: readonly Question[]; readonly total: number }> => {
      const direction = sort.startsWith('-') ? 'desc' : 'asc'
      const [first, second] = sort.endsWith('count')
        ? (['count', 'last_asked_at'] as const)
        : (['last_asked_at', 'count'] as const)
      const rows = await db
        .selectFrom('assistant_questions')
        .where('removed_at', 'is', null)
        .selectAll()
        .orderBy(first, direction)
        .orderBy(second, direction)
        .orderBy('id')
        .limit(place.limit)
        .offset(place.offset)
        .execute()
      const { total } = await db
        .selectFrom('assistant_questions')
        .where('removed_at', 'is', null)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { questions: rows.map(toQuestion), total: Number(total) }
    },
    /**
     * Adds the counts of questions to the stored rows in one transaction. Questions above the maximum number of rows are counted together.
     */
    add: async (rows: readonly QuestionRow[]): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        const stored = await transaction
          .selectFrom('assistant_questions')
          .select(['id', 'text'])
          .execute()
        const ids = new Set(
          stored.filter(({ text }) => text !== OTHER_QUESTIONS).map(({ id }) => id),
        )
        for (const row of rows) {
          const isFull = !ids.has(row.id) && ids.size >= MOST_OWN
          const value = isFull || row.text === OTHER_QUESTIONS ? otherRow(row) : row
          if (value === row) ids.add(row.id)
          await transaction
            .insertInto('assistant_questions')
            .values(value)
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet((set) => ({
                // A removed question that is asked again starts with a new count.
                count: set
                  .case()
                  .when('assistant_questions.removed_at', 'is', null)
                  .then(set('assistant_questions.count', '+', set.ref('excluded.count')))
                  .else(set.ref('excluded.count'))
                  .end(),
                last_asked_at: set.ref('excluded.last_asked_at'),
                removed_at: null,
              })),
            )
            .execute()
        }
      })
    },
    /** Removes a question from the list at the time `at`, in milliseconds since 1970. Returns false if it is not on the list. */
    remove: async (id: string, at: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('assistant_questions')
        .set({ removed_at: at })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Restores a removed question. Returns false if it no longer exists. */
    putBack: async (id: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('assistant_questions')
        .set({ removed_at: null })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Deletes questions that were last asked before `first` or removed before `removed`, both in milliseconds since 1970. */
    sweep: async (first: number, removed: number): Promise<void> => {
      await db
        .deleteFrom('assistant_questions')
        .where((eb) => eb.or([eb('last_asked_at', '<', first), eb('removed_at', '<', removed)]))
        .execute()
    },
  }
}

export type QuestionStore = ReturnType<typeof createQuestionStore>

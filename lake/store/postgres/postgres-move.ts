import type pg from 'pg'
import { MOVED_COLUMNS, pagesOf } from '#lake/store/move.ts'
import type { MovedRow, MovedTable, MoveTarget } from '#lake/store/move.ts'
import { readDatasets } from './postgres-store.ts'

/** Columns that only PostgreSQL has. Their value is 0 until `finish` computes it. */
const EXTRA = {
  documents: ', changes',
  transactions: '',
  changes: ', position',
  snapshots: '',
} as const satisfies Record<MovedTable, string>

const typeOf = (column: string) => (column === 'sequence' ? 'bigint' : 'text')

/** Statements that fill the columns of PostgreSQL only: positions of changes, counts of changes, and the head of the log. */
const FINISH = [
  `UPDATE lake_changes SET position = numbered.position FROM (
     SELECT document_id, sequence, row_number() OVER (PARTITION BY sequence ORDER BY document_id) - 1 AS position
     FROM lake_changes WHERE dataset = $1) AS numbered
   WHERE dataset = $1 AND lake_changes.document_id = numbered.document_id AND lake_changes.sequence = numbered.sequence`,
  `UPDATE lake_documents SET changes = (
     SELECT count(*) FROM lake_changes WHERE lake_changes.dataset = $1 AND document_id = lake_documents.id AND sequence >
       coalesce((SELECT max(sequence) FROM lake_changes AS created
         WHERE created.dataset = $1 AND created.document_id = lake_documents.id AND kind = 'create'), 0))
   WHERE dataset = $1`,
  `UPDATE lake_datasets SET
     sequence = coalesce((SELECT max(sequence) FROM lake_transactions WHERE dataset = $1), 0),
     latest = coalesce((SELECT max(timestamp) FROM lake_transactions WHERE dataset = $1), '')
   WHERE id = $1`,
]

/** Reads and writes all rows of a store in PostgreSQL, to copy a lake. The caller begins and ends the transaction on the connection. */
export function postgresMove(client: pg.ClientBase): MoveTarget {
  async function idOf(dataset: string): Promise<number> {
    const found = (await readDatasets(client)).find(({ name }) => name === dataset)
    if (found === undefined) throw new Error(`There is no dataset "${dataset}" in the database`)
    return found.id
  }

  return {
    datasets: () => readDatasets(client),
    async *rows(dataset, table) {
      const id = await idOf(dataset)
      yield* pagesOf(table, async ({ columns, key, after, limit }) => {
        const list = key.join()
        const bound = key.map((name, index) => `$${index + 3}::${typeOf(name)}`).join()
        const { rows } = await client.query<Record<string, string | null>>(
          `SELECT ${columns.join()} FROM lake_${table} WHERE dataset = $1
           ${after === undefined ? '' : `AND (${list}) > (${bound})`} ORDER BY ${list} LIMIT $2`,
          [id, limit, ...(after ?? [])],
        )
        return rows.map((row): MovedRow =>
          columns.map((name) => {
            const value = row[name] ?? null
            return typeOf(name) === 'bigint' ? Number(value) : value
          }),
        )
      })
    },
    async addDataset({ name, aclMode }) {
      await client.query('INSERT INTO lake_datasets (name, acl_mode) VALUES ($1, $2)', [
        name,
        aclMode,
      ])
    },
    async write(dataset, table, rows) {
      const names: readonly string[] = MOVED_COLUMNS[table]
      const arrays = names.map((name, index) => `$${index + 2}::${typeOf(name)}[]`)
      const extra = EXTRA[table]
      const zero = extra === '' ? '' : ', 0'
      await client.query(
        `INSERT INTO lake_${table} (dataset, ${names.join()}${extra})
         SELECT $1::integer, *${zero} FROM unnest(${arrays.join()})`,
        [
          await idOf(dataset),
          ...names.map((_name, index) => rows.map((row) => row[index] ?? null)),
        ],
      )
    },
    async finish(dataset) {
      const id = await idOf(dataset)
      for (const statement of FINISH) await client.query(statement, [id])
    },
  }
}

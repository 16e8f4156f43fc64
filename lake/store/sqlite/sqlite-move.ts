import type { Database } from 'better-sqlite3'
import { packed, unpacked } from '#lake/documents/stored-json.ts'
import { columns } from '#lake/store/stored-transaction.ts'
import { MOVED_COLUMNS, pagesOf } from '#lake/store/move.ts'
import type { MovedValue, MoveTarget } from '#lake/store/move.ts'
import type { AclMode } from '#lake/documents/types.ts'

/** Columns whose texts are stored compressed. Bodies of documents are stored uncompressed (see `sqlite-append.ts`). */
const PACKED = new Set(['transactions.mutations', 'transactions.results', 'changes.apply'])
  .add('changes.revert')
  .add('snapshots.body')

function valueOf(value: unknown): MovedValue {
  if (value === null || typeof value === 'number') return value
  return unpacked(value)
}

/** Reads and writes all rows of a SQLite store, to copy a lake. */
export function sqliteMove(
  database: Database,
  datasets: () => readonly { readonly name: string; readonly aclMode: AclMode }[],
): MoveTarget {
  return {
    datasets: async () => datasets(),
    rows: (dataset, table) =>
      pagesOf(table, async ({ columns: names, key, after, limit }) => {
        const list = key.join()
        const bound = after === undefined ? '' : `AND (${list}) > (${after.map(() => '?').join()})`
        return database
          .prepare(
            `SELECT ${names.join()} FROM ${table} WHERE dataset = ? ${bound} ORDER BY ${list} LIMIT ?`,
          )
          .all(dataset, ...(after ?? []), limit)
          .map((row) => names.map((name) => valueOf(columns(row)[name])))
      }),
    async addDataset({ name, aclMode }) {
      database.prepare('INSERT INTO datasets (name, acl_mode) VALUES (?, ?)').run(name, aclMode)
    },
    async write(dataset, table, rows) {
      const names = MOVED_COLUMNS[table]
      const insert = database.prepare(
        `INSERT INTO ${table} (dataset, ${names.join()}) VALUES (?${', ?'.repeat(names.length)})`,
      )
      for (const row of rows) {
        const values = row.map((value, index) =>
          typeof value === 'string' && PACKED.has(`${table}.${names[index] ?? ''}`)
            ? packed(value)
            : value,
        )
        insert.run(dataset, ...values)
      }
    },
    finish: async () => undefined,
  }
}

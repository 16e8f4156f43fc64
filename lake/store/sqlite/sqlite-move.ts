import type { Database } from 'better-sqlite3'
import { packed, unpacked } from '#lake/documents/stored-json.ts'
import { columns } from '#lake/store/stored-transaction.ts'
import { MOVED_COLUMNS } from '#lake/store/move.ts'
import type { MovedRow, MovedTable, MovedValue, MoveTarget } from '#lake/store/move.ts'
import type { AclMode } from '#lake/documents/types.ts'

/** Number of rows that are read at a time. */
const PAGE = 500

const KEYS = {
  documents: 'id',
  transactions: 'sequence',
  changes: 'sequence, document_id',
  snapshots: 'document_id, sequence',
} as const satisfies Record<MovedTable, string>

/** Columns whose texts are packed. The bodies of documents are not, see the store. */
const PACKED = new Set(['transactions.mutations', 'transactions.results', 'changes.apply'])
  .add('changes.revert')
  .add('snapshots.body')

function valueOf(value: unknown): MovedValue {
  if (value === null || typeof value === 'number') return value
  return unpacked(value)
}

/** Access to all rows of a SQLite store, for copying a lake. */
export function sqliteMove(
  database: Database,
  datasets: () => readonly { readonly name: string; readonly aclMode: AclMode }[],
): MoveTarget {
  function page(dataset: string, table: MovedTable, offset: number): MovedRow[] {
    const names = MOVED_COLUMNS[table]
    return database
      .prepare(
        `SELECT ${names.join()} FROM ${table} WHERE dataset = ? ORDER BY ${KEYS[table]} LIMIT ? OFFSET ?`,
      )
      .all(dataset, PAGE, offset)
      .map((row) => names.map((name) => valueOf(columns(row)[name])))
  }

  return {
    datasets: async () => datasets(),
    async *rows(dataset, table) {
      for (let offset = 0, rows = page(dataset, table, 0); rows.length > 0;) {
        yield rows
        offset += rows.length
        rows = page(dataset, table, offset)
      }
    },
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

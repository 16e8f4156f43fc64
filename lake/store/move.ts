import { createHash } from 'node:crypto'
import type { AclMode } from '#lake/documents/types.ts'

/** Tables that a dataset consists of, in the order in which they are written. */
export const MOVED_TABLES = ['documents', 'transactions', 'changes', 'snapshots'] as const
export type MovedTable = (typeof MOVED_TABLES)[number]

/** Columns of each table, in the order of the values of a row. Both stores have these columns, and return texts uncompressed. */
export const MOVED_COLUMNS = {
  documents: ['id', 'body'],
  transactions: ['sequence', 'id', 'author', 'timestamp', 'mutations', 'request', 'results'],
  changes: ['sequence', 'document_id', 'previous_rev', 'kind', 'apply', 'revert'],
  snapshots: ['document_id', 'sequence', 'body'],
} as const satisfies Record<MovedTable, readonly string[]>

/** Columns by which the rows of each table are sorted while they are copied. */
const MOVED_KEYS = {
  documents: ['id'],
  transactions: ['sequence'],
  changes: ['sequence', 'document_id'],
  snapshots: ['document_id', 'sequence'],
} as const satisfies Record<MovedTable, readonly string[]>

/** Number of rows read at a time. */
const PAGE = 500

export type MovedValue = string | number | null
export type MovedRow = readonly MovedValue[]

export interface MovedDataset {
  readonly name: string
  readonly aclMode: AclMode
}

/** Query for a page of rows of a table. */
export interface MovedPage {
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Key of the last row of the previous page, or undefined for the first page. */
  readonly after: MovedRow | undefined
  /** Maximum number of rows in the page. */
  readonly limit: number
}

/** Reads all rows of a table, page by page. @param read returns the rows after a key, sorted by the key */
export async function* pagesOf(
  table: MovedTable,
  read: (page: MovedPage) => Promise<readonly MovedRow[]>,
): AsyncGenerator<readonly MovedRow[]> {
  const key: readonly string[] = MOVED_KEYS[table]
  const columns: readonly string[] = MOVED_COLUMNS[table]
  let after: MovedRow | undefined
  for (;;) {
    const rows = await read({ columns, key, after, limit: PAGE })
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    if (rows.length < PAGE) return
    after = key.map((name) => last[columns.indexOf(name)] ?? null)
  }
}

/** Thrown if a lake cannot be moved. Its message is a sentence for operators. Nothing was changed. */
export class MoveError extends Error {
  /** True if the target already has datasets. */
  readonly isTargetInUse: boolean

  constructor(message: string, { isTargetInUse = false } = {}) {
    super(message)
    this.name = 'MoveError'
    this.isTargetInUse = isTargetInUse
  }
}

/** Error for a copy of machine tokens and data of users that differs from the original. */
export const accountsDiffer = (): MoveError =>
  new MoveError('The copy of the machine tokens differs from the original. Nothing was changed.')

/** Store from which a lake can be copied. It returns all rows as they are at one moment, sorted by their keys. */
export interface MoveSource {
  datasets(): Promise<readonly MovedDataset[]>
  rows(dataset: string, table: MovedTable): AsyncIterable<readonly MovedRow[]>
}

/** Store to which a lake can be copied, in one transaction. */
export interface MoveTarget extends MoveSource {
  addDataset(dataset: MovedDataset): Promise<void>
  write(dataset: string, table: MovedTable, rows: readonly MovedRow[]): Promise<void>
  /** Completes a dataset after all its rows were written. */
  finish(dataset: string): Promise<void>
}

/** Number of rows of each table of a dataset, and one hash of all these rows. */
export interface MovedCounts {
  readonly name: string
  readonly rows: Readonly<Record<MovedTable, number>>
  readonly hash: string
}

/** Counts and hashes the rows of a dataset. Two stores with equal documents and equal history have equal results. */
async function countsOf(source: MoveSource, { name, aclMode }: MovedDataset): Promise<MovedCounts> {
  const hash = createHash('sha256').update(`${name} ${aclMode}\n`)
  const rows = { documents: 0, transactions: 0, changes: 0, snapshots: 0 }
  for (const table of MOVED_TABLES) {
    hash.update(`${table}\n`)
    for await (const batch of source.rows(name, table)) {
      rows[table] += batch.length
      for (const row of batch) hash.update(`${JSON.stringify(row)}\n`)
    }
  }
  return { name, rows, hash: hash.digest('hex') }
}

/**
 * Copies all datasets with their history to an empty store, and compares source and copy.
 * @throws MoveError if the source is empty, or the target is not empty or differs afterwards
 */
export async function moveLake(source: MoveSource, target: MoveTarget): Promise<MovedCounts[]> {
  if ((await target.datasets()).length > 0) {
    throw new MoveError('The target already has datasets. Nothing was changed.', {
      isTargetInUse: true,
    })
  }
  const datasets = await source.datasets()
  if (datasets.length === 0) throw new MoveError('The source has no datasets. Nothing was changed.')
  const moved: MovedCounts[] = []
  for (const dataset of datasets) {
    const { name } = dataset
    await target.addDataset(dataset)
    for (const table of MOVED_TABLES) {
      for await (const batch of source.rows(name, table)) await target.write(name, table, batch)
    }
    await target.finish(name)
    const [before, after] = [await countsOf(source, dataset), await countsOf(target, dataset)]
    if (before.hash !== after.hash) {
      throw new MoveError(
        `The copy of the dataset "${name}" differs from the original. Nothing was changed.`,
      )
    }
    moved.push(after)
  }
  return moved
}

import { LRUCache } from 'lru-cache'
import type { Found } from './copy-passages.ts'
import { entryRangeOf, FIRST_DOCUMENT_ENTRY } from './fixed-pages/entry-ranges.ts'
import { openIndexFile } from './index-file.ts'
import { SEARCH_LIMITS } from './limits.ts'
import { entriesOf, ROWS_PER_ENTRY, type Entry } from './results/entries.ts'
import { stemOf, wordsOf } from './words.ts'

/** Passages of a document. A new revision of the document replaces all of them. */
export interface IndexedDocument {
  readonly id: string
  readonly rev: string
  readonly passages: readonly Found[]
}

/** Passage that contains at least one of the stems of a query. */
export interface Candidate {
  readonly document: string
  readonly rev: string
  readonly passage: Found
  /** Stems of the fields page, heading, about and text. Each field is one string of stems, with spaces between them and at both ends. */
  readonly stems: readonly string[]
}

/** Entry of the search results, with its own id and the id and revision of its document. */
export interface StoredEntry extends Entry {
  readonly id: number
  readonly document: string
  readonly rev: string
}

/** Indexed field of a passage. */
export type Field = 'page' | 'heading' | 'about' | 'text'

/** Search index in SQLite. The words of passages are stored on disk and not in memory. */
export interface IndexStore {
  /** Revisions by document id. */
  readonly revisions: () => ReadonlyMap<string, string>
  /** Revisions of the documents of the site's pages, by id. Articles and job openings are not included. */
  readonly pageRevisions: () => ReadonlyMap<string, string>
  /** Revisions of the documents that have an entry at one of the paths, by id. */
  readonly revisionsAt: (paths: readonly string[]) => ReadonlyMap<string, string>
  /** All passages of a document, in their order. */
  readonly passagesOf: (id: string) => readonly Candidate[]
  readonly put: (documents: readonly IndexedDocument[]) => void
  readonly remove: (ids: readonly string[]) => void
  /**
   * Passages that contain one of the stems, best first: up to `limit` passages from the pages of the site, then up to `limit` from
   * articles.
   */
  readonly candidates: (stems: readonly string[], limit: number) => readonly Candidate[]
  /**
   * Ids, ascending, of the entries with a passage that contains one of the expressions in one of the fields. An expression is a list of
   * phrases that must all occur.
   */
  readonly entriesWith: (
    fields: readonly Field[],
    expressions: readonly (readonly string[])[],
  ) => readonly number[]
  /** Entry of the search results with this id, or undefined if it was removed. */
  readonly entry: (id: number) => StoredEntry | undefined
  /** Passages of an entry, in their order. */
  readonly passagesOfEntry: (id: number) => readonly Candidate[]
  /** Number of passages that contain a stem. */
  readonly frequency: (stem: string) => number
  /** Words of the index, in lower case, that begin with the letter `first` and whose length is between the limits (inclusive). */
  readonly wordsOfLength: (
    first: string,
    length: readonly [from: number, to: number],
  ) => readonly string[]
  readonly hasWord: (word: string) => boolean
  readonly wordsThatBegin: (beginning: string, limit: number) => readonly string[]
  /** Number of passages. */
  readonly count: () => number
  /** Version number of the index, which changes with every write. */
  readonly version: () => number
  readonly close: () => void
}

/** Number of the first table row of articles and job openings. Smaller numbers are those of the pages of the site. */
const FIRST_OF_DOCUMENTS = FIRST_DOCUMENT_ENTRY * ROWS_PER_ENTRY

/** Maximum number of stems whose number of passages is cached. */
const MOST_FREQUENCIES = 5_000

/** Character that is sorted after every letter. */
const LAST = '\u{10FFFF}'

/** BM25 weights of the fields page, heading, about and text, in this order. */
const WEIGHTS = '3.0, 4.0, 2.0, 1.0'

/** Quotes a phrase for a full-text query. */
const quote = (phrase: string) => `"${phrase.replaceAll('"', '')}"`

interface Row {
  document: string
  rev: string
  json: string
  stems: string
}

const toCandidate = ({ document, rev, json, stems }: Row): Candidate => ({
  document,
  rev,
  stems: stems.split('\n'),
  // Only this store writes the column.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the JSON of a passage that `put` has written
  passage: JSON.parse(json) as Found,
})

/** Prepares the statements of the index. */
const prepareStatements = (database: ReturnType<typeof openIndexFile>) => ({
  revisions: database.prepare<[], { id: string; rev: string }>('SELECT id, rev FROM documents'),
  pageRevisions: database.prepare<[number], { id: string; rev: string }>(
    'SELECT id, rev FROM documents WHERE id IN (SELECT document FROM entries WHERE id < ?)',
  ),
  revisionsAt: database.prepare<[string], { id: string; rev: string }>(
    'SELECT id, rev FROM documents WHERE id IN (SELECT document FROM entries WHERE url IN (SELECT value FROM json_each(?)))',
  ),
  passages: database.prepare<[string], Row>(
    `SELECT passages.document, documents.rev, passages.json, passages.stems FROM passages
     JOIN documents ON documents.id = passages.document WHERE passages.document = ? ORDER BY passages.row`,
  ),
  rows: database.prepare<[string], { row: number }>('SELECT row FROM passages WHERE document = ?'),
  unword: database.prepare('DELETE FROM words WHERE rowid = ?'),
  unpassage: database.prepare('DELETE FROM passages WHERE document = ?'),
  undocument: database.prepare('DELETE FROM documents WHERE id = ?'),
  document: database.prepare('INSERT INTO documents (id, rev) VALUES (?, ?)'),
  passage: database.prepare(
    'INSERT INTO passages (row, document, json, stems) VALUES (?, ?, ?, ?)',
  ),
  word: database.prepare(
    'INSERT INTO words (rowid, page, heading, about, text) VALUES (?, ?, ?, ?, ?)',
  ),
  form: database.prepare('INSERT OR IGNORE INTO forms (word) VALUES (?)'),
  unentry: database.prepare('DELETE FROM entries WHERE document = ?'),
  addEntry: database.prepare(
    'INSERT INTO entries (id, document, kind, url, title) VALUES (?, ?, ?, ?, ?)',
  ),
  last: database.prepare<[number, number], { last: number | null }>(
    'SELECT max(id) AS last FROM entries WHERE id >= ? AND id < ?',
  ),
  matching: database
    .prepare<[string], number>('SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid')
    .pluck(),
  entry: database.prepare<[number], StoredEntry>(
    `SELECT entries.id, document, rev, kind, url, title FROM entries
     JOIN documents ON documents.id = document WHERE entries.id = ?`,
  ),
  inRows: database.prepare<[number, number], Row>(
    `SELECT passages.document, documents.rev, passages.json, passages.stems FROM passages
     JOIN documents ON documents.id = passages.document WHERE row >= ? AND row < ? ORDER BY row`,
  ),
  found: database.prepare<[string, number, number, number], Row>(
    `SELECT passages.document, documents.rev, passages.json, passages.stems FROM
       (SELECT rowid AS found FROM words WHERE words MATCH ? AND rowid >= ? AND rowid < ?
        ORDER BY bm25(words, ${WEIGHTS}) LIMIT ?)
     JOIN passages ON passages.row = found JOIN documents ON documents.id = passages.document`,
  ),
  frequency: database.prepare<[string], { doc: number }>(
    'SELECT doc FROM vocabulary WHERE term = ?',
  ),
  ofLength: database.prepare<[string, string, number, number], { word: string }>(
    'SELECT word FROM forms WHERE word >= ? AND word < ? AND length(word) BETWEEN ? AND ?',
  ),
  hasForm: database.prepare<[string], { word: string }>('SELECT word FROM forms WHERE word = ?'),
  beginning: database.prepare<[string, string, number], { word: string }>(
    'SELECT word FROM forms WHERE word >= ? AND word < ? LIMIT ?',
  ),
  count: database.prepare<[], { total: number }>('SELECT count(*) AS total FROM passages'),
})

/**
 * Opens or creates the index at `path`. Empties an index that another version of the code or of the texts wrote.
 * @throws if the file cannot be opened or another process is writing to it
 */
export function openIndexStore(path: string): IndexStore {
  const database = openIndexFile(path)
  const sql = prepareStatements(database)
  const erase = (id: string) => {
    for (const { row } of sql.rows.all(id)) sql.unword.run(row)
    sql.unpassage.run(id)
    sql.unentry.run(id)
    sql.undocument.run(id)
  }
  const write = ({ id, rev, passages }: IndexedDocument) => {
    erase(id)
    const [from, to] = entryRangeOf(id)
    let entry = sql.last.get(from, to)?.last ?? from - 1
    sql.document.run(id, rev)
    const forms = new Set<string>()
    // Cache of the stems of fields. All passages of a page have the same fields page and about, which are thus stemmed once.
    const known = new Map<string, string>()
    const stemmed = (field: string) => {
      const before = known.get(field)
      if (before !== undefined) return before
      const words = wordsOf(field)
      for (const word of words) forms.add(word)
      const stems = ` ${words.map(stemOf).join(' ')} `
      known.set(field, stems)
      return stems
    }
    for (const { kind, url, title, passages: own } of entriesOf(passages).slice(0, to - from)) {
      entry += 1
      sql.addEntry.run(entry, id, kind, url, title)
      own.slice(0, ROWS_PER_ENTRY).forEach((passage, index) => {
        const row = entry * ROWS_PER_ENTRY + index
        const stems = [passage.page, passage.heading, passage.about, passage.text].map(stemmed)
        sql.passage.run(row, id, JSON.stringify(passage), stems.join('\n'))
        sql.word.run(row, ...stems)
      })
    }
    for (const word of forms) sql.form.run(word)
  }
  /** Cache of the number of passages with a stem. Without this cache, SQLite would count these passages in each query. */
  const frequencies = new LRUCache<string, number>({ max: MOST_FREQUENCIES })
  const frequency = (stem: string) => {
    const known = frequencies.get(stem)
    if (known !== undefined) return known
    const count = sql.frequency.get(stem)?.doc ?? 0
    if (stem.length <= SEARCH_LIMITS.word) frequencies.set(stem, count)
    return count
  }
  let version = 0
  /** Number of passages. Undefined after a write, so that they are counted again. */
  let count: number | undefined
  const change = (work: () => void) => {
    version += 1
    count = undefined
    frequencies.clear()
    database.transaction(work)()
  }
  return {
    revisions: () => new Map(sql.revisions.all().map(({ id, rev }) => [id, rev])),
    pageRevisions: () =>
      new Map(sql.pageRevisions.all(FIRST_DOCUMENT_ENTRY).map(({ id, rev }) => [id, rev])),
    revisionsAt: (paths) =>
      new Map(sql.revisionsAt.all(JSON.stringify(paths)).map(({ id, rev }) => [id, rev])),
    passagesOf: (id) => sql.passages.all(id).map(toCandidate),
    put: (documents) => {
      change(() => documents.forEach(write))
    },
    remove: (ids) => {
      change(() => ids.forEach(erase))
    },
    candidates: (stems, limit) => {
      if (stems.length === 0) return []
      const query = stems.map(quote).join(' OR ')
      const ranges = [
        [0, FIRST_OF_DOCUMENTS],
        [FIRST_OF_DOCUMENTS, Number.MAX_SAFE_INTEGER],
      ] as const
      return ranges.flatMap(([from, to]) => sql.found.all(query, from, to, limit).map(toCandidate))
    },
    entriesWith: (fields, expressions) => {
      if (expressions.length === 0) return []
      const quoted = expressions.map((phrases) => `(${phrases.map(quote).join(' AND ')})`)
      const ids: number[] = []
      for (const row of sql.matching.all(`{${fields.join(' ')}} : (${quoted.join(' OR ')})`)) {
        const id = Math.floor(row / ROWS_PER_ENTRY)
        if (id !== ids.at(-1)) ids.push(id)
      }
      return ids
    },
    entry: (id) => sql.entry.get(id),
    passagesOfEntry: (id) =>
      sql.inRows.all(id * ROWS_PER_ENTRY, (id + 1) * ROWS_PER_ENTRY).map(toCandidate),
    frequency,
    wordsOfLength: (first, [from, to]) =>
      sql.ofLength.all(first, `${first}${LAST}`, from, to).map(({ word }) => word),
    hasWord: (word) => {
      const parts = wordsOf(word)
      return (
        parts.length > 0 &&
        parts.every((part) => sql.hasForm.get(part) !== undefined && frequency(stemOf(part)) > 0)
      )
    },
    wordsThatBegin: (beginning, limit) =>
      sql.beginning.all(beginning, `${beginning}${LAST}`, limit).map(({ word }) => word),
    count: () => {
      count ??= sql.count.get()?.total ?? 0
      return count
    },
    version: () => version,
    close: () => database.close(),
  }
}

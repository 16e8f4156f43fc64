import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Folders that contain the code of the index and the texts of the pages. */
const SOURCES = [import.meta.dirname, join(import.meta.dirname, '../../shared')]

/** Hash of the code and of the texts of the pages. It includes the code, because new code may index the same text differently. */
function sourceVersion(): string {
  const hash = createHash('sha1')
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of files.filter((file) => /^[^.]+\.ts$/.test(file)).toSorted()) {
      hash.update(name).update(readFileSync(join(folder, name)))
    }
  }
  return hash.digest('hex')
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS made (version TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, rev TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS passages (row INTEGER PRIMARY KEY, document TEXT NOT NULL, json TEXT NOT NULL, stems TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS passages_document ON passages (document);
  CREATE TABLE IF NOT EXISTS entries (
    id INTEGER PRIMARY KEY, document TEXT NOT NULL, kind TEXT NOT NULL, url TEXT NOT NULL, title TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS entries_document ON entries (document);
  CREATE TABLE IF NOT EXISTS forms (word TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5(
    page, heading, about, text, content = '', contentless_delete = 1, tokenize = 'unicode61'
  );
  CREATE VIRTUAL TABLE IF NOT EXISTS vocabulary USING fts5vocab(words, row);
`

const TABLES = ['vocabulary', 'words', 'forms', 'entries', 'passages', 'documents', 'made']

/**
 * Opens or creates the database of the index. Empties a database that another version of the code or of the texts wrote.
 * @throws if the file cannot be opened or another process is writing to it
 */
export function openIndexFile(path: string): Sqlite.Database {
  const database = new Sqlite(path)
  // Writes need not be durable, because a lost index is rebuilt from its sources.
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -4000')
  const version = sourceVersion()
  database.exec(SCHEMA)
  const made = database.prepare<[], { version: string }>('SELECT version FROM made').get()
  if (made?.version !== version) {
    for (const table of TABLES) database.exec(`DROP TABLE IF EXISTS ${table}`)
    database.exec(SCHEMA)
    database.prepare('INSERT INTO made (version) VALUES (?)').run(version)
  }
  return database
}

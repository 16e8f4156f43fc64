/**
 * Baseline for commits with bare SQLite: `node bench/bare-writer.ts FILE SECONDS` prints the number of commits per second. Each commit is
 * on disk before the next one starts.
 */
import Sqlite from 'better-sqlite3'
import { documentsOf } from './filled-site.ts'

const [file = '', seconds = ''] = process.argv.slice(2)

const database = new Sqlite(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL)')
const insert = database.prepare('INSERT INTO documents (id, body) VALUES (?, ?)')
const body = JSON.stringify(documentsOf(1).at(-1))
const until = performance.now() + Number(seconds) * 1_000
let done = 0
while (performance.now() < until) insert.run(`document-${done++}`, body)
database.close()
console.log(done / Number(seconds))

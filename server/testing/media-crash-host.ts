import { writeSync } from 'node:fs'
import { allMigrations } from '../database/all-migrations.ts'
import { openDatabase } from '../database/database.ts'
import { serveTestHost } from './media-server.test-support.ts'

/** Serves the embedded image host over a directory until it is killed, and prints its port: `node media-crash-host.ts directory`. */
const [, , directory = ''] = process.argv
const database = await openDatabase({ dataDir: directory })
await database.migrate(allMigrations)
const { port } = await serveTestHost({ db: database.kysely, directory, now: Date.now })
writeSync(1, `${port}\n`)

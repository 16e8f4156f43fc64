import type pg from 'pg'

/** Version of the table layout. Must be raised with every change after which earlier versions of this program cannot use the tables. */
export const LAYOUT = 1

/** Key of the advisory lock that a process takes to create the tables. */
const LAYOUT_LOCK = 7_164_201

// Texts are stored uncompressed, because PostgreSQL compresses long ones itself. Ids and timestamps are compared by bytes, as in SQLite.
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS lake_layout (version integer NOT NULL);
  CREATE TABLE IF NOT EXISTS lake_datasets (
    id serial PRIMARY KEY, name text COLLATE "C" NOT NULL UNIQUE, acl_mode text NOT NULL,
    sequence bigint NOT NULL DEFAULT 0, latest text NOT NULL DEFAULT ''
  );
  CREATE TABLE IF NOT EXISTS lake_documents (
    dataset integer NOT NULL REFERENCES lake_datasets ON DELETE CASCADE, id text COLLATE "C" NOT NULL,
    body text NOT NULL, changes integer NOT NULL, PRIMARY KEY (dataset, id)
  );
  CREATE TABLE IF NOT EXISTS lake_transactions (
    dataset integer NOT NULL REFERENCES lake_datasets ON DELETE CASCADE, sequence bigint NOT NULL,
    id text COLLATE "C" NOT NULL, author text NOT NULL, timestamp text COLLATE "C" NOT NULL,
    mutations text NOT NULL, request text NOT NULL, results text NOT NULL,
    PRIMARY KEY (dataset, sequence), UNIQUE (dataset, id)
  );
  CREATE INDEX IF NOT EXISTS lake_transactions_by_time ON lake_transactions (dataset, timestamp, sequence);
  CREATE TABLE IF NOT EXISTS lake_changes (
    dataset integer NOT NULL REFERENCES lake_datasets ON DELETE CASCADE,
    document_id text COLLATE "C" NOT NULL, sequence bigint NOT NULL, position integer NOT NULL,
    previous_rev text, kind text NOT NULL, apply text NOT NULL, revert text NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  );
  CREATE INDEX IF NOT EXISTS lake_changes_by_sequence ON lake_changes (dataset, sequence);
  CREATE TABLE IF NOT EXISTS lake_snapshots (
    dataset integer NOT NULL REFERENCES lake_datasets ON DELETE CASCADE,
    document_id text COLLATE "C" NOT NULL, sequence bigint NOT NULL, body text NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  );
  CREATE TABLE IF NOT EXISTS lake_tokens (
    name text COLLATE "C" PRIMARY KEY, hash text NOT NULL UNIQUE, role text NOT NULL, created_at text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS lake_key_values (
    user_id text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, value text NOT NULL, PRIMARY KEY (user_id, key)
  );
  CREATE TABLE IF NOT EXISTS lake_people (
    id text COLLATE "C" PRIMARY KEY, name text NOT NULL, email text NOT NULL
  );
`

/** Creates missing tables. @throws Error if a later version of this program has written the tables */
export async function prepareLayout(client: pg.ClientBase): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LAYOUT_LOCK])
    await client.query(SCHEMA)
    const { rows } = await client.query<{ version: number }>('SELECT version FROM lake_layout')
    const version = rows[0]?.version
    if (version === undefined) {
      await client.query('INSERT INTO lake_layout (version) VALUES ($1)', [LAYOUT])
    } else if (version > LAYOUT) {
      throw new Error('A later version of this program has written this store: start that version')
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

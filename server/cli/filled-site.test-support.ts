import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'
import { dataFolders } from '#server/process/data-folders.ts'
import type { Deps } from '#server/composition/deps.ts'
import { createOriginals } from '#server/media/originals.ts'
import { openAccountsAt } from '#lake/wire/accounts.ts'

/** Tables that the tests fill and read. */
export type Tables = {
  users: Record<string, unknown>
  sessions: Record<string, unknown>
  leads: Record<string, unknown>
  lead_events: Record<string, unknown>
}

/** The tables of a site, typed for these tests. */
export const tablesOf = (deps: Deps) => deps.database.kysely.withTables<Tables>()

/** An account whose name contains characters that are often corrupted. */
export const user = (name: string) => ({
  id: name,
  email: `${name}@example.com`,
  name: `Zoë “${name}”\n🙂`,
  role: 'admin',
  password_hash: 'hash',
  disabled: 0,
  created_at: 1_790_000_000_123,
  updated_at: 1_790_000_000_123,
})

const NOT_NULL_LEAD = {
  kind: 'contact',
  status: 'new',
  name: 'n',
  company: '',
  email: 'e@example.com',
  email_key: 'e',
  phone: '',
  about: '',
  countries: '',
  volume: '',
  message: 'm',
  answer_way: '',
  received_at: 1,
  seen: 0,
  copy_by_email: 0,
  revision: 1,
  updated_at: 1,
  search_text: '',
}

/** Writes test data into each store of a site. All texts contain the given word. Returns the file name of the asset in the lake. */
export async function fill(deps: Deps, word: string, { config }: { readonly config: Config }) {
  const { embedded } = deps
  if (embedded === undefined) throw new Error('The lake is elsewhere')
  await embedded.dataset.mutate([{ createOrReplace: { _id: 'word', _type: 'note', word } }], {
    author: 'test',
  })
  const { fileName } = await embedded.assets.upload({
    kind: 'file',
    sender: 'test',
    limit: 1e6,
    filename: 'a.txt',
    body: (async function* () {
      yield Buffer.from(`file ${word}`)
    })(),
  })
  const accounts = await openAccountsAt({ directory: embedded.directory })
  await accounts.createToken(`token-${word}`, 'editor')
  await accounts.close()
  const db = tablesOf(deps)
  await db.insertInto('users').values(user(word)).execute()
  await db
    .insertInto('sessions')
    .values({ id: word, user_id: word, created_at: 1, last_active_at: 1, expires_at: 9e12 })
    .execute()
  await db
    .insertInto('leads')
    .values({ ...NOT_NULL_LEAD, id: word, number: word, due_at: null })
    .execute()
  await db
    .insertInto('lead_events')
    .values({ lead_id: word, by_id: null, text: word, at: 1 })
    .execute()
  const originals = createOriginals(join(config.dataDir, dataFolders.media), deps.storage?.media)
  const spare = originals.spare()
  await writeFile(spare, `picture ${word}`)
  const { letGo } = await originals.keep(spare, 'png')
  letGo()
  return fileName
}

/** Contents of the original files that the image host stores. */
export const picturesIn = async ({ config }: { readonly config: Config }) =>
  Promise.all(
    (await createOriginals(join(config.dataDir, dataFolders.media)).list()).map(({ name }) =>
      readFile(join(config.dataDir, dataFolders.media, 'originals', name), 'utf8'),
    ),
  )

/** Reads back the data that {@link fill} wrote into a site. */
export async function words(deps: Deps) {
  const { embedded } = deps
  if (embedded === undefined) throw new Error('The lake is elsewhere')
  const accounts = await openAccountsAt({ directory: embedded.directory })
  const tokens = (await accounts.listTokens()).map(({ name }) => name)
  await accounts.close()
  const db = tablesOf(deps)
  return {
    word: embedded.dataset.get('word')?.['word'],
    tokens,
    users: (await db.selectFrom('users').select('name').orderBy('id').execute()).map(
      (row) => row['name'],
    ),
    sessions: (await db.selectFrom('sessions').selectAll().execute()).length,
    events: (await db.selectFrom('lead_events').select('text').orderBy('sequence').execute()).map(
      (row) => row['text'],
    ),
  }
}

/** Expected result of {@link words} for a site that was filled with these words, in this order. */
export const expected = (...all: string[]) => ({
  word: all.at(-1),
  tokens: all.map((word) => `token-${word}`),
  users: all.map((word) => user(word).name),
  events: all,
})

import { judgePostgresError } from './database-check.ts'
import type { ClockReference } from './machine-checks.ts'
import { codeOf, DEADLINE_MS, fine, look, wrong, type Finding } from './finding.ts'

/** Source of the content that the settings select. */
export type CmsMode = 'embedded' | 'alone' | 'hosted'

/** Facts about the CMS. */
export interface CmsFacts {
  readonly mode: CmsMode
  /**
   * - `ok`: the lake responds
   * - `public`: the lake responds, and anyone can read the dataset that `detail` names
   * - `new`: there is no lake yet
   * - `held`: another process uses the lake, but no site responds
   * - `not ready`: a running site responds, but cannot serve pages
   * - `no dataset`: the lake has no dataset with the name in `detail`
   * - `refused`: the lake rejects the token
   * - `unreachable`: the lake does not respond, or responds with an error; `detail` is the error code, the HTTP status or "no answer"
   * - `failed`: the embedded lake cannot be opened; `detail` is the error code
   * - `database`: failure of the lake's PostgreSQL database, with the error code as `detail`
   * - `read-only`: the user of the lake's database may not write
   * - `newer`: a later release has changed the tables of the lake's database
   */
  readonly state:
    | 'ok'
    | 'public'
    | 'new'
    | 'held'
    | 'not ready'
    | 'no dataset'
    | 'refused'
    | 'unreachable'
    | 'failed'
    | 'database'
    | 'read-only'
    | 'newer'
  readonly detail?: string
  readonly clock?: ClockReference
}

const NAMES: Readonly<Record<CmsMode, string>> = {
  embedded: 'Embedded lake',
  alone: 'Standalone lake',
  hosted: 'Hosted lake',
}

const tokenOf = (mode: CmsMode) => (mode === 'hosted' ? '`SANITY_API_TOKEN`' : '`LAKE_TOKEN`')
const placeOf = (mode: CmsMode) => (mode === 'hosted' ? '`SANITY_PROJECT_ID`' : '`SANITY_API_HOST`')

const howToMakePrivate = (mode: CmsMode, dataset: string) =>
  mode === 'hosted'
    ? 'Make the dataset private in the settings of the project at Sanity. Until then, write openings when visitors may read them.'
    : `Make it private with \`npm run dataset -- private ${dataset}\`.`

/** Converts the facts about the CMS to a finding. */
export function judgeCms({ mode, state, detail = '' }: CmsFacts): Finding {
  const name = NAMES[mode]
  switch (state) {
    case 'ok':
      return fine(detail === '' ? `${name}, connected` : `${name}, ${detail}`)
    case 'public':
      return look(
        `${name}: anyone can read its dataset \`${detail}\` with GROQ, also job openings that are not published`,
        howToMakePrivate(mode, detail),
      )
    case 'new':
      return fine(`${name}, no content yet; the first start creates it`)
    case 'held':
      return look(
        `${name}: another process uses it, but no site answers at \`${detail}\``,
        'Run this command with the `HOST` and `PORT` of the running site. If no site runs, end the other process.',
      )
    case 'not ready':
      return wrong(
        `${name}: the running site reports that it is not ready (${detail})`,
        'Read the log of the site, and correct what it names.',
      )
    case 'no dataset':
      return wrong(
        `${name} has no dataset \`${detail}\``,
        'Set `SANITY_DATASET` to a dataset that exists. `npm run dataset -- list` prints the datasets of a lake.',
      )
    case 'refused':
      return wrong(
        `${name} refuses the token`,
        `Set ${tokenOf(mode)} to a valid token with read and write access.`,
      )
    case 'unreachable':
      return wrong(
        `${name} does not answer (${detail})`,
        `Start it, or correct ${placeOf(mode)}. Until then the site shows its stored copy, and changes wait in the outbox.`,
      )
    case 'failed':
      return wrong(
        `${name} cannot be opened (${detail})`,
        'Give the account of the site the right to the files in `DATA_DIR`. If they are damaged, restore the last backup with `npm run restore`.',
      )
    case 'database': {
      const { found, to_do: toDo } = judgePostgresError(detail, 'LAKE_DATABASE_URL')
      return wrong(`${name}: ${found}`, toDo)
    }
    case 'read-only':
      return wrong(
        `${name}: PostgreSQL accepts no writes of the user of \`LAKE_DATABASE_URL\``,
        'Let `LAKE_DATABASE_URL` name the primary server, and give its user `CREATE` on the schema.',
      )
    case 'newer':
      return wrong(
        `${name}: a later release has changed the tables in \`LAKE_DATABASE_URL\``,
        'Install the newer release again. To go back, restore the dump from before the upgrade (docs/upgrading.md).',
      )
    default:
      return state satisfies never
  }
}

/** Location and credentials of a remote lake. */
export interface RemoteLake {
  /** Base URL of the API paths, without a trailing slash. */
  readonly apiHost: string
  readonly dataset: string
  readonly token: string | undefined
}

const QUERY = encodeURIComponent('count(*[0...1])')

/** True if a remote lake returns documents without a token. */
async function isPublic(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'manual',
    })
    const answer: unknown = response.ok ? await response.json() : undefined
    return (
      typeof answer === 'object' && answer !== null && 'result' in answer && answer.result === 1
    )
  } catch {
    return false
  }
}

/** Sends a small query to a remote lake, with and without the token. */
export async function examineRemoteLake(
  mode: 'alone' | 'hosted',
  { apiHost, dataset, token }: RemoteLake,
): Promise<CmsFacts> {
  try {
    const address = `${apiHost}/v2025-02-19/data/query/${dataset}?query=${QUERY}`
    const response = await fetch(address, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'manual',
    })
    await response.body?.cancel()
    const at = Date.parse(response.headers.get('date') ?? '')
    const clock = Number.isNaN(at)
      ? {}
      : { clock: { name: 'the content lake', at, precision: 1_000 } }
    const { status } = response
    if (status === 401 || status === 403) return { mode, state: 'refused', ...clock }
    if (status === 404) return { mode, state: 'no dataset', detail: dataset, ...clock }
    if (!response.ok) return { mode, state: 'unreachable', detail: `status ${status}`, ...clock }
    if (await isPublic(address)) return { mode, state: 'public', detail: dataset, ...clock }
    return { mode, state: 'ok', ...clock }
  } catch (error) {
    return { mode, state: 'unreachable', detail: codeOf(error) }
  }
}

/** Asks the running site that has opened the embedded lake. @param origin address at which the site listens */
export async function examineRunningSite(origin: string, readyPath: string): Promise<CmsFacts> {
  const mode = 'embedded'
  try {
    const response = await fetch(`${origin}${readyPath}`, {
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return response.ok
      ? { mode, state: 'ok', detail: 'used by the running site' }
      : { mode, state: 'not ready', detail: `status ${response.status} of ${readyPath}` }
  } catch {
    return { mode, state: 'held', detail: origin }
  }
}

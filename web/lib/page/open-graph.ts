import {
  defaultOpenGraph,
  matchOpenGraph,
  openGraphProperties,
  type OpenGraphRecord,
} from '#shared/browser/open-graph.ts'
import { wellKnownPaths } from '#shared/paths/paths.ts'
import { logLater } from '../log/log-later.ts'

let loaded: Promise<readonly OpenGraphRecord[]> | undefined

/**
 * Checks only that the value is a list of objects with `og:url`, because this site itself serves the file. A field that is missing in a
 * record changes nothing in the head.
 */
const isRecords = (value: unknown): value is readonly OpenGraphRecord[] =>
  Array.isArray(value) &&
  value.every(
    (record: unknown) => typeof record === 'object' && record !== null && 'og:url' in record,
  )

async function load(): Promise<readonly OpenGraphRecord[]> {
  const answer = await fetch(wellKnownPaths.openGraph, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`the answer was ${answer.status}`)
  const records: unknown = await answer.json()
  if (!isRecords(records)) throw new Error('the answer was no list of records')
  return records
}

/**
 * Returns the Open Graph record of the page at `pathname` on `origin`. The file with all records is fetched once. If the request fails,
 * logs a warning and returns the site's default record.
 */
export async function openGraphOf(pathname: string, origin: string): Promise<OpenGraphRecord> {
  loaded ??= load()
  try {
    return matchOpenGraph(await loaded, pathname) ?? defaultOpenGraph(origin)
  } catch (error) {
    loaded = undefined
    const message = `The open-graph records of ${wellKnownPaths.openGraph} could not be read`
    logLater({ level: 'warn', category: 'api', message }, error)
    // The specification requires the warning.
    // oxlint-disable-next-line eslint/no-console
    console.warn(message, error)
    return defaultOpenGraph(origin)
  }
}

/** Replaces the page's Open Graph elements with those of a record. Browser only. */
export function applyOpenGraph(record: OpenGraphRecord): void {
  for (const [property, content] of openGraphProperties(record)) {
    const known = document.head.querySelector(`meta[property="${property}"]`)
    const element = known ?? document.createElement('meta')
    element.setAttribute('data-head', '')
    element.setAttribute('property', property)
    element.setAttribute('content', content)
    if (known === null) document.head.append(element)
  }
}

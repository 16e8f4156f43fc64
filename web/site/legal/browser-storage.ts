import { counted } from '#shared/text/count.ts'
import {
  storedThings,
  type StoragePlace,
  type StoredThing,
} from '#shared/pages/legal/stored-things.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'

/** Entry that the browser stores for the site. */
export interface StoredEntry {
  readonly name: string
  readonly place: StoragePlace
  readonly value: string
  /** Documentation of the entry. Undefined if the site does not know its name. */
  readonly known: StoredThing | undefined
}

/** Places in which a browser, or a test, stores entries. */
export interface BrowserStores {
  readonly local: Storage
  readonly session: Storage
  /** Cookies in the format of `document.cookie`. Assigning a cookie adds or deletes it. */
  cookie: string
}

const isNamed = (thing: StoredThing, name: string) =>
  thing.name === name || (thing.name.endsWith('*') && name.startsWith(thing.name.slice(0, -1)))

/** Cache API. Undefined in browsers without it. */
const cachesHere = () => ('caches' in globalThis ? caches : undefined)

const kept = (name: string, place: StoragePlace, value: string): StoredEntry => ({
  name,
  place,
  value,
  known: storedThings.find((thing) => isNamed(thing, name) && thing.place === place),
})

const inStorage = (store: Storage, place: StoragePlace) =>
  Object.keys(store)
    .toSorted()
    .map((name) => kept(name, place, store.getItem(name) ?? ''))

const inCookies = (cookies: string) =>
  cookies
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const at = pair.includes('=') ? pair.indexOf('=') : pair.length
      return kept(pair.slice(0, at), 'cookie', pair.slice(at + 1))
    })

/**
 * All entries that scripts can read, cookies first.
 * @throws DOMException if the browser blocks storage
 */
export function readStored(stores: BrowserStores): readonly StoredEntry[] {
  return [
    ...inCookies(stores.cookie),
    ...inStorage(stores.local, 'local'),
    ...inStorage(stores.session, 'session'),
  ]
}

/** Caches of the service worker with their number of files. Empty if the browser blocks them. */
export async function readCaches(): Promise<readonly StoredEntry[]> {
  try {
    return await inCacheTurn(async () => {
      const names = (await cachesHere()?.keys()) ?? []
      return Promise.all(
        names.map(async (name) => {
          const count = (await (await caches.open(name)).keys()).length
          return kept(name, 'cache', counted(count, 'file'))
        }),
      )
    })
  } catch {
    return []
  }
}

/** Deletes one entry. The promise resolves once it is deleted. */
export async function clearStored(
  stores: BrowserStores,
  { name, place }: StoredEntry,
): Promise<void> {
  if (place === 'cache') await inCacheTurn(async () => cachesHere()?.delete(name))
  else if (place === 'local') stores.local.removeItem(name)
  else if (place === 'session') stores.session.removeItem(name)
  else stores.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`
}

/**
 * Places in which this browser stores entries.
 * @throws DOMException if the browser blocks them
 */
export function browserStores(): BrowserStores {
  return {
    local: localStorage,
    session: sessionStorage,
    get cookie() {
      return document.cookie
    },
    set cookie(line) {
      document.cookie = line
    },
  }
}

/** True if an entry is part of the visitor's consent. */
export const isConsent = ({ name }: StoredEntry) =>
  name === cookieNames.consent ||
  [storageKeys.consent, storageKeys.consentReceipt, storageKeys.consentRefusedAt].some(
    (key) => key === name,
  )

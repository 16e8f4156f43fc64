import { counted } from '#shared/text/count.ts'
import {
  storedThings,
  type StoragePlace,
  type StoredThing,
} from '#shared/pages/legal/stored-things.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'

/** One thing that a browser keeps for the site at this moment. */
export interface KeptThing {
  readonly name: string
  readonly place: StoragePlace
  readonly value: string
  /** What the site knows about it; absent when it did not put it there. */
  readonly known: StoredThing | undefined
}

/** The stores of a browser, or those of a test. */
export interface BrowserStores {
  readonly local: Storage
  readonly session: Storage
  /** As `document.cookie`. */
  cookie: string
}

const isNamed = (thing: StoredThing, name: string) =>
  thing.name === name || (thing.name.endsWith('*') && name.startsWith(thing.name.slice(0, -1)))

/** The caches of a browser; none where it has no service workers. */
const cachesHere = () => ('caches' in globalThis ? caches : undefined)

const kept = (name: string, place: StoragePlace, value: string): KeptThing => ({
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

/** Everything that scripts can see, cookies first. @throws DOMException where the browser closes its stores to the site */
export function readKept(stores: BrowserStores): readonly KeptThing[] {
  return [
    ...inCookies(stores.cookie),
    ...inStorage(stores.local, 'local'),
    ...inStorage(stores.session, 'session'),
  ]
}

/** The caches that the service worker has filled, each with how much lies in it. Empty where the browser closes them to the site. */
export async function readCaches(): Promise<readonly KeptThing[]> {
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

/** Removes one thing. What is removed of a cache is gone when this settles. */
export async function clearKept(stores: BrowserStores, { name, place }: KeptThing): Promise<void> {
  if (place === 'cache') await inCacheTurn(async () => cachesHere()?.delete(name))
  else if (place === 'local') stores.local.removeItem(name)
  else if (place === 'session') stores.session.removeItem(name)
  else stores.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`
}

/** The stores of this browser. @throws DOMException where they are closed to the site */
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

/** Whether a thing is part of what the visitor has answered about cookies. */
export const isConsent = ({ name }: KeptThing) =>
  name === cookieNames.consent ||
  [storageKeys.consent, storageKeys.consentReceipt, storageKeys.consentRefusedAt].some(
    (key) => key === name,
  )

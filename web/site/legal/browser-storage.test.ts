import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storedThings } from '#shared/pages/legal/stored-things.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'
import { clearKept, readCaches, readKept, type BrowserStores } from './browser-storage.ts'

/** A storage whose keys are own properties, as a browser's are. */
const storage = (values: Readonly<Record<string, string>>): Storage => {
  const store: Record<string, unknown> = { ...values }
  const method = (name: string, value: unknown) =>
    Object.defineProperty(store, name, { value, enumerable: false })
  method('getItem', (name: string) => store[name] ?? null)
  method('removeItem', (name: string) => delete store[name])
  // What the tests use of a Storage is there.
  return store as unknown as Storage
}

const stores = (): BrowserStores & { readonly lines: string[] } => {
  const lines: string[] = []
  return {
    local: storage({ [storageKeys.theme]: 'dark', [storageKeys.token]: 'secret', odd: 'x' }),
    session: storage({ [storageKeys.visited]: '{}' }),
    lines,
    get cookie() {
      return `${cookieNames.xsrf}=a=b; flag`
    },
    set cookie(line) {
      lines.push(line)
    },
  }
}

describe('what a browser keeps', () => {
  test('is listed with cookies first, each with what the site knows of it', () => {
    expect(readKept(stores()).map(({ name, place, known }) => [name, place, known?.name])).toEqual([
      [cookieNames.xsrf, 'cookie', cookieNames.xsrf],
      ['flag', 'cookie', undefined],
      ['odd', 'local', undefined],
      [storageKeys.theme, 'local', storageKeys.theme],
      [storageKeys.token, 'local', storageKeys.token],
      [storageKeys.visited, 'session', storageKeys.visited],
    ])
  })

  test('has its whole value, whatever is in it', () => {
    expect(readKept(stores()).map(({ value }) => value)).toEqual([
      'a=b',
      '',
      'x',
      'dark',
      'secret',
      '{}',
    ])
  })

  test('can be cleared, one thing at a time', async () => {
    const all = stores()
    for (const thing of readKept(all)) await clearKept(all, thing)
    expect(Object.keys(all.local)).toEqual([])
    expect(Object.keys(all.session)).toEqual([])
    expect(all.lines).toEqual([
      `${cookieNames.xsrf}=; Path=/; Max-Age=0; SameSite=Strict`,
      'flag=; Path=/; Max-Age=0; SameSite=Strict',
    ])
  })
})

test('what would let its reader act for somebody is never shown', () => {
  const secret = storedThings.filter((thing) => thing.secret === true).map(({ name }) => name)
  expect(secret).toEqual([cookieNames.xsrf, storageKeys.token, storageKeys.signingOut])
})

describe('the caches of the service worker', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** Caches as a browser has them: whoever opens one that is not there makes it. */
  const stubCaches = (names: readonly string[]) => {
    const there = new Set(names)
    vi.stubGlobal('caches', {
      keys: async () => {
        await setImmediate()
        return [...there]
      },
      open: async (name: string) => {
        await setImmediate()
        there.add(name)
        return { keys: () => Promise.resolve([]) }
      },
      delete: (name: string) => Promise.resolve(there.delete(name)),
    })
    return there
  }

  test('are not made again by a list of them, while the consent to one is withdrawn', async () => {
    const there = stubCaches([cacheNames.posts])
    const listed = readCaches()
    const withdrawn = inCacheTurn(() => caches.delete(cacheNames.posts))
    expect((await listed).map(({ name, value }) => [name, value])).toEqual([
      [cacheNames.posts, '0 files'],
    ])
    await withdrawn
    expect([...there]).toEqual([])
  })

  test('are removed one at a time', async () => {
    const there = stubCaches([cacheNames.posts, 'another'])
    const [first] = await readCaches()
    if (first !== undefined) await clearKept(stores(), first)
    expect([...there]).toEqual(['another'])
  })
})

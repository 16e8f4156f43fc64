import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storedThings } from '#shared/pages/legal/stored-things.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { cacheNames } from '#shared/browser/update-keys.ts'
import { inCacheTurn } from '#web/lib/boot/cache-turn.ts'
import { clearStored, readCaches, readStored, type BrowserStores } from './browser-storage.ts'

/** Fake Storage whose keys are own properties of the object, as in a browser. */
const storage = (values: Readonly<Record<string, string>>): Storage => {
  const store: Record<string, unknown> = { ...values }
  const method = (name: string, value: unknown) =>
    Object.defineProperty(store, name, { value, enumerable: false })
  method('getItem', (name: string) => store[name] ?? null)
  method('removeItem', (name: string) => delete store[name])
  // The cast is safe, because the tested code uses only those members of Storage that the fake has.
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

describe('stored entries', () => {
  test('stored entries are listed with a description, cookies first', () => {
    expect(
      readStored(stores()).map(({ name, place, known }) => [name, place, known?.name]),
    ).toEqual([
      [cookieNames.xsrf, 'cookie', cookieNames.xsrf],
      ['flag', 'cookie', undefined],
      ['odd', 'local', undefined],
      [storageKeys.theme, 'local', storageKeys.theme],
      [storageKeys.token, 'local', storageKeys.token],
      [storageKeys.visited, 'session', storageKeys.visited],
    ])
  })

  test('stored entries are listed with their complete value, which may contain any characters', () => {
    expect(readStored(stores()).map(({ value }) => value)).toEqual([
      'a=b',
      '',
      'x',
      'dark',
      'secret',
      '{}',
    ])
  })

  test('stored entries can be deleted one by one', async () => {
    const all = stores()
    for (const thing of readStored(all)) await clearStored(all, thing)
    expect(Object.keys(all.local)).toEqual([])
    expect(Object.keys(all.session)).toEqual([])
    expect(all.lines).toEqual([
      `${cookieNames.xsrf}=; Path=/; Max-Age=0; SameSite=Strict`,
      'flag=; Path=/; Max-Age=0; SameSite=Strict',
    ])
  })
})

test('the values of entries that authenticate a user are never shown', () => {
  const secret = storedThings.filter((thing) => thing.secret === true).map(({ name }) => name)
  expect(secret).toEqual([cookieNames.xsrf, storageKeys.token, storageKeys.signingOut])
})

describe('caches of the service worker', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** Replaces the Cache API by a fake. As in a browser, opening a missing cache creates it. */
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

  test('caches are not created again if the consent is withdrawn while they are being listed', async () => {
    const there = stubCaches([cacheNames.posts])
    const listed = readCaches()
    const withdrawn = inCacheTurn(() => caches.delete(cacheNames.posts))
    expect((await listed).map(({ name, value }) => [name, value])).toEqual([
      [cacheNames.posts, '0 files'],
    ])
    await withdrawn
    expect([...there]).toEqual([])
  })

  test('caches can be deleted one by one', async () => {
    const there = stubCaches([cacheNames.posts, 'another'])
    const [first] = await readCaches()
    if (first !== undefined) await clearStored(stores(), first)
    expect([...there]).toEqual(['another'])
  })
})

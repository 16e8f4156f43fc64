import { ALL_ON } from '#shared/browser/consent.ts'
import { createConsentStore, type ConsentBrowser } from './consent-store.ts'

export const NOW = Date.UTC(2026, 10, 22, 12)
export const ID = '11111111-2222-4333-8444-555555555555'
export const RECORD = { essential: true, ...ALL_ON, timestamp: NOW, version: '1.0' }

/** Fake cookies of a browser: all lines that were assigned to `cookie`, and the cookies that remain. */
export function cookieJar(names: readonly string[] = []) {
  const kept = new Map(names.map((name) => [name, 'x']))
  const lines: string[] = []
  return {
    lines,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      lines.push(line)
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (line.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
}

/** Fake browser whose storage, clock and failures are controlled by the test. */
export function openBrowser(given: Partial<ConsentBrowser> & { readonly stored?: object } = {}) {
  const kept = new Map<string, string>(Object.entries(given.stored ?? {}))
  const seen = {
    announced: [] as unknown[],
    receipts: [] as unknown[],
    logged: [] as string[],
    reloads: 0,
    now: NOW,
  }
  const jar = cookieJar()
  const browser: ConsentBrowser = {
    jar,
    local: () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }),
    host: 'www.example.com',
    path: () => '/blogs/one',
    userAgent: 'A browser',
    refusesByItself: () => false,
    now: () => seen.now,
    newId: () => ID,
    log: (message) => seen.logged.push(message),
    announce: (detail) => seen.announced.push(detail),
    sendReceipt: async (receipt) => void seen.receipts.push(receipt),
    reload: () => (seen.reloads += 1),
    ...given,
  }
  return { store: createConsentStore(browser), kept, jar, seen }
}

import { runInNewContext } from 'node:vm'
import { bootScript } from './boot-script.ts'
import type { LeadFiles } from '../images/lead-files.ts'

/** Properties of a link element that the tests check. */
interface BootLink {
  href?: string
  rel?: string
}

/** Fakes of the browser APIs that the boot script uses, based on Node's event targets. */
export function bootPage(
  stored: Record<string, string> = {},
  chunks = '/a.js /b.js',
  lead?: readonly LeadFiles[],
) {
  const attributes = new Map<string, string>()
  const dataset: Record<string, string> = {}
  const links: BootLink[] = []
  const named = new Map([
    ['data-chunks', chunks],
    ['data-entry', '/entry.js'],
    ...(lead === undefined ? [] : [['data-lead', JSON.stringify(lead)] as const]),
  ])
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    currentScript: {
      getAttribute: (name: string) => named.get(name) ?? null,
      removeAttribute: (name: string) => named.delete(name),
    },
    documentElement: {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      hasAttribute: (name: string) => attributes.has(name),
      getAttribute: (name: string) => attributes.get(name) ?? null,
      classList: { add: () => undefined, remove: () => undefined },
      dataset,
    },
    head: { append: () => undefined, appendChild: (link: BootLink) => links.push(link) },
    createElement: () => ({ dataset: {} }),
    querySelectorAll: () => [],
  })
  const loads: string[] = []
  const location = {
    pathname: '/a',
    search: '?b',
    reload: () => loads.push(location.pathname),
  }
  const window: EventTarget & {
    location: typeof location
    certaviaBoot?: { take(): unknown[]; left(): boolean }
  } = Object.assign(new EventTarget(), {
    location,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  })
  const localStorage = { getItem: (name: string) => stored[name] ?? null }
  // The tests check which modules are imported, and when. Node cannot run the dynamic imports of the script, so a fake function replaces
  // them.
  const text = bootScript.replace('import(u)', 'imported(u)')
  const imports: string[] = []
  let fails = false
  const imported = (address: string) => {
    imports.push(address)
    return fails ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  const waits: { readonly work: () => void; readonly after: number }[] = []
  const setTimeout = (work: () => void, after: number) => waits.push({ work, after })
  const setInterval = () => 0
  runInNewContext(text, {
    document,
    window,
    localStorage,
    setTimeout,
    setInterval,
    imported,
    Event,
  })
  /** Makes every later import fail. */
  const fail = () => {
    fails = true
  }
  return { waits, document, window, attributes, links, location, loads, imports, fail }
}

import { afterEach, describe, expect, test, vi } from 'vitest'
import { ALL_OFF, ALL_ON } from '#shared/browser/consent.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { openBrowser } from './consent-store.test-support.ts'
import { createGate, type Gated } from './gate.ts'

const SOURCE = 'https://other.example/widget.js'

/** Fake document, the scripts that were added to its head, and a function that dispatches an event on these scripts. */
function usePage() {
  const head: HTMLScriptElement[] = []
  class Script {
    src = ''
    onload = () => undefined as void
    onerror = () => undefined as void
    remove = () => void head.splice(head.indexOf(asScript(this)), 1)
  }
  const asScript = (script: Script) =>
    // The cast is safe, because the gate uses no other members of a script.
    script as unknown as HTMLScriptElement
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: HTMLScriptElement) => head.push(script) },
  })
  const end = (type: 'load' | 'error') => {
    for (const script of head) script[`on${type}`]?.(new Event(type))
  }
  return { sources: () => head.map(({ src }) => src), end }
}

/** A gate, and a function that changes the allowed categories. */
function openGate(allowed = ALL_ON) {
  let state = { allowed }
  let tell = () => undefined as void
  let reloads = 0
  const gate = createGate(
    {
      // The cast is safe, because the gate reads no other field of the state.
      state: () => state as ReturnType<Parameters<typeof createGate>[0]['state']>,
      subscribe: (listener) => {
        tell = listener
        return () => undefined
      },
    },
    () => (reloads += 1),
  )
  const answer = (next: typeof allowed) => {
    state = { allowed: next }
    tell()
  }
  return { gate, answer, reloads: () => reloads }
}

afterEach(() => vi.unstubAllGlobals())

/** A script in the gate. When one of its callbacks is called, the name of the callback is added to `told`. */
function asking(told: string[], name: string): Gated {
  return {
    category: 'functional',
    kind: 'script',
    source: SOURCE,
    onLoad: () => void told.push(`${name} loaded`),
    onError: () => void told.push(`${name} failed`),
  }
}

test('the gate adds a script to the page once its category is allowed, unless the script was removed from the gate before', async () => {
  const page = usePage()
  const { gate, answer } = openGate(ALL_OFF)
  const told: string[] = []
  const takeBack = gate.add(asking(told, 'first'))
  expect(page.sources()).toEqual([])
  takeBack()
  answer(ALL_ON)
  expect(page.sources()).toEqual([])
  answer(ALL_OFF)
  gate.add(asking(told, 'second'))
  answer({ ...ALL_OFF, functional: true })
  expect(page.sources()).toEqual([SOURCE])
  page.end('load')
  await expect.poll(() => told).toEqual(['second loaded'])
})

test('the gate loads a script once, for callers that arrive before and after it has loaded', async () => {
  const page = usePage()
  const { gate } = openGate()
  const told: string[] = []
  gate.add(asking(told, 'first'))
  gate.add(asking(told, 'second'))
  expect(page.sources()).toEqual([SOURCE])
  page.end('load')
  await expect.poll(() => told).toEqual(['first loaded', 'second loaded'])
  gate.add(asking(told, 'third'))
  await expect.poll(() => told.at(-1)).toBe('third loaded')
  expect(page.sources()).toEqual([SOURCE])
})

test('the gate loads a script again for the next caller after a failure', async () => {
  const page = usePage()
  const { gate } = openGate()
  const told: string[] = []
  gate.add(asking(told, 'first'))
  page.end('error')
  await expect.poll(() => told).toEqual(['first failed'])
  expect(page.sources()).toEqual([])
  gate.add(asking(told, 'second'))
  expect(page.sources()).toEqual([SOURCE])
  page.end('load')
  await expect.poll(() => told.at(-1)).toBe('second loaded')
})

test('the gate empties a frame when its consent is withdrawn, unless the frame was removed from the gate before', () => {
  const { gate, answer, reloads } = openGate()
  const [shown, gone] = [{ src: '' }, { src: '' }]
  const add = (frame: { src: string }) =>
    gate.add({ category: 'functional', kind: 'frame', frame, source: 'https://other.example/' })
  add(shown)
  add(gone)()
  expect(shown.src).toBe('https://other.example/')
  answer({ ...ALL_ON, functional: false })
  expect(shown.src).toBe('about:blank')
  expect(gone.src).toBe('https://other.example/')
  expect(reloads()).toBe(1)
})

describe('gated content', () => {
  const gateOf = (opened: ReturnType<typeof openBrowser>) => {
    let reloads = 0
    const gate = createGate(opened.store, () => (reloads += 1))
    return { add: (gated: Gated) => gate.add(gated), reloads: () => reloads }
  }

  test('gated content starts once, when its own category is allowed', () => {
    const opened = openBrowser()
    const gate = gateOf(opened)
    const frame = { src: '' }
    const started: string[] = []
    const start = (name: string) => () => void started.push(name)
    gate.add({ category: 'functional', kind: 'frame', frame, source: 'https://other.example/' })
    gate.add({ category: 'analytics', kind: 'code', start: start('count') })
    const takeBack = gate.add({ category: 'analytics', kind: 'code', start: start('gone') })
    takeBack()
    expect([frame.src, started]).toEqual(['', []])
    opened.store.save({ ...ALL_OFF, analytics: true })
    expect([frame.src, started]).toEqual(['', ['count']])
    opened.store.acceptAll()
    expect([frame.src, started]).toEqual(['https://other.example/', ['count']])
    gate.add({ category: 'marketing', kind: 'code', start: start('at once') })
    expect(started).toEqual(['count', 'at once'])
    expect(gate.reloads()).toBe(0)
  })

  test('gated content makes the page reload when another tab withdraws consent, but only if the content has started', () => {
    const opened = openBrowser()
    const [busy, idle] = [gateOf(opened), gateOf(opened)]
    opened.store.acceptAll()
    busy.add({ category: 'functional', kind: 'code', start: () => undefined })
    opened.kept.delete(storageKeys.consent)
    opened.jar.cookie = `${cookieNames.consent}=; Max-Age=0`
    opened.store.refresh()
    expect([busy.reloads(), idle.reloads()]).toEqual([1, 0])
  })
})

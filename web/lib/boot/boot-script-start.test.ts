import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bootScript } from './boot-script.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

interface Wait {
  readonly work: () => void
  /** Delay in milliseconds. */
  readonly after: number
}

/**
 * Fake of a loaded page, with the browser APIs that the boot script uses to start the client entry. `waits` records the timers, `order` the
 * sequence of calls.
 */
function loadedPage({ hidden = false, drawn = [] as readonly Promise<unknown>[], more = {} } = {}) {
  const order: string[] = []
  const waits: Wait[] = []
  const attributes = new Set<string>()
  const document = Object.assign(new EventTarget(), {
    hidden,
    readyState: 'complete',
    currentScript: { getAttribute: () => '', removeAttribute: () => undefined },
    documentElement: {
      hasAttribute: () => false,
      setAttribute: (name: string) => attributes.add(name),
      classList: { add: () => undefined, remove: () => undefined },
      dataset: {},
    },
    querySelectorAll: () => [],
    getAnimations: () => drawn.map((finished) => ({ finished })),
  })
  const window = Object.assign(new EventTarget(), {
    location: { pathname: '/', search: '' },
    matchMedia: () => new EventTarget(),
    requestAnimationFrame: (then: () => void) => {
      order.push('frame')
      then()
    },
    requestIdleCallback: () => order.push('idle'),
    ...more,
  })
  runInNewContext(bootScript, {
    document,
    window,
    setTimeout: (work: () => void, after: number) => waits.push({ work, after }),
    setInterval: () => 0,
    localStorage: { getItem: () => null },
    Event,
  })
  const wait = (after: number) => waits.find((one) => one.after === after)?.work()
  return { order, attributes, wait, waits: () => waits.map(({ after }) => after) }
}

test('the boot script starts the client entry after the page is painted', () => {
  const { order, wait } = loadedPage()
  expect(order).toEqual(['frame'])
  wait(0)
  expect(order).toEqual(['frame', 'idle'])
})

test('the boot script starts the client entry of a hidden page without waiting for a paint', () => {
  const { order, waits } = loadedPage({ hidden: true })
  expect(order).toEqual(['idle'])
  expect(waits()).toEqual([])
})

test.each(['ends', 'is cancelled'])(
  'the boot script delays the client entry until a running animation %s',
  async (how) => {
    const drawing = Promise.withResolvers<undefined>()
    const { order, wait } = loadedPage({ drawn: [Promise.resolve(), drawing.promise] })
    wait(0)
    await settled()
    expect(order).toEqual(['frame'])
    if (how === 'ends') drawing.resolve(undefined)
    else drawing.reject(new Error('cancelled'))
    await settled()
    expect(order).toEqual(['frame', 'idle'])
  },
)

test('the boot script starts the client entry after one second if an animation does not end', () => {
  const { order, wait } = loadedPage({ drawn: [new Promise(() => undefined)] })
  wait(0)
  expect(order).toEqual(['frame'])
  wait(1_000)
  expect(order).toEqual(['frame', 'idle'])
})

test.each([true, false])(
  'the boot script starts the client entry after the first reported paint, or after one second if none is reported (paint reported: %s)',
  (reports) => {
    const observers: { report: () => void }[] = []
    class PerformanceObserver {
      static readonly supportedEntryTypes = ['navigation', 'paint']
      readonly #report: (entries: object, observer: PerformanceObserver) => void
      constructor(report: (entries: object, observer: PerformanceObserver) => void) {
        this.#report = report
      }
      observe(options: object) {
        expect(options).toEqual({ type: 'paint', buffered: true })
        observers.push({ report: () => this.#report({}, this) })
      }
      disconnect() {
        observers.length = 0
      }
    }
    const { order, wait } = loadedPage({ more: { PerformanceObserver } })
    wait(0)
    expect(observers).toHaveLength(1)
    expect(order, 'drawn, not yet shown').toEqual(['frame'])
    if (reports) observers[0]?.report()
    else wait(1_000)
    expect(order).toEqual(['frame', 'idle'])
  },
)

const openedBy = (type: string) => ({ performance: { getEntriesByType: () => [{ type }] } })
const location = { pathname: '/', search: '', hash: '#part' }

test('the browser skips the layout of the lower sections of a page that opens at its top', () => {
  expect(loadedPage({ more: openedBy('navigate') }).attributes).toContain('data-lazy-layout')
})

test.each([
  ['a link to a part of it', { ...openedBy('navigate'), location }],
  ['a reload', openedBy('reload')],
  ['going back', openedBy('back_forward')],
  ['a browser without navigation timing', {}],
])('the browser lays out the complete page if it is opened by %s', (_, more) => {
  expect(loadedPage({ more }).attributes).not.toContain('data-lazy-layout')
})

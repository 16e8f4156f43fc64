import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storageKeys } from '#shared/storage-keys.ts'
import { bootScript } from './boot-script.ts'
import { bootPage } from './boot-script.test-support.ts'

/** Milliseconds. */
const LATE_STYLES_AFTER = 3_000

/** The root of a page at which only its look is set. */
const bareRoot = {
  hasAttribute: () => false,
  setAttribute: () => undefined,
  classList: { add: () => undefined, remove: () => undefined },
  dataset: {},
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

class Click extends Event {
  readonly element: unknown
  readonly ctrlKey: boolean
  constructor(element: unknown, { ctrlKey = false } = {}) {
    super('click', { cancelable: true })
    this.element = element
    this.ctrlKey = ctrlKey
  }
  override get target() {
    // The script looks at nothing but `closest`.
    return this.element as EventTarget
  }
}

const element = (matches: string[], more: object = {}) => ({
  ...more,
  closest(selector: string) {
    return selector.split(',').some((part) => matches.includes(part)) ? this : null
  },
})

test('it is small, and it is one line of CSP', () => {
  expect(brotliCompressSync(bootScript).length).toBeLessThan(2_300)
  expect(bootScript).not.toContain('</')
})

test.each(['pointerdown', 'keydown', 'focusin', 'touchstart'])(
  'the first %s starts the entry, once',
  (type) => {
    const { document, links } = bootPage()
    expect(links).toHaveLength(0)
    document.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event(type))
    expect(links.map(({ href }) => href)).toEqual(['/a.js', '/b.js'])
  },
)

test.each(['light', 'dark'])(
  'the largest picture of the first screen is asked for at once, in the plate of the %s theme',
  (theme) => {
    const lead = [
      { media: '(max-width: 767px)', sizes: '100vw', light: '/l.webp 400w', dark: '/d.webp 400w' },
      { media: '(min-width: 768px)', sizes: '50vw', light: '/L.webp 800w', dark: '/D.webp 800w' },
    ]
    const stored = { [storageKeys.theme]: theme, [storageKeys.themePreference]: 'manual' }
    const { links } = bootPage(stored, '', undefined, lead)
    expect(links).toEqual(
      lead.map(({ media, sizes, ...plates }) =>
        expect.objectContaining({
          rel: 'preload',
          as: 'image',
          media,
          imageSizes: sizes,
          imageSrcset: Reflect.get(plates, theme),
          fetchPriority: 'high',
        }),
      ),
    )
  },
)

test('its chunks are asked for a few at a time', () => {
  const chunks = Array.from({ length: 7 }, (_, index) => `/${index}.js`)
  const { document, links, waits } = bootPage({}, chunks.join(' '))
  document.dispatchEvent(new Event('keydown'))
  expect(links.map(({ href }) => href)).toEqual(chunks.slice(0, 3))
  waits.shift()?.work()
  expect(links).toHaveLength(6)
  waits.shift()?.work()
  expect(links.map(({ href }) => href)).toEqual(chunks)
  expect(waits).toEqual([])
})

test('the libraries run in a task of their own, and the entry after them', async () => {
  const { document, imports, waits } = bootPage({}, '/a.js /b.js /c.js')
  document.dispatchEvent(new Event('keydown'))
  await settled()
  expect(imports).toEqual(['/a.js', '/b.js'])
  for (const { work } of waits.splice(0)) work()
  await settled()
  expect(imports).toEqual(['/a.js', '/b.js', '/entry.js'])
})

test.each([
  { type: 'navigate', hash: '', far: true },
  { type: 'navigate', hash: '#lines', far: false },
  { type: 'reload', hash: '', far: false },
  { type: 'back_forward', hash: '', far: false },
])('a page opened by $type at "$hash" leaves what is far below for later: $far', (opened) => {
  const { attributes } = bootPage({}, '', opened)
  expect(attributes.get('data-far')).toBe(opened.far ? 'all' : undefined)
})

test('what is far and near enough to be fetched waits for the first scroll, at most for the paint', () => {
  const scrolled = bootPage()
  scrolled.window.dispatchEvent(new Event('scroll'))
  expect(scrolled.attributes.get('data-far')).toBe('near')
  scrolled.window.dispatchEvent(new Event('load'))
  expect(scrolled.attributes.get('data-far')).toBe('near')
  const painted = bootPage()
  painted.window.dispatchEvent(new Event('load'))
  expect(painted.attributes.get('data-far')).toBe('rest')
  painted.window.dispatchEvent(new Event('scroll'))
  expect(painted.attributes.get('data-far')).toBe('near')
  const whole = bootPage({}, '', { type: 'reload', hash: '' })
  whole.window.dispatchEvent(new Event('scroll'))
  expect(whole.attributes.has('data-far')).toBe(false)
})

const lateStyles = [{ rel: 'stylesheet', href: '/late.css', dataset: { late: '' } }]

test.each(['scroll', 'beforeprint'])(
  'styles that no first screen needs are asked for once, with the first %s',
  (event) => {
    const { window, links } = bootPage()
    expect(links).toEqual([])
    window.dispatchEvent(new Event(event))
    window.dispatchEvent(new Event('beforeprint'))
    expect(links).toEqual(lateStyles)
  },
)

test('without either they are asked for when the page has stood for three seconds', () => {
  const { window, links, waits } = bootPage()
  window.dispatchEvent(new Event('load'))
  expect(links).toEqual([])
  for (const { work, after } of waits) if (after === LATE_STYLES_AFTER) work()
  expect(links).toEqual(lateStyles)
})

test('clicks on buttons are kept in order until they are taken, and no longer', () => {
  const { document, window } = bootPage()
  const first = element(['button'], { type: 'button' })
  const second = element(['[role=button]'])
  document.dispatchEvent(new Click(first))
  document.dispatchEvent(new Click(second))
  expect(window.certaviaBoot?.take()).toEqual([first, second])
  document.dispatchEvent(new Click(first))
  expect(window.certaviaBoot?.take()).toEqual([])
})

test.each([
  ['a link', element(['a[href]:not([aria-haspopup])', 'button'])],
  ['a summary', element(['summary'])],
  ['a label', element(['label'])],
  ['a submit button', element(['button'], { type: 'submit', form: {} })],
  ['a disabled button', element(['button'], { disabled: true })],
  ['plain text', element([])],
])('%s is left to the browser', (_, target) => {
  const { document, window } = bootPage()
  const click = new Click(target)
  document.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  expect(window.certaviaBoot?.take()).toEqual([])
})

test('a plain click on a link that opens a window is kept; one for a new tab is the browser’s', () => {
  const { document, window } = bootPage()
  const link = element(['a[aria-haspopup]'], { href: '/contact' })
  const plain = new Click(link)
  const forTab = new Click(link, { ctrlKey: true })
  document.dispatchEvent(plain)
  document.dispatchEvent(forTab)
  expect([plain.defaultPrevented, forTab.defaultPrevented]).toEqual([true, false])
  expect(window.certaviaBoot?.take()).toEqual([link])
})

test('going back to another page loads it until React has taken over, and no longer', () => {
  const { window, location, loads, attributes } = bootPage()
  const heard: string[] = []
  window.addEventListener('popstate', () => heard.push(location.pathname))
  window.dispatchEvent(new Event('popstate'))
  expect(loads, 'a hash of the same page').toEqual([])
  expect(window.certaviaBoot?.left()).toBe(false)
  location.pathname = '/before'
  window.dispatchEvent(new Event('popstate'))
  expect(loads).toEqual(['/before'])
  expect(window.certaviaBoot?.left()).toBe(true)
  window.certaviaBoot?.take()
  window.dispatchEvent(new Event('popstate'))
  expect(loads, 'while it is being taken over').toEqual(['/before', '/before'])
  expect(heard, 'the router is not told').toEqual(['/a'])
  attributes.set('data-hydrated', '')
  window.dispatchEvent(new Event('popstate'))
  expect(loads).toEqual(['/before', '/before'])
  expect(heard).toEqual(['/a', '/before'])
})

test('the entry waits for the page to be painted, unless nobody looks', () => {
  for (const [hidden, asked] of [
    [false, ['frame', 'timer', 'idle']],
    [true, ['idle']],
  ] as const) {
    const order: string[] = []
    const document = Object.assign(new EventTarget(), {
      hidden,
      readyState: 'complete',
      currentScript: { getAttribute: () => '' },
      documentElement: bareRoot,
      querySelectorAll: () => [],
    })
    const window = Object.assign(new EventTarget(), {
      location: { pathname: '/', search: '' },
      matchMedia: () => new EventTarget(),
      requestAnimationFrame: (then: () => void) => {
        order.push('frame')
        then()
      },
      requestIdleCallback: () => order.push('idle'),
    })
    const setTimeout = (then: () => void, after: number) => {
      // The wait of the late styles is another matter.
      if (after === LATE_STYLES_AFTER) return
      order.push('timer')
      then()
    }
    runInNewContext(
      bootScript.replace("import(s.getAttribute('data-entry'))", 'Promise.resolve()'),
      {
        document,
        window,
        setTimeout,
        setInterval: () => 0,
        Event,
        localStorage: { getItem: () => null },
      },
    )
    expect(order).toEqual(asked)
  }
})

test('where a browser reports paints, the entry waits for the first one, and for a second at most', () => {
  for (const reports of [true, false]) {
    const waits: { readonly work: () => void; readonly after: number }[] = []
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
    let idles = 0
    const window = Object.assign(new EventTarget(), {
      location: { pathname: '/', search: '' },
      PerformanceObserver,
      requestAnimationFrame: (then: () => void) => then(),
      requestIdleCallback: () => (idles += 1),
    })
    const document = Object.assign(new EventTarget(), {
      hidden: false,
      readyState: 'complete',
      currentScript: { getAttribute: () => '' },
      documentElement: bareRoot,
      querySelectorAll: () => [],
    })
    Object.assign(window, { matchMedia: () => new EventTarget() })
    const setTimeout = (work: () => void, after: number) => waits.push({ work, after })
    const setInterval = () => 0
    const localStorage = { getItem: () => null }
    runInNewContext(bootScript, {
      document,
      window,
      setTimeout,
      setInterval,
      localStorage,
      Event,
    })
    waits.find(({ after }) => after === 0)?.work()
    expect(observers).toHaveLength(1)
    expect(idles, 'drawn, not yet shown').toBe(0)
    if (reports) observers[0]?.report()
    else waits.find(({ after }) => after === 1_000)?.work()
    expect(idles).toBe(1)
  }
})

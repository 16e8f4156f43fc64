import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storageKeys } from '#shared/browser/storage-keys.ts'
import { bootScript } from './boot-script.ts'
import { bootPage } from './boot-script.test-support.ts'

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
    // The script uses no other member of an element than `closest`.
    return this.element as EventTarget
  }
}

const element = (matches: string[], more: object = {}) => ({
  ...more,
  closest(selector: string) {
    return selector.split(',').some((part) => matches.includes(part)) ? this : null
  },
})

test('the boot script has less than 2.3 kB after compression and contains no closing tag', () => {
  expect(brotliCompressSync(bootScript).length).toBeLessThan(2_300)
  expect(bootScript).not.toContain('</')
})

test.each(['pointerdown', 'keydown', 'focusin', 'touchstart'])(
  'the boot script starts the client entry once, on the first %s',
  (type) => {
    const { document, links } = bootPage()
    expect(links).toHaveLength(0)
    document.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event(type))
    expect(links.map(({ href }) => href)).toEqual(['/a.js', '/b.js'])
  },
)

test.each(['light', 'dark'])(
  'the boot script preloads the largest picture of the first screen at once, in the version for the %s theme',
  (theme) => {
    const lead = [
      {
        media: '(max-width: 767.98px)',
        sizes: '100vw',
        light: '/l.webp 400w',
        dark: '/d.webp 400w',
      },
      { media: '(min-width: 768px)', sizes: '50vw', light: '/L.webp 800w', dark: '/D.webp 800w' },
    ]
    const stored = { [storageKeys.theme]: theme, [storageKeys.themePreference]: 'manual' }
    const { links } = bootPage(stored, '', lead)
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

test('the boot script preloads the chunks of the page a few at a time', () => {
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

test('the boot script runs the libraries in a separate task before the client entry', async () => {
  const { document, imports, waits } = bootPage({}, '/a.js /b.js /c.js')
  document.dispatchEvent(new Event('keydown'))
  await settled()
  expect(imports).toEqual(['/a.js', '/b.js'])
  for (const { work } of waits.splice(0)) work()
  await settled()
  expect(imports).toEqual(['/a.js', '/b.js', '/entry.js'])
})

test('the boot script records clicks on buttons in order until `take` returns them', () => {
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
])('the boot script leaves a click on %s to the browser', (_, target) => {
  const { document, window } = bootPage()
  const click = new Click(target)
  document.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
  expect(window.certaviaBoot?.take()).toEqual([])
})

test('the boot script records a plain click on a link that opens a window, but not a click that opens a new tab', () => {
  const { document, window } = bootPage()
  const link = element(['a[aria-haspopup]'], { href: '/contact' })
  const plain = new Click(link)
  const forTab = new Click(link, { ctrlKey: true })
  document.dispatchEvent(plain)
  document.dispatchEvent(forTab)
  expect([plain.defaultPrevented, forTab.defaultPrevented]).toEqual([true, false])
  expect(window.certaviaBoot?.take()).toEqual([link])
})

test('the boot script reloads the page when the user goes back before React has hydrated it', () => {
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

import { DAY } from '#shared/time/units.ts'
import { describe, expect, test } from 'vitest'
import { ALL_OFF, ALL_ON, NON_ESSENTIAL_COOKIES } from '#shared/browser/consent.ts'
import { consentReceiptInput } from '#shared/contracts/site/consent.ts'
import { cookieNames, storageKeys } from '#shared/browser/storage-keys.ts'
import { cookieJar, ID, NOW, openBrowser, RECORD } from './consent-store.test-support.ts'

const kept = (record: object) => ({ stored: { [storageKeys.consent]: JSON.stringify(record) } })

describe('stored consent', () => {
  const { functional: _functional, ...partial } = RECORD
  test.each([
    ['an empty value', '', false],
    ['invalid JSON', '{', false],
    ['null', 'null', false],
    ['a list', '[]', false],
    ['a missing field', JSON.stringify(partial), false],
    ['a field of another type', JSON.stringify({ ...RECORD, analytics: 'yes' }), false],
    ['a time that is a text', JSON.stringify({ ...RECORD, timestamp: `${NOW}` }), false],
    ['a version that is a number', JSON.stringify({ ...RECORD, version: 1 }), false],
    ['essential switched off', JSON.stringify({ ...RECORD, essential: false }), false],
    ['all fields with their types', JSON.stringify(RECORD), true],
  ])(
    'stored consent with %s applies only if all its fields are present and valid',
    (_name, text, isValid) => {
      const { store } = openBrowser({ stored: { [storageKeys.consent]: text } })
      expect(store.exportStatus().hasConsent).toBe(isValid)
      expect(store.state().allowed).toEqual(isValid ? ALL_ON : ALL_OFF)
      expect(store.state().asks).toBe(!isValid)
    },
  )

  test.each([
    ['365 days old', { timestamp: NOW - 365 * DAY }, false],
    ['a moment older', { timestamp: NOW - 365 * DAY - 1 }, true],
    ['of another version', { version: '0.9' }, true],
    ['of the day after tomorrow', { timestamp: NOW + 2 * DAY }, true],
  ])(
    'stored consent that is %s applies, unless it is outdated; then visitors are asked again',
    (_name, change, isOutdated) => {
      const { store } = openBrowser(kept({ ...RECORD, ...change }))
      expect(store.state()).toMatchObject({
        isOutdated,
        asks: isOutdated,
        allowed: isOutdated ? ALL_OFF : ALL_ON,
      })
      expect(store.exportStatus()).toMatchObject({ hasConsent: true, isOutdated })
    },
  )

  test('consent is read from its cookie if the storage has none', () => {
    const jar = cookieJar()
    jar.cookie = `${cookieNames.consent}=${encodeURIComponent(JSON.stringify(RECORD))}`
    expect(openBrowser({ jar }).store.state().allowed).toEqual(ALL_ON)
    jar.cookie = `${cookieNames.consent}=%E0%A4%A`
    expect(openBrowser({ jar }).store.state().allowed).toEqual(ALL_OFF)
  })
})

describe('accepting consent', () => {
  test('accepting allows every category, stores the consent in storage and cookie, and dispatches the consent event', async () => {
    const { store, kept: values, jar, seen } = openBrowser()
    store.acceptAll()
    expect(JSON.parse(values.get(storageKeys.consent) ?? '')).toEqual(RECORD)
    expect(jar.lines).toEqual([
      `${cookieNames.consent}=${encodeURIComponent(JSON.stringify(RECORD))}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`,
    ])
    expect(store.state()).toMatchObject({ allowed: ALL_ON, asks: false })
    expect(seen.announced).toEqual([{ action: 'accept', preferences: RECORD }])
    expect(seen.receipts).toEqual([{ id: ID, version: '1.0', ...ALL_ON }])
    expect(consentReceiptInput.safeParse(seen.receipts[0]).success).toBe(true)
    await expect.poll(() => values.get(storageKeys.consentReceipt)).toBe(ID)
    expect(seen.reloads).toBe(0)
  })

  test('a choice dispatches the consent event only if it allows analytics', () => {
    const { store, seen } = openBrowser()
    store.save({ ...ALL_OFF, functional: true })
    expect(seen.announced).toEqual([])
    store.toggle('analytics')
    expect(seen.announced).toMatchObject([{ action: 'toggle', preferences: { functional: true } }])
  })

  test('a failed receipt is sent again at the next page load', async () => {
    const {
      store,
      kept: values,
      seen,
    } = openBrowser({
      sendReceipt: () => Promise.reject(new Error('away')),
    })
    store.acceptAll()
    await expect.poll(() => seen.logged).toEqual(['The receipt for a consent could not be left'])
    expect(values.has(storageKeys.consentReceipt)).toBe(false)
    const next = openBrowser({ stored: Object.fromEntries(values) })
    await next.store.leaveReceipt()
    expect(next.kept.get(storageKeys.consentReceipt)).toBe(ID)
  })

  test('a choice sends no receipt if no category is allowed, and a new receipt if a category is added', async () => {
    const { store, kept: values, seen } = openBrowser()
    store.save(ALL_OFF)
    expect(seen.receipts).toEqual([])
    expect(store.state()).toMatchObject({ asks: false, allowed: ALL_OFF })
    store.toggle('analytics')
    store.toggle('functional')
    await expect.poll(() => seen.receipts.length).toBe(2)
    store.toggle('analytics')
    expect(seen.receipts).toHaveLength(2)
    expect(values.get(storageKeys.consentReceipt)).toBe(ID)
  })
})

describe('declining consent', () => {
  test('declining removes consent, receipt and the cookies that need consent, and is stored for 180 days', () => {
    const jar = cookieJar(['own', ...NON_ESSENTIAL_COOKIES])
    const { store, kept: values, seen } = openBrowser({ jar })
    store.declineAll()
    expect(Object.fromEntries(values)).toEqual({ [storageKeys.consentRefusedAt]: `${NOW}` })
    expect(jar.cookie).toBe('own=x')
    for (const domain of ['', '; Domain=www.example.com', '; Domain=example.com'])
      for (const path of ['/', '/blogs', '/blogs/', '/blogs/one', '/blogs/one/'])
        expect(jar.lines).toContain(`_ga=; Path=${path}; Max-Age=0${domain}`)
    expect(seen).toMatchObject({ announced: [], receipts: [], reloads: 0 })
    expect(store.state().asks).toBe(false)
    seen.now = NOW + 180 * DAY - 1
    store.refresh()
    expect(store.state().asks).toBe(false)
    seen.now = NOW + 180 * DAY
    store.refresh()
    expect(store.state().asks).toBe(true)
  })

  test('after declining, cookies that are visible only on another page are removed when that page is opened', () => {
    const jar = cookieJar(['_ga'])
    const stored = { [storageKeys.consentRefusedAt]: `${NOW}` }
    openBrowser({ jar, stored }).store.removeLeftovers()
    expect(jar.cookie).toBe('')
    expect(jar.lines).toContain('_ga=; Path=/blogs; Max-Age=0')
  })

  test.each([
    ['before an answer', {}],
    ['with a consent', { [storageKeys.consent]: JSON.stringify(RECORD) }],
  ])('cookies are not removed %s', (_when, stored) => {
    const jar = cookieJar(['_ga'])
    openBrowser({ jar, stored }).store.removeLeftovers()
    expect(jar.cookie).toBe('_ga=x')
  })

  test('switching off every category removes the cookies that need consent', () => {
    const jar = cookieJar(['own', '_ga'])
    const { store } = openBrowser({
      jar,
      stored: { [storageKeys.consent]: JSON.stringify(RECORD) },
    })
    store.save({ ...ALL_OFF, functional: true })
    expect(jar.cookie).toContain('_ga=x')
    store.save(ALL_OFF)
    expect(jar.cookie).not.toContain('_ga')
    expect(jar.cookie).toContain('own=x')
  })

  test('declining takes precedence over a consent cookie that has not been removed yet', () => {
    const { store, jar, kept: values } = openBrowser()
    jar.cookie = `${cookieNames.consent}=${encodeURIComponent(JSON.stringify(RECORD))}`
    store.refresh()
    expect(store.state().allowed).toEqual(ALL_ON)
    values.set(storageKeys.consentRefusedAt, `${NOW}`)
    store.refresh()
    expect(store.state()).toMatchObject({ allowed: ALL_OFF, asks: false })
  })

  test('declining reloads the page if a category was allowed', async () => {
    const { store, kept: values, jar, seen } = openBrowser()
    store.acceptAll()
    await expect.poll(() => values.has(storageKeys.consentReceipt)).toBe(true)
    store.declineAll()
    expect([...values.keys()]).toEqual([storageKeys.consentRefusedAt])
    expect(jar.cookie).toBe('')
    expect(seen.reloads).toBe(1)
    store.declineAll()
    expect(seen.reloads).toBe(1)
  })

  test('the page is reloaded after one category is switched off', () => {
    const { store, seen } = openBrowser()
    store.acceptAll()
    store.toggle('functional')
    expect(store.state().allowed).toEqual({ ...ALL_ON, functional: false })
    expect(seen.reloads).toBe(1)
  })
})

test('clearing the choice removes consent and refusal, and the visitor is asked again', () => {
  const { store, kept: values, seen } = openBrowser()
  store.declineAll()
  store.close()
  store.clear()
  expect([...values.keys()]).toEqual([])
  expect(store.state().asks).toBe(true)
  store.acceptAll()
  store.clear()
  expect([...values.keys()]).toEqual([])
  expect(seen.reloads).toBe(1)
})

test('closing the consent question without an answer hides the question until the next load', () => {
  const { store, kept: values } = openBrowser()
  store.close()
  expect(store.state().asks).toBe(false)
  expect(values.size).toBe(0)
  expect(openBrowser().store.state().asks).toBe(true)
})

test('the Global Privacy Control counts as a refusal, until the visitor makes a choice', () => {
  const { store } = openBrowser({ refusesByItself: () => true })
  expect(store.state()).toMatchObject({ asks: false, allowed: ALL_OFF, refusesByItself: true })
  store.acceptAll()
  expect(store.state()).toMatchObject({ asks: false, allowed: ALL_ON })
})

test('the exported consent has exactly the fields of the specification', () => {
  const { store } = openBrowser()
  const common = { exportTimestamp: '2026-11-22T12:00:00.000Z', hostname: 'www.example.com' }
  expect(store.exportStatus()).toEqual({
    ...common,
    hasConsent: false,
    preferences: { essential: true, ...ALL_OFF },
    version: '1.0',
    isOutdated: false,
    userAgent: 'A browser',
  })
  store.acceptAll()
  expect(store.exportStatus()).toMatchObject({ ...common, hasConsent: true, preferences: RECORD })
})

test('the consent store logs a blocked storage once, and keeps the choice until the page is left', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  const jar = {
    get cookie(): string {
      return closed()
    },
    set cookie(_line: string) {
      closed()
    },
  }
  const { store, seen } = openBrowser({ local: closed, jar })
  expect(store.state().asks).toBe(true)
  store.acceptAll()
  expect(store.state()).toMatchObject({ asks: false, allowed: ALL_ON })
  store.declineAll()
  expect(store.state()).toMatchObject({ asks: false, allowed: ALL_OFF })
  expect(seen.logged.toSorted()).toEqual([
    'The consent could not be kept',
    'The consent could not be read',
    'The consent could not be removed',
  ])
})

test('the consent store uses the storage alone if the browser rejects the cookie over plain HTTP', () => {
  const jar = {
    get cookie() {
      return ''
    },
    set cookie(_line: string) {
      // Ignores every assigned cookie, as browsers do over plain HTTP with a `Secure` cookie.
    },
  }
  const { store, kept: values } = openBrowser({ jar })
  store.acceptAll()
  expect(store.state().allowed).toEqual(ALL_ON)
  expect(openBrowser({ jar, stored: Object.fromEntries(values) }).store.state().asks).toBe(false)
})

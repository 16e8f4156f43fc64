import { describe, expect, it } from 'vitest'
import { testLog } from '#server/testing/content.test-support.ts'
import { SearchStopped } from '../budget.ts'
import type { ConfirmedPage } from './confirmed-pages.ts'
import { createVisitorSearch } from './visitor-search.ts'

const EMPTY: ConfirmedPage = {
  corrected: null,
  suggestion: null,
  synonyms: [],
  total: 0,
  kinds: [],
  results: [],
  suggestions: [],
}

function open(pages: () => Promise<ConfirmedPage>, limits = false) {
  const noted: string[] = []
  const search = createVisitorSearch({
    pages,
    onNothing: (text) => noted.push(text),
    log: testLog().log,
    limits,
    now: () => 0,
  })
  const searcher = { address: '192.0.2.1', signal: new AbortController().signal }
  return { noted, search, searcher }
}

describe('the search for visitors', () => {
  it('records a search without results, but does not record a request for suggestions', async () => {
    const { noted, search, searcher } = open(async () => EMPTY)
    await search.suggest('quagga', searcher)
    expect(noted).toEqual([])
    await search.search({ text: 'quagga' }, searcher)
    expect(noted).toEqual(['quagga'])
  })

  it('does not record a search for the exact words, because it follows a search for corrected words', async () => {
    const { noted, search, searcher } = open(async () => EMPTY)
    await search.search({ text: 'quagga', isExact: true }, searcher)
    expect(noted).toEqual([])
  })

  it('responds with 400 if a search takes too long', async () => {
    const { search, searcher } = open(async () => {
      throw new SearchStopped('out of time')
    })
    await expect(search.search({ text: 'a' }, searcher)).rejects.toMatchObject({ status: 400 })
  })

  it('limits the rate of searches from an address', async () => {
    const { search, searcher } = open(async () => EMPTY, true)
    for (let count = 0; count < 60; count += 1) await search.search({ text: 'a' }, searcher)
    await expect(search.search({ text: 'a' }, searcher)).rejects.toMatchObject({ status: 429 })
    const other = { ...searcher, address: '198.51.100.1' }
    await expect(search.search({ text: 'a' }, other)).resolves.toMatchObject({ total: 0 })
  })

  it('rejects a search of a sender that has the maximum number of waiting searches', async () => {
    const { search, searcher } = open(async () => new Promise(() => undefined), true)
    const waiting = Array.from({ length: 11 }, (_, number) =>
      search.search({ text: String(number) }, searcher),
    )
    for (const each of waiting) each.catch(() => undefined)
    await expect(search.search({ text: 'one more' }, searcher)).rejects.toMatchObject({
      status: 429,
    })
  })

  it('does not search for an empty text', async () => {
    const { search, searcher, noted } = open(async () => {
      throw new Error('must not be searched')
    })
    await expect(search.search({ text: '' }, searcher)).resolves.toMatchObject({ total: 0 })
    expect(noted).toEqual([])
  })
})

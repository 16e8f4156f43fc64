import { describe, expect, it } from 'vitest'
import type { Flood } from '#shared/contracts/site/floods.ts'
import { meetingFloodWords } from './flood-words.ts'

const NOW = Date.parse('2026-11-28T13:40:00Z')
const since = '2026-11-28T13:32:00Z'

const detailOf = (...counts: readonly number[]) => {
  const count = counts.reduce((sum, each) => sum + each, 0)
  const networks = counts.map((each, index) => ({
    network: `203.0.${index}.0/24`,
    count: each,
    since,
  }))
  const flood: Flood = { since, ends_at: since, limit: 40, count, last_hour: count, networks }
  return meetingFloodWords(flood, 'off', NOW).detail
}

describe('the origin of a flood', () => {
  it.each([
    [[70], /^All come from one network, 203\.0\.0\.0\/24, since 28 Nov/],
    [[60, 8, 2], /^60 of them come from one network, .* Then: 8 from 203\.0\.1\.0\/24, 2 from/],
    [[2, 1, 1], /^They come from many networks, at most 2 from each\. New visitors/],
    [Array.from({ length: 70 }, () => 1), /^They come from many networks, at most 1 from each\./],
  ])('the text about the origin describes networks with %j forms', (counts, sentence) => {
    expect(detailOf(...counts)).toMatch(sentence)
  })
})

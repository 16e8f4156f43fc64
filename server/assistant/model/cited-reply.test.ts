import { describe, expect, it } from 'vitest'
import { citedReply } from './cited-reply.ts'

const SNIPPETS = [
  { url: '/criminal-check#turnaround', title: 'Criminal check', text: 'One' },
  { url: '/about', title: 'About', text: 'Two' },
  { url: '/criminal-check#limits', title: 'Criminal check', text: 'Three' },
  { url: '/criminal-check', title: 'Another title', text: 'Four' },
  { url: '/contact', title: 'Contact', text: 'Five' },
]

const read = (reply: string, snippets = SNIPPETS) => {
  const { parts, sources } = citedReply(reply, snippets)
  return {
    text: parts.map(({ text }) => text).join(''),
    urls: sources.map(({ url }) => url),
    parts,
  }
}

const [ONE, TWO, , FOUR, FIVE] = SNIPPETS.map(({ url }) => url)

describe('citedReply', () => {
  it.each([
    ['[1]', [ONE]],
    ['[1, 2]', [ONE, TWO]],
    ['[1,2]', [ONE, TWO]],
    ['[1; 2]', [ONE, TWO]],
    ['[1 and 2]', [ONE, TWO]],
    ['[2 & 5]', [TWO, FIVE]],
    ['[1][2]', [ONE, TWO]],
    ['[1] [2]', [ONE, TWO]],
    ['[1], [2] and [5]', [ONE, TWO, FIVE]],
    ['[1-2]', [ONE, TWO]],
    ['[1–2]', [ONE, TWO]],
    ['[1 to 2]', [ONE, TWO]],
    ['[1-2, 5]', [ONE, TWO, FIVE]],
    ['[4-99]', [FOUR, FIVE]],
    ['[5-2]', [FIVE]],
    ['【1】', [ONE]],
    ['【2†source】', [TWO]],
    ['【2:0†source】', [TWO]],
    ['［2］', [TWO]],
    ['〔2〕', [TWO]],
    ['[^2]', [TWO]],
    ['[#2]', [TWO]],
    ['[entry 2]', [TWO]],
    ['[Entries 1, 2]', [ONE, TWO]],
    ['[source: 2]', [TWO]],
    ['[Source 1, Source 2]', [ONE, TWO]],
    ['[ 2 ]', [TWO]],
    ['(source 2)', [TWO]],
    ['(sources 1 and 2)', [ONE, TWO]],
    ['(see entry 2)', [TWO]],
    ['(Ref. 2)', [TWO]],
    ['(Quelle 2)', [TWO]],
    ['[2](/about)', [TWO]],
    ['[2](https://example.com/2024)', [TWO]],
  ])('recognises the citation %s', (mark, urls) => {
    expect(read(`It takes a day ${mark}. More.`)).toMatchObject({
      text: 'It takes a day. More.',
      urls,
    })
    expect(read(`It takes a day.${mark}`)).toMatchObject({ text: 'It takes a day.', urls })
  })

  it.each(['[9]', '[0]', '[6-9]', '[00]', '【12】', '(source 7)', '[7, 8]', '[9][8]'])(
    'removes the citation %s, which refers to no entry',
    (mark) => {
      expect(read(`It takes a day ${mark}, or two.`)).toMatchObject({
        text: 'It takes a day, or two.',
        urls: [],
      })
    },
  )

  it('reduces the full stops around removed citations to one', () => {
    expect(read('It takes a day. [9]. [8].').text).toBe('It takes a day.')
    expect(read('It takes a day [9]. [8].').text).toBe('It takes a day.')
  })

  it('keeps the valid numbers of a citation that also has invalid numbers', () => {
    expect(read('It takes a day [9, 2].')).toMatchObject({ text: 'It takes a day.', urls: [TWO] })
  })

  it.each([
    'Two ways: (1) by post, (2) online.',
    'The act [2024] and a note [sic].',
    'See [our page](/about) and (see below).',
    'It holds 5 m² [approx. 1,200].',
    'An array[100] of ten.',
  ])('returns the reply %j unchanged, because its brackets are no citations', (reply) => {
    expect(read(reply)).toEqual({ text: reply, urls: [], parts: [{ text: reply }] })
  })

  it('returns no sources for a reply that cites no entry', () => {
    expect(citedReply('The website does not say.', SNIPPETS).sources).toEqual([])
  })

  it('lists each cited combination of page and title once, and no other entry', () => {
    expect(read('A [3]. B [1]. C [4]. D [2].')).toMatchObject({
      urls: ['/criminal-check#limits', FOUR, TWO],
      parts: [
        { text: 'A.', source: 0 },
        { text: ' B.', source: 0 },
        { text: ' C.', source: 1 },
        { text: ' D.', source: 2 },
      ],
    })
  })

  it('returns a part for each source of a sentence with several sources', () => {
    expect(read('A day [2, 1, 2]. More').parts).toEqual([
      { text: 'A day.', source: 0 },
      { text: '', source: 1 },
      { text: ' More' },
    ])
  })

  it.each(['Sources: [1], [2]', '\nSource: 【1】 【2】.', 'References: [1-2]'])(
    'interprets the last line %j as citations for the sentence before it',
    (line) => {
      expect(read(`It takes a day.\n${line}`)).toEqual({
        text: 'It takes a day.',
        urls: [ONE, TWO],
        parts: [
          { text: 'It takes a day.', source: 0 },
          { text: '', source: 1 },
        ],
      })
    },
  )

  it.each([' ', '[', '【1', '[1,', '(source ', '\n', '[1] ', '\nsources: [1]'])(
    'processes a reply with 100,000 repetitions of %j in linear time',
    (piece) => {
      expect(citedReply(`[1]${piece.repeat(100_000)}`, []).sources).toEqual([])
    },
  )
})

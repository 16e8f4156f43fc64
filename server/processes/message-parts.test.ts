import { expect, test } from 'vitest'
import { createAssembler, createSplitter } from './message-parts.ts'

const long = { text: 'ä'.repeat(20_000) }

test('a message is assembled from notifications of less than 8,000 bytes', () => {
  const assemble = createAssembler()
  const payloads = createSplitter('one')(long)
  expect(payloads.length).toBeGreaterThan(1)
  expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000)
  expect(payloads.map(assemble).filter((message) => message !== undefined)).toEqual([
    { from: 'one', body: long },
  ])
})

test('messages of two processes are assembled if their notifications alternate', () => {
  const assemble = createAssembler()
  const [one, other] = [createSplitter('one')(long), createSplitter('other')(long)]
  const received = one.flatMap((payload, index) => [payload, other[index] ?? '']).map(assemble)
  expect(received.filter((message) => message !== undefined)).toEqual([
    { from: 'one', body: long },
    { from: 'other', body: long },
  ])
})

test.each([
  ['the first', (payloads: readonly string[]) => payloads.slice(1)],
  ['another', (payloads: readonly string[]) => payloads.toSpliced(2, 1)],
  ['the last', (payloads: readonly string[]) => payloads.slice(0, -1)],
])(
  'a message is dropped if %s of its notifications was lost, and the next message arrives',
  (_name, lose) => {
    const assemble = createAssembler()
    const split = createSplitter('one')
    const received = [...lose(split(long)), ...split(long), ...split({ n: 1 })].map(assemble)
    expect(received.filter((message) => message !== undefined)).toEqual([
      { from: 'one', body: long },
      { from: 'one', body: { n: 1 } },
    ])
  },
)

test.each(['', 'text', '7', '{}', '{"from":7}', '{"from":"one","part":0,"parts":1e9}'])(
  'the notification %j of another program is ignored',
  (payload) => {
    expect(createAssembler()(payload)?.body).toBeUndefined()
  },
)

test('a message of more than 345 kB is not sent', () => {
  expect(createSplitter('one')({ text: 'x'.repeat(400_000) })).toEqual([])
})

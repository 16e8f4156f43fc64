import { expect, test } from 'vitest'
import { maskText } from './mask-text.ts'

test.each([
  ['jane.doe+x@mail.example.com is not a number', '[address] is not a number'],
  ['Failed to fetch https://example.com/contact?name=Jane#x', 'Failed to fetch [address]'],
  ['no page at /contact/received/abc?x=1', 'no page at [path]'],
  ['call +44 20 7946-0000 now', 'call +# now'],
  ['item 12 of 1.500', 'item # of #'],
  ['token a81bc81b-dead-4e5d-abff-90865d1e13b1 ended', 'token [id] ended'],
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  ['Minified React error #418; visit https://react.dev/errors/418', 'Minified React error #418'],
  ['one\n  two', 'one two'],
])('maskText masks %s', (text, expected) => {
  expect(maskText(text, 300)).toBe(expected)
})

test('maskText truncates text, in limited time even for adversarial input', () => {
  expect(maskText('a '.repeat(400), 300)).toHaveLength(300)
  const before = process.threadCpuUsage()
  for (const part of ['a@', '/a', 'a.a', '1-', 'aaaaaaaaaaaaaaa1'])
    maskText(part.repeat(200_000), 300)
  // Measures CPU time, because elapsed time would depend on the load of the machine.
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(500)
})

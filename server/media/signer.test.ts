import { expect, test } from 'vitest'
import { imageSignRequest, signedImageCall } from '#shared/contracts/image-host.ts'
import { readContext, writeContext } from './context-text.ts'
import { createImageSigner } from './signer.ts'
import { isSameSignature, signatureOf } from './signature.ts'

const account = {
  cloud: 'demo',
  apiKey: '1234',
  apiSecret: 'abcd',
  base: 'https://api.example.com',
}
const signer = createImageSigner(account, () => 1_315_060_510_000)

test('a signature equals that of Cloudinary for the same parameters', () => {
  // Example from Cloudinary's documentation.
  const parameters = { public_id: 'sample_image', timestamp: '1315060510' }
  expect(signatureOf(parameters, 'abcd')).toBe('b4ad47fb4e25c7bf5f92a20089f9db59bc302313')
  expect(signatureOf({ ...parameters, folder: '' }, 'abcd')).toBe(signatureOf(parameters, 'abcd'))
  const smuggled = { folder: 'a&public_id=b', timestamp: '1' }
  expect(signatureOf(smuggled, 'abcd')).not.toBe(
    signatureOf({ folder: 'a', public_id: 'b', timestamp: '1' }, 'abcd'),
  )
  expect(isSameSignature('a', 'a')).toBe(true)
  expect(isSameSignature('a', 'ab')).toBe(false)
})

test('the signature of an upload permits one new picture in one folder, and comes with all fields to post', () => {
  const call = signer.sign({
    action: 'upload',
    content_type: 'blog',
    object_id: 'welcome',
    context: { alt_text: 'A | B = C', order: 2 },
  })
  expect(signedImageCall.parse(call)).toEqual(call)
  expect(call.url).toBe('https://api.example.com/v1_1/demo/image/upload')
  const { signature, api_key: key, ...parameters } = Object.fromEntries(call.fields)
  expect(key).toBe('1234')
  expect(parameters).toEqual({
    folder: 'blog/welcome',
    public_id: expect.stringMatching(/^[0-9a-f]{20}$/),
    overwrite: 'false',
    context: String.raw`alt_text=A \| B \= C|order=2`,
    timestamp: '1315060510',
  })
  expect(signature).toBe(signatureOf(parameters, 'abcd'))
  expect(call.fields.map(([, value]) => value)).not.toContain('abcd')
  const { fields } = signer.sign({ action: 'upload' })
  expect(fields).toContainEqual(['folder', 'library'])
  expect(fields.map(([name]) => name)).not.toContain('context')
})

test('a call for several pictures has one field per picture, and a signature over the list of these fields', () => {
  const call = signer.sign({ action: 'context', public_ids: ['a', 'b/c'], context: { order: 1 } })
  expect(call.fields.filter(([name]) => name === 'public_ids[]')).toEqual([
    ['public_ids[]', 'a'],
    ['public_ids[]', 'b/c'],
  ])
  const signature = signatureOf(
    { command: 'add', public_ids: 'a,b/c', context: 'order=1', timestamp: '1315060510' },
    'abcd',
  )
  expect(call.fields).toContainEqual(['signature', signature])
})

test('a repeated call gets another signature', () => {
  const request = { action: 'destroy', public_id: 'library/one' } as const
  const [first, second] = [signer.sign(request), signer.sign(request)]
  expect(first.fields.at(-1)).not.toEqual(second.fields.at(-1))
})

test.for([
  { action: 'upload', content_type: 'page', object_id: 'x' },
  { action: 'upload', content_type: 'blog', object_id: '../x' },
  { action: 'destroy', public_id: 'a/../b' },
  { action: 'destroy', public_id: 'a,b' },
  { action: 'rename', public_id: 'a' },
  { action: 'context', public_ids: [], context: {} },
])('the contract rejects requests for signatures of other calls: %o', (request) => {
  expect(imageSignRequest.safeParse(request).success).toBe(false)
})

test('readContext returns the values that writeContext has formatted', () => {
  const words = { alt_text: String.raw`a=b|c\ d`, caption: 'ü "x" & 👍' }
  expect(readContext(writeContext(words))).toEqual(words)
  expect(readContext('=x')).toBeUndefined()
})

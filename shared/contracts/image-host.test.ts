import { expect, test } from 'vitest'
import {
  contextAnswer,
  destroyAnswer,
  hostedImage,
  imageContext,
  imageHostError,
  signedImageAnswer,
  type HostedImage,
  type ImageContext,
} from './image-host.ts'

// Example response from Cloudinary's documentation.
const UPLOADED = {
  asset_id: '3515c6000a548515f1134043f9785c2f',
  public_id: 'blog/welcome/eneivicys42bq5f2jpn2',
  version: 1_570_979_139,
  version_id: '98f52566f43d8e516a486958a45c1eb9',
  signature: 'abcdefghijklmnopqrstuvwxyz12345',
  width: 1000,
  height: 672,
  format: 'jpg',
  resource_type: 'image',
  created_at: '2026-10-13T15:05:39Z',
  tags: [],
  bytes: 350_749,
  type: 'upload',
  etag: '5297bd123ad4ddad723483c176e35f6e',
  placeholder: false,
  url: 'http://res.cloudinary.com/demo/image/upload/v1570979139/eneivicys42bq5f2jpn2.jpg',
  secure_url: 'https://res.cloudinary.com/demo/image/upload/v1570979139/eneivicys42bq5f2jpn2.jpg',
  folder: 'blog/welcome',
  access_mode: 'public',
  original_filename: 'sample',
  context: { custom: { alt_text: 'A bridge' } },
}

test('the schemas of an image host parse its responses, and allow unknown attributes', () => {
  const image: HostedImage = hostedImage.parse(UPLOADED)
  expect(image).toEqual(UPLOADED)
  expect(destroyAnswer.parse({ result: 'not found' })).toEqual({ result: 'not found' })
  expect(contextAnswer.parse({ public_ids: ['a/b'] }).public_ids).toEqual(['a/b'])
  const refusal = { error: { message: 'Invalid Signature 1. String to sign - ...' } }
  expect(imageHostError.parse(refusal)).toEqual(refusal)
})

test('the schema of picture texts trims and limits texts, and that of a signed call has the REST envelope', () => {
  const words: ImageContext = imageContext.parse({ alt_text: '  A bridge ', order: 3 })
  expect(words).toEqual({ alt_text: 'A bridge', order: 3 })
  expect(imageContext.safeParse({ caption: 'x'.repeat(501) }).success).toBe(false)
  const data = {
    url: '/media/v1_1/site/image/upload',
    fields: [['a', 'b']],
    cloud: 'x',
    expires: 1,
  }
  expect(signedImageAnswer.safeParse({ success: true, data }).success).toBe(true)
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useDatabases } from '#server/testing/database.test-support.ts'
import {
  delivered,
  filesIn,
  imageOf,
  openTestHost,
  originalOf,
  refusalOf,
} from '#server/testing/image-host.test-support.ts'
import {
  bytesOf,
  gifOf,
  heic,
  jpegOf,
  jpegWithPlace,
  pngThatSays,
  testPicture,
  type Bytes,
} from '#server/testing/pictures.test-support.ts'

const databases = useDatabases()
const open = () => openTestHost(databases, 'sqlite')

const upload = { action: 'upload' } as const

/** Rejected files, with the message that explains how to correct them. */
const REFUSED: readonly [string, () => Promise<Bytes> | Bytes, RegExp, string?][] = [
  ['a HEIC file', heic, /^400 Save it as JPEG/],
  ['a HEIC file that says it is a JPEG', heic, /^400 Save it as JPEG/, 'image/jpeg'],
  [
    'a drawing',
    () =>
      bytesOf(
        '<?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      ),
    /^400 Save it as PNG/,
  ],
  [
    'a web page called .png',
    () => bytesOf('<!doctype html><script>1</script>'),
    /^400 Choose a JPEG/,
  ],
  ['a program', () => bytesOf(Buffer.from('MZ\x90\0'.repeat(100), 'latin1')), /^400 Choose a JPEG/],
  ['nothing', () => bytesOf(''), /^400 Choose a JPEG/],
  [
    'a picture of 100 megapixels that has none of them',
    () => pngThatSays(10_000, 10_000),
    /^400 Make the image smaller.*100 megapixels/,
  ],
  [
    'a few bytes that unpack to 400 megapixels',
    () => pngThatSays(20_000, 20_000, Buffer.alloc(2_501 * 4_000)),
    /^400 Make the image smaller.*400 megapixels/,
  ],
  [
    'a picture that is too long',
    () => pngThatSays(20_000, 4),
    /^400 Make the image smaller.*16383/,
  ],
  [
    'a picture that is cut off',
    async () => (await jpegOf(200, 200)).slice(0, 2_000),
    /^400 Export the image again/,
  ],
  ['a header without pixels', () => pngThatSays(100, 100), /^400 Export the image again/],
  ['an animation of 301 frames', () => gifOf(301, 4), /^400 Shorten the animation/],
]

test('an upload is rejected if the file is not a picture or is too large, with a message that explains how to correct it', async () => {
  const host = await open()
  for (const [what, make, sentence, type = 'image/png'] of REFUSED) {
    const bytes = await make()
    const started = performance.now()
    const answer = await refusalOf(await host.call(upload, { bytes, name: 'x.png', type }))
    expect(answer, what).toMatch(sentence)
    expect(performance.now() - started, what).toBeLessThan(15_000)
  }
  const large = { bytes: new Uint8Array(21 * 2 ** 20).fill(255), name: 'x.jpg' }
  expect(await refusalOf(await host.call(upload, large))).toBe(
    '400 Choose a smaller file. The limit is 20 MB.',
  )
  expect(await filesIn(host, '')).toEqual([])
  expect(await host.store.all()).toEqual([])
})

test('an uploaded picture is stored upright, without location, camera and personal data', async () => {
  const host = await open()
  const bytes = await jpegWithPlace(60, 40)
  expect(Buffer.from(bytes).includes('SecretCamera')).toBe(true)
  const image = await imageOf(await host.call(upload, { bytes, name: 'home.jpg' }))
  expect([image.width, image.height]).toEqual([40, 60])
  const kept = await originalOf(host, image)
  const facts = await sharp(kept).metadata()
  expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  for (const word of ['SecretCamera', 'Jane', 'GPS', 'Exif', 'home']) {
    expect(kept.includes(word), word).toBe(false)
  }
})

test('an uploaded picture in another colour space is converted to sRGB', async () => {
  const host = await open()
  const wide = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ff00' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const image = await imageOf(await host.call(upload, { bytes: bytesOf(wide), name: 'p3.png' }))
  const facts = await sharp(await originalOf(host, image)).metadata()
  expect([facts.space, facts.hasProfile]).toEqual(['srgb', false])
})

test('an uploaded animation is preserved, and rendered as a still picture if the URL names a still format', async () => {
  const host = await open()
  const image = await imageOf(await host.call(upload, { bytes: await gifOf(5), name: 'a.gif' }))
  expect(image).toMatchObject({ format: 'gif', width: 16, height: 16 })
  expect((await sharp(await originalOf(host, image)).metadata()).pages).toBe(5)
  const still = image.secure_url.replace('/upload/', '/upload/c_limit,w_8/f_webp/')
  const made = Buffer.from(await (await delivered(host, still)).arrayBuffer())
  const facts = await sharp(made).metadata()
  expect([facts.format, facts.width, facts.pages]).toEqual(['webp', 8, undefined])
})

test('data after the end of an uploaded picture are removed', async () => {
  const host = await open()
  const hidden = '<script>alert(1)</script>PK\x03\x04payload'
  for (const picture of [
    await jpegOf(30, 30),
    bytesOf(await testPicture(30, 30).png().toBuffer()),
    bytesOf(await testPicture(30, 30).webp().toBuffer()),
    await gifOf(2),
  ]) {
    const bytes = bytesOf(Buffer.concat([picture, Buffer.from(hidden, 'latin1')]))
    const image = await imageOf(
      await host.call(upload, { bytes, name: 'a.html', type: 'text/html' }),
    )
    const kept = await originalOf(host, image)
    expect(kept.includes('script') || kept.includes('payload')).toBe(false)
    const answer = await delivered(host, image.secure_url)
    expect(answer.headers.get('content-type')).toBe(`image/${image.format.replace('jpg', 'jpeg')}`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a file name keeps its letters of any script and loses its direction marks', async () => {
  const host = await open()
  const bytes = await jpegOf(8, 8)
  for (const [name, shown] of [
    ['\u202Egpj.exe\u202C صورة 👩‍💻 .jpg', 'gpj.exe صورة 👩‍💻 '],
    ['../../etc/pass\u0000wd.png', 'passwd'],
    ['C:\\Users\\me\\תמונה.jpeg', 'תמונה'],
    [`${'é'.repeat(300)}.jpg`, 'é'.repeat(120)],
  ] as const) {
    const image = await imageOf(await host.call(upload, { bytes, name }))
    expect(image.original_filename, name).toBe(shown)
    expect(image.original_filename).not.toMatch(/[\u202A-\u202E\u2066-\u2069\p{Cc}]/u)
    expect(image.public_id).toMatch(/^library\/[0-9a-f]{20}$/)
  }
})

test('a photograph of 12 megapixels can be uploaded', async () => {
  const host = await open()
  const bytes = await jpegOf(4_000, 3_000, 85)
  const image = await imageOf(await host.call(upload, { bytes, name: 'IMG_1.JPG' }))
  expect([image.width, image.height]).toEqual([4_000, 3_000])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createUploads, type Upload } from '#web/lib/staff/images/uploads.ts'
import { UploadPanel } from './upload-panel.tsx'

const never = async () => new Promise<never>(() => undefined)
const uploads = createUploads({ sign: never, send: never, save: never, problemOf: String })

let made = 0
const item = (name: string, facts: Partial<Upload>): Upload => ({
  key: (made += 1),
  file: new File(['x'], name),
  order: 0,
  altText: '',
  isLater: false,
  state: 'sent',
  progress: 1,
  problem: undefined,
  hosted: undefined,
  ...facts,
})

const html = (items: readonly Upload[], added = 0) =>
  renderToStaticMarkup(
    <UploadPanel items={items} uploads={{ ...uploads, added: () => added }} onSave={() => {}} />,
  )

const outputOf = (markup: string) => /<output>(.*?)<\/output>/.exec(markup)?.[1]

test('the upload panel lists failed files first, and shows the number of images that can be added', () => {
  const markup = html([
    ...Array.from({ length: 38 }, (_, index) => item(`IMG_${index}.jpg`, {})),
    item('scan-original.tiff', { state: 'failed', problem: 'Save it as JPEG' }),
    item('IMG_2208.HEIC', { state: 'failed', problem: 'The connection broke' }),
  ])
  const titles = [...markup.matchAll(/class="upload-name"[^>]*title="([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(titles.slice(0, 3)).toEqual(['scan-original.tiff', 'IMG_2208.HEIC', 'IMG_0.jpg'])
  expect(outputOf(markup)).toBe('38 uploaded, 2 failed, 38 without a text')
  const [button] = /<button type="submit"[^>]*>[^<]*/.exec(markup) ?? []
  expect(button).toMatch(/Add 38 images$/)
  expect(button).not.toContain('disabled')
})

test('the upload panel reports the numbers of added and failed files once all uploaded files have been added', () => {
  const failed = [
    item('scan-original.tiff', { state: 'failed' }),
    item('IMG_2208.HEIC', { state: 'failed' }),
  ]
  expect(outputOf(html(failed, 38))).toBe(
    '38 images added. 2 files failed: scan-original.tiff, IMG_2208.HEIC.',
  )
  expect(outputOf(html(failed))).toBe('Nothing was uploaded')
})

test('the upload panel shows a thumbnail in every row, with a field for the alt text or a note that the alt text is postponed', () => {
  const markup = html([item('a.jpg', {}), item('b.jpg', { isLater: true })])
  expect(markup.match(/class="upload-plate"/g)).toHaveLength(2)
  expect(markup.match(/aria-label="What [ab].jpg shows"/g)).toEqual([
    'aria-label="What a.jpg shows"',
  ])
  expect(markup).toContain('Listed under “No alt text” until you describe it.')
})

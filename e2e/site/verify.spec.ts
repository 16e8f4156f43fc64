import { paths } from '#shared/paths/paths.ts'
import { openPage } from '../support/pages/navigation.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectReadable } from '../support/checks/barrier-free.ts'

test.use({ on: 'demo' })

test('the verification page checks a report by its file and by its number, and sends no byte of the file', async ({
  page,
  site,
}) => {
  const download = await fetch(site.origin + paths.sampleReport('criminal-check'))
  const file = Buffer.from(await download.arrayBuffer())
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.postData() !== null) bodies.push(request.url())
  })
  await expectReadable(page, paths.verify)
  const choose = async (name: string, buffer: Buffer) =>
    page
      .getByLabel('Choose the PDF of the report')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer })

  await choose('sample.pdf', file)
  const result = page.locator('.verify-out')
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(
    'Identical to the file we issued',
  )
  await expect(result).toContainText('Sample: names and facts are invented')

  await choose('saved-again.pdf', Buffer.concat([file, Buffer.from('\n% saved again\n')]))
  await expect(result.getByRole('heading', { level: 2 })).toHaveText(
    'The issued text is in this file',
  )
  await expect(result).toContainText('Read this text, not the file')

  await choose('letter.pdf', Buffer.from('No report'))
  await expect(result.getByRole('heading', { level: 2 })).toHaveText('Choose a PDF')
  expect(bodies).toEqual([])

  await test.step('the verification page shows the state for the number alone, also without scripts', async () => {
    await choose('sample.pdf', file)
    await expect(result).toContainText('CV-SAMPLE-')
    const number = /CV-SAMPLE-\d{2}-\w{2}/.exec(await result.innerText())?.[0] ?? ''
    const html = await site.html(paths.verifyNumber(number))
    expect(html).toContain('We issued a report with this number')
    expect(html).toContain('Sample: names and facts are invented')
    await openPage(page, paths.verifyNumber(number))
    await expect(page.locator('main')).toHaveCount(1)
    await expect(result).toContainText('We issued a report with this number')
  })
})

test('the field for a number and its button have the same edges', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, paths.verify)
  const field = await page.getByLabel('Or its number').boundingBox()
  const button = await page.getByRole('button', { name: 'Check the number' }).boundingBox()
  expect([field?.y, field?.height]).toEqual([button?.y, button?.height])
})

import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { pasteBlocks } from '../support/content/doc-blocks.ts'
import { addLakeAccount } from '../support/sites/lake-account.ts'
import { lakeClient } from '../support/sites/lake-client.ts'
import {
  freePort,
  startLake,
  temporaryDirectory,
  type Program,
} from '../support/sites/processes.ts'

const TOKEN = 'a-token-for-the-lake-under-test'
const ANN = { email: 'ann@example.com', password: 'copper kettle on a ladder' }
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

const stack = new AsyncDisposableStack()
let lake: Program
let studio: string
/** Origin of the lake, for which the browser stores the lake's cookie. */
let address: string

/** Builds the Studio of the documentation with Sanity's own command, like an external project. Returns the folder with the built files. */
async function buildStudio(): Promise<string> {
  const folder = stack.use(await temporaryDirectory()).path
  pasteBlocks('use-the-lake-alone.md', folder)
  const sanity = join(folder, 'node_modules/.bin/sanity')
  await promisify(execFile)(process.execPath, [sanity, 'build', '--no-auto-updates', '--yes'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      CI: '1',
      DO_NOT_TRACK: '1',
      SANITY_CLI_TELEMETRY_DISABLED: '1',
      SANITY_STUDIO_LAKE_URL: address,
    },
  })
  return join(folder, 'dist')
}

/** Serves files of a folder, with `index.html` as the fallback. */
async function serve(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const asked = join(folder, new URL(request.url ?? '/', 'http://studio').pathname)
    const isFile = existsSync(asked) && statSync(asked).isFile()
    const path = isFile ? asked : join(folder, 'index.html')
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
    response.end(readFileSync(path))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  stack.defer(() => void server.close())
  return `http://localhost:${port}`
}

test.beforeAll(async () => {
  test.setTimeout(300_000)
  const directory = stack.use(await temporaryDirectory()).path
  const port = await freePort()
  lake = await startLake({ port, directory, token: TOKEN })
  address = `http://localhost:${port}`
  stack.defer(() => lake.signal('SIGTERM'))
  await addLakeAccount(directory, ANN)
  await lakeClient(lake.url, TOKEN).create({ _id: 'first', _type: 'post', title: 'Hello' })
  studio = await serve(await buildStudio())
})

test.afterAll(() => stack.disposeAsync())

test('a Studio built from the documentation signs in at the lake, edits, shows pictures and publishes', async ({
  page,
}) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(studio)
  await page.getByText(/^Sign in at/).click()
  await page.getByLabel('Email').fill(ANN.email)
  await page.getByLabel('Password').fill(ANN.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Post' }).first().click()
  await page.getByText('Hello', { exact: true }).first().click()
  const title = page.getByTestId('field-title').locator('input')
  await expect(title).toHaveValue('Hello')
  await expect(title).toBeEditable()
  await title.fill('Written elsewhere')

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>'
  const file = { name: 'square.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  // The dataset is private, so the picture requires the cookie of the signed-in user.
  const picture = page.locator(`img[src^="${address}/images/local/production/"]`).first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true)

  const client = lakeClient(lake.url, TOKEN)
  const stored = async (_id: string) =>
    client.fetch(
      '*[_id == $_id][0]{title, "picture": defined(picture.asset) && !defined(picture._upload)}',
      { _id },
      { perspective: 'raw' },
    )
  const whole = { title: 'Written elsewhere', picture: true }
  // Waits for the save, because the Studio drops a publish action if changes arrive while it saves.
  await expect.poll(() => stored('drafts.first')).toEqual(whole)
  const publish = page.getByTestId('action-publish')
  await expect(publish).toBeEnabled()
  await publish.click()
  await expect.poll(() => stored('first')).toEqual(whole)
  expect(errors).toEqual([])
})

import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { build } from 'vite'

// Behaviours of React that `StaticIsland`, `Engraving` and `LazyPart` rely on. React does not document all of them. If a new version
// changes one, a test of this file fails, instead of a page with a blank picture.

const entry = fileURLToPath(
  new URL('../../web/ui/island/react-upgrade.test-support.tsx', import.meta.url),
)

async function bundle(mode: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: { input: entry, output: { codeSplitting: false } },
    },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const code = files.find((file) => file.type === 'chunk')?.code
  if (code === undefined) throw new Error('the bundle is empty')
  return code
}

for (const mode of ['production', 'development']) {
  test.describe(`React in the ${mode} build`, () => {
    let script = ''
    const warnings: string[] = []
    test.beforeAll(async () => {
      script = await bundle(mode)
    })

    const open = async (page: Page, title = 'Islands') => {
      warnings.length = 0
      page.on('console', (message) => {
        if (message.type() === 'error') warnings.push(message.text())
      })
      await page.setContent('<!doctype html><html><body></body></html>')
      await page.addScriptTag({ content: script, type: 'module' })
      // An inline module script may run later than the load event.
      await page.waitForFunction(() => 'startTrial' in window)
      await page.evaluate(async (heading) => {
        window.trial = await window.startTrial(heading)
      }, title)
    }
    const replaced = (page: Page) => page.evaluate(() => window.trial.replaced())
    const errors = (page: Page) => page.evaluate(() => window.trial.errors())
    const noteLoads = (page: Page) => page.evaluate(() => window.trial.noteLoads())
    const renderAgain = async (page: Page) => {
      await page.getByRole('button', { name: 'Render 1' }).click()
      await expect(page.getByRole('button', { name: 'Render 2' })).toBeVisible()
    }

    test('keeps children below an empty __html during hydration, without an error', async ({
      page,
    }) => {
      await open(page)
      await renderAgain(page)
      expect(await replaced(page)).toEqual([])
      await expect(page.locator('.island')).toHaveText('First text')
      await expect(page.locator('svg path')).toHaveCount(1)
      expect(await noteLoads(page)).toBe(0)
      expect(await errors(page)).toEqual([])
      expect(warnings).toEqual([])
    })

    test('replaces children below an empty __html if the key changes, when their code has loaded', async ({
      page,
    }) => {
      await open(page)
      await page.getByRole('button', { name: 'Change' }).click()
      await expect.poll(() => noteLoads(page)).toBe(1)
      await expect(page.locator('.island')).toHaveText('First text')
      await page.evaluate(() => window.trial.sendNote())
      await expect(page.locator('.island')).toHaveText('Second text')
      await expect(page.locator('.island')).toHaveCount(1)
      expect(await noteLoads(page)).toBe(1)
      expect(await replaced(page)).toEqual(['.island', '.island b'])
      expect(await errors(page)).toEqual([])
    })

    test('renders a page that cannot be hydrated without children below an empty __html', async ({
      page,
    }) => {
      await open(page, 'Another heading')
      await page.evaluate(() => window.trial.sendNote())
      await expect(page.getByRole('heading')).toHaveText('Another heading')
      expect(await errors(page)).not.toEqual([])
      // After a failed hydration the browser renders the islands itself.
      await expect(page.locator('.island')).toHaveText('First text')
      await expect(page.locator('svg path')).toHaveCount(1)
      expect(await replaced(page)).toEqual(expect.arrayContaining(['.island', 'svg']))
      expect(await noteLoads(page)).toBe(1)
    })

    test('keeps the markup of a suspended boundary until its code has loaded, then hydrates it', async ({
      page,
    }) => {
      await open(page)
      await renderAgain(page)
      const counter = page.getByRole('button', { name: /^Count/ })
      await expect(counter).toHaveText('Count 0')
      await page.evaluate(() => window.trial.sendCounter())
      await expect(async () => {
        await counter.click()
        await expect(counter).not.toHaveText('Count 0', { timeout: 100 })
      }).toPass()
      expect(await replaced(page)).toEqual([])
      expect(await errors(page)).toEqual([])
      expect(warnings).toEqual([])
    })
  })
}

import { expect, test } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { expectBarrierFree } from './support/barrier-free.ts'
import { freePort, startSite, temporaryDirectory } from './support/processes.ts'
import { paths } from '#shared/paths.ts'

test('the style guide shows every control without barriers, and the dialog is one', async ({
  page,
}) => {
  // Everything is made while it is asked for.
  test.slow()
  await using stack = new AsyncDisposableStack()
  const directory = stack.use(await temporaryDirectory())
  const site = await startSite({
    port: await freePort(),
    directory: directory.path,
    environment: { SEED: 'none' },
    fromSource: true,
  })
  stack.defer(() => site.signal('SIGTERM'))

  // Where nothing is prepared yet, Vite first bundles what the site is made with.
  await page.goto(site.url + paths.styleguide, { timeout: 90_000 })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide')
  await expectBarrierFree(page)

  const opener = page.getByRole('button', { name: 'Open a dialog' })
  const dialog = page.getByRole('dialog', { name: 'Take this off the site?' })
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Keep' }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const close of closings) {
    await opener.click()
    await expect(dialog).toBeVisible()
    expect(await axeViolations(page)).not.toContainEqual(expect.stringContaining('dialog'))
    for (let steps = 0; steps < 6; steps += 1) {
      await page.keyboard.press('Tab')
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

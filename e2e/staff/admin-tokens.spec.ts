import { expect, test } from '../support/fixtures.ts'
import { axeViolations } from '../support/checks/axe.ts'
import { connectMcp } from '../support/sites/mcp-client.ts'
import { enterAsStaff, makeEditor } from '../support/pages/staff-page.ts'
import { TOKEN_LIMITS } from '#shared/contracts/personal-tokens.ts'
import { paths } from '#shared/paths/paths.ts'

test.describe('personal tokens on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('can be created, used in a program, and revoked', async ({ page, site }) => {
    await enterAsStaff(page, site.origin, await makeEditor(site.origin))
    await page.goto(paths.adminAccount)
    const section = page.getByRole('region', { name: 'Personal tokens' })
    await expect(section).toContainText('You have no tokens.')
    const open = section.getByRole('button', { name: 'New token' })
    await open.press('Enter')
    const form = page.getByRole('dialog', { name: 'New token' })
    await expect(form.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByText('Enter a name')).toBeVisible()
    await page.keyboard.type('Writing assistant')
    await form.getByLabel('Read articles').press('Space')
    await page.keyboard.press('Enter')
    await expect(form.getByText('Choose what the token may do')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await form.getByLabel('Read articles').press('Space')
    await form.getByLabel('Write drafts').press('Space')
    await page.keyboard.press('Enter')

    const shown = page.getByRole('dialog', { name: 'Your new token' })
    const secret = await shown.getByLabel('Personal token').inputValue()
    expect(secret).toMatch(/^cvt_[\w-]{43}$/)
    await expect(shown).toContainText(`${new URL(page.url()).origin}/mcp`)
    await expect(shown.getByRole('button', { name: 'Copy' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    expect(await page.content()).not.toContain(secret)

    const row = section.getByRole('row', { name: /Writing assistant/ })
    await expect(row).toContainText('Read articles, write drafts')
    await expect(row).toContainText('Never')
    await using mcp = await connectMcp(site.origin, secret)
    expect(await mcp.toolNames()).toContain('create_draft')
    await page.reload()
    await expect(row).not.toContainText('Never')
    expect(await axeViolations(page)).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)

    await row
      .getByRole('button', { name: /^Revoke the token Writing assistant, created / })
      .press('Enter')
    await expect(section).toContainText('You have no tokens.')
    await expect(mcp.toolNames()).rejects.toThrow('Authentication')
  })
})

test('the page of personal tokens states their limit instead of sending a call that fails', async ({
  page,
  site,
}) => {
  const token = {
    name: 'A program',
    abilities: ['content.read'],
    created_at: '2026-01-02T09:00:00Z',
    expires_at: '2999-01-01T09:00:00Z',
    last_used_at: null,
  }
  const data = Array.from({ length: TOKEN_LIMITS.live }, (_, id) => ({ ...token, id: String(id) }))
  await page.route('**/api/auth/tokens/', (route) =>
    route.fulfill({ json: { success: true, data } }),
  )
  await enterAsStaff(page, site.origin)
  await page.goto(paths.adminAccount)
  const open = page.getByRole('button', { name: 'New token' })
  await expect(open).toBeDisabled()
  await expect(open).toHaveAccessibleDescription('Revoke a token first. 10 is the limit.')
})

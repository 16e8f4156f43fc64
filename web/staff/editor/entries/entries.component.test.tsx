import '#web/testing/browser/styles.test-support.ts'
import { cleanup } from 'vitest-browser-react/pure'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ENTRY_TYPES, entryTypes } from '#shared/content/entries/entry-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { item, list, open, unanswered } from './entries.test-support.tsx'

afterEach(cleanup)

test.each(ENTRY_TYPES)(
  'the list of type %s shows its rows, or a note that there are none',
  async (type) => {
    const { plural } = entryTypes[type]
    await open(entryPaths[type].list, {
      [`GET ${staffApiPaths.entries(type)}`]: list([item(type)]),
    })
    await expect.element(page.getByRole('heading', { level: 1, name: plural })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).toBeVisible()
    await cleanup()
    await open(entryPaths[type].list, { [`GET ${staffApiPaths.entries(type)}`]: list([]) })
    await expect.element(page.getByText(`No ${plural.toLowerCase()} yet`)).toBeVisible()
  },
)

test('a list that cannot be loaded shows an error message', async () => {
  await open(entryPaths.author.list, { [`GET ${staffApiPaths.entries('author')}`]: unanswered })
  await expect.element(page.getByText('not loaded')).toBeVisible()
})

test('the key D deletes the focused row', async () => {
  const remove = `DELETE ${staffApiPaths.entry('author', 'a')}`
  const { writes } = await open(entryPaths.author.list, {
    [`GET ${staffApiPaths.entries('author')}`]: list([item('author')]),
    [remove]: { success: true, data: { id: 'a' } },
  })
  await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).toBeVisible()
  await userEvent.keyboard('jd')
  await expect.poll(() => writes().map(({ method }) => method)).toEqual(['DELETE'])
})

test('viewers see no shortcuts that change something', async () => {
  await open(
    entryPaths.author.list,
    { [`GET ${staffApiPaths.entries('author')}`]: list([item('author')]) },
    'viewer',
  )
  await expect.element(page.getByRole('link', { name: 'Ada Marsh' })).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByText('Show keyboard shortcuts')).toBeVisible()
  for (const text of ['Add a new one', 'Delete the row']) {
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
  }
})

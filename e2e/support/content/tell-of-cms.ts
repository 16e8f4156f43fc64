import { expect, type Page } from '@playwright/test'
import { overviewAnswer, type Overview } from '#shared/contracts/staff.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** What the server tells the pages of staff about the CMS. */
interface CmsState {
  readonly cms: 'up' | 'down'
  readonly outbox: Overview['outbox']
}

/**
 * Answers for the server how the CMS stands: well, until told otherwise. What the returned function is given is told next; it lets
 * the page's stopped clock go on until that has been told and shown `isShown`.
 *
 * The page asks 30 s after the last answer, which may have been under way when its clock was stopped. A toast stays for four
 * seconds of that clock and comes in the midst of a longer run where the machine is slow, so that it would be gone after it: the
 * clock goes on by less than a toast stays.
 */
export async function tellOfCms(page: Page) {
  let state: CmsState = { cms: 'up', outbox: { waiting: 0, conflicts: 0 } }
  let told: CmsState | undefined
  let asking = 0
  await page.route(`**${staffApiPaths.overview}`, async (route) => {
    asking += 1
    const current = state
    const answer = await route.fetch()
    const { data } = overviewAnswer.parse(await answer.json())
    const health = { ...data.health, cms: current.cms }
    const { outbox } = current
    told = current
    await route.fulfill({ json: { success: true, data: { ...data, outbox, health } } })
    asking -= 1
  })
  return async (next: CmsState, isShown: () => Promise<void>) => {
    state = next
    await expect
      .poll(
        async () => {
          await page.clock.runFor(asking === 0 ? 1_000 : 20)
          return told === next
        },
        { intervals: [0] },
      )
      .toBe(true)
    await expect(async () => {
      // What has arrived is handed on by timers.
      await page.clock.runFor(20)
      await isShown()
    }).toPass()
  }
}

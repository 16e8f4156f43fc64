import { expect, type Page } from '@playwright/test'
import { overviewAnswer, type Overview } from '#shared/contracts/staff.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'

/** CMS state in the server's reports to staff pages. */
interface CmsState {
  readonly cms: 'up' | 'down'
  readonly outbox: Overview['outbox']
}

/**
 * Replaces the server's reports of the CMS state. The first state is healthy. The returned function sets the next state, and advances the
 * page's stopped clock until the page has got that state and `isShown` succeeds.
 *
 * The page polls 30 s after the last response, which may have been in flight when its clock was stopped. A toast lasts four seconds of that
 * clock, so within a longer step it could appear and disappear again. So the clock advances in steps of less than
 * four seconds.
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
      // The page handles the response in a timer, so its clock must advance.
      await page.clock.runFor(20)
      await isShown()
    }).toPass()
  }
}

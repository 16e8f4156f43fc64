import { changedFrame, updatedFrame } from '#shared/pages/frame/changed-frame.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import { requestText } from './page-text.ts'

/** Requests the published frame of all pages. Returns `shown` if it has not changed. Rejects without a response. */
export async function refreshFrame(
  env: Parameters<typeof requestText>[0],
  shown: SiteFrame,
): Promise<SiteFrame> {
  const [navigation, settings] = await Promise.all([
    requestText(env, 'navigation', 'main'),
    requestText(env, 'settings', 'site'),
  ])
  const current = { navigation: navigation.data.page, settings: settings.data.page }
  return updatedFrame(shown, await changedFrame(current))
}

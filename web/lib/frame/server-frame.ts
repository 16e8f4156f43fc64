import { changedFrame } from '#shared/pages/frame/changed-frame.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import type { ContentSource } from '../content/content-source.ts'
import { fetchText } from '../queries/page-text.ts'

/** Frame of a page, and true for `isCertain` if the published one is known. */
interface ServerFrame {
  readonly frame: SiteFrame
  readonly isCertain: boolean
}

/** Loads the frame of all pages on the server. Parts that cannot be loaded, or were never published, are shipped. */
export async function loadFrame(source: ContentSource): Promise<ServerFrame> {
  const [navigation, settings] = await Promise.all([
    fetchText(source, 'navigation', 'main').catch(() => undefined),
    fetchText(source, 'settings', 'site').catch(() => undefined),
  ])
  return {
    frame: await changedFrame({
      ...(navigation?.data && { navigation: navigation.data.page }),
      ...(settings?.data && { settings: settings.data.page }),
    }),
    isCertain: navigation !== undefined && settings !== undefined,
  }
}

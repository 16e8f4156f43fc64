import { changedFrame } from '#shared/pages/frame/changed-frame.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import type { ContentSource } from '../content/content-source.ts'
import { fetchText } from '../queries/page-text.ts'

/** Frame of a page: links of the navigation and facts of the site settings. `isCertain` is false if a part could not be loaded. */
interface ServerFrame {
  readonly frame: SiteFrame
  readonly isCertain: boolean
}

/** Loads the frame of all pages on the server. Uses the shipped version of parts that cannot be loaded or were never published. */
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

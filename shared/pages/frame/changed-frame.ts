import { shippedVersionOf } from '#shared/content/pages/shipped-version.ts'
import { navigationPages, settingsPages } from './frame-pages.ts'
import type { SiteFrame } from './site-frame.ts'

const isSame = (one: object | undefined, other: object) =>
  one !== undefined && shippedVersionOf(one) === shippedVersionOf(other)

/** Returns the parts of the published links and facts that differ from the shipped ones. */
export async function changedFrame({ navigation, settings }: SiteFrame): Promise<SiteFrame> {
  const [{ page: links }, { page: facts }] = await Promise.all([
    navigationPages.main(),
    settingsPages.site(),
  ])
  return {
    ...(navigation !== undefined && !isSame(navigation, links) && { navigation }),
    ...(settings !== undefined && !isSame(settings, facts) && { settings }),
  }
}

/**
 * Returns `shown` with the parts of `current` that differ from it. Equal parts stay the same objects, so that React renders nothing again.
 */
export function updatedFrame(shown: SiteFrame, current: SiteFrame): SiteFrame {
  const { navigation, settings } = current
  const next = {
    ...(navigation !== undefined && {
      navigation:
        shown.navigation && isSame(shown.navigation, navigation) ? shown.navigation : navigation,
    }),
    ...(settings !== undefined && {
      settings: shown.settings && isSame(shown.settings, settings) ? shown.settings : settings,
    }),
  }
  return next.navigation === shown.navigation && next.settings === shown.settings ? shown : next
}

/** Functions that load the shipped navigation and the shipped site settings. */
import type { Navigation } from '../catalogue/page-copy.ts'
import { shippedAction, shippedBar } from './shipped-bar.ts'
import { shippedGroups, shippedHelp } from './shipped-footer.ts'
import { shippedIndustries, shippedOffer } from './shipped-menus.ts'
import { shippedSettings } from './shipped-settings.ts'

const shippedNavigation: Navigation = {
  slug: 'main',
  bar: shippedBar,
  action: shippedAction,
  offer: shippedOffer,
  industries: shippedIndustries,
  groups: shippedGroups,
  help: shippedHelp,
}

/** Loads the shipped navigation. */
export const navigationPages = { main: () => Promise.resolve({ page: shippedNavigation }) }

/** Loads the shipped site settings. */
export const settingsPages = { site: () => Promise.resolve({ page: shippedSettings }) }

/** Navigation and site settings that editors have published. They are absent if they equal those in the code ("shipped"). */
import type { Navigation, SiteSettings } from '../catalogue/page-copy.ts'

/** Published navigation and site settings. If one is absent, the shipped one applies. */
export interface SiteFrame {
  readonly navigation?: Navigation
  readonly settings?: SiteSettings
}

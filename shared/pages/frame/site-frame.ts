/** Published links and facts that all pages share, if they differ from the shipped ones. The code contains the shipped ones. */
import type { Navigation, SiteSettings } from '../catalogue/page-copy.ts'

/** Published navigation and site settings. If one is absent, the shipped one applies. */
export interface SiteFrame {
  readonly navigation?: Navigation
  readonly settings?: SiteSettings
}

/** Frame of all pages as far as it differs from the shipped one, which the code of the frame contains. */
import type { Navigation, SiteSettings } from '../catalogue/page-copy.ts'

/** Published links and facts of the frame of all pages. Absent parts are shipped. */
export interface SiteFrame {
  readonly navigation?: Navigation
  readonly settings?: SiteSettings
}

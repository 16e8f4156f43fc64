import '#web/styles/consent.css'
import '#web/styles/consent-dialog.css'
import { ConsentBanner, type ConsentBannerProps } from '#web/features/consent/consent-banner.tsx'

const fetchPreferences = () => import('./preferences-dialog.tsx')

/** The banner with its styles, which nobody else fetches. */
export const Banner = (props: Pick<ConsentBannerProps, 'place'>) => (
  <ConsentBanner {...props} fetchPreferences={fetchPreferences} />
)

import '#web/styles/consent.css'
import '#web/styles/consent-dialog.css'
import { loadAgain } from '#web/lib/load-again.ts'
import { ConsentBanner, type ConsentBannerProps } from '#web/features/consent/consent-banner.tsx'

const fetchPreferences = loadAgain(() => import('./preferences-dialog.tsx'))

/** The banner with its styles, which nobody else fetches. */
export const Banner = (props: Pick<ConsentBannerProps, 'place'>) => (
  <ConsentBanner {...props} fetchPreferences={fetchPreferences} />
)

import '#web/site/consent/consent.css'
import '#web/site/consent/consent-dialog.css'
import { loadAgain } from '#web/lib/boot/load-again.ts'
import { ConsentBanner, type ConsentBannerProps } from '#web/site/consent/consent-banner.tsx'

const fetchPreferences = loadAgain(() => import('./preferences-dialog.tsx'))

/** Consent banner with its styles. Only visitors who have not made a choice load this chunk. */
export const Banner = (props: Pick<ConsentBannerProps, 'place'>) => (
  <ConsentBanner {...props} fetchPreferences={fetchPreferences} />
)

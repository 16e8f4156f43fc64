import '#web/styles/consent.css'
import '#web/styles/consent-dialog.css'
import '#web/styles/preferences.css'
import { ConsentBanner, type ConsentBannerProps } from '#web/features/consent/consent-banner.tsx'

/** The banner with its styles, which nobody else fetches. */
export const Banner = (props: ConsentBannerProps) => <ConsentBanner {...props} />

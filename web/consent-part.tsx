import { ConsentShell } from '#web/features/consent/consent-shell.tsx'

const fetchBanner = () => import('./consent-banner.tsx')

/** The visitor's consent, as far as every page needs it; the banner is fetched for those who are asked. */
export const ConsentPart = ({ since }: { readonly since: number }) => (
  <ConsentShell since={since} fetchBanner={fetchBanner} />
)

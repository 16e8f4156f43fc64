import { lazy } from 'react'
import { ConsentShell } from '#web/features/consent/consent-shell.tsx'

const loadBanner = () => import('./consent-banner.tsx')
const Banner = lazy(async () => ({ default: (await loadBanner()).Banner }))

const prepare = () => {
  // It is asked for again when its time has come.
  loadBanner().catch(() => undefined)
}

/** The visitor's consent, as far as every page needs it; the banner is fetched for those who are asked. */
export const ConsentPart = ({ since }: { readonly since: number }) => (
  <ConsentShell since={since} banner={Banner} onWanted={prepare} />
)

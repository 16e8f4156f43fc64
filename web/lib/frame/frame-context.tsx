import { createContext, use, useMemo } from 'react'
import { site } from '#shared/company/site.ts'
import { withContactEmail } from '#shared/pages/contact-email.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'

const FrameContext = createContext<SiteFrame | undefined>(undefined)

/** Provides the published navigation and site settings to the navigation bar, the footer and the pages. */
export const FrameProvider = FrameContext.Provider

/**
 * Published navigation and site settings. Undefined outside of {@link FrameProvider}, and if nothing differs from the shipped ones, which
 * the code contains.
 */
export const useFrame = (): SiteFrame | undefined => use(FrameContext)

/** Contact email from the published site settings, or the shipped one. */
export const useContactEmail = (): string => useFrame()?.settings?.email ?? site.contactEmail

/**
 * Texts in which the contact email of the published site settings replaces the shipped email. `texts` come from the code or from a page.
 */
export function useContactTexts<Texts>(texts: Texts): Texts {
  const email = useContactEmail()
  return useMemo(() => withContactEmail(texts, email), [texts, email])
}

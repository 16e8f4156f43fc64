import { createContext, use } from 'react'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'

const FrameContext = createContext<SiteFrame | undefined>(undefined)

/** Provides the frame of all pages to the bar, the footer and the pages. */
export const FrameProvider = FrameContext.Provider

/** Published links and facts of the frame of all pages. Undefined if all are shipped, and outside of {@link FrameProvider}. */
export const useFrame = (): SiteFrame | undefined => use(FrameContext)

import { createContext, use } from 'react'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'

const FrameContext = createContext<SiteFrame>({})

/** Provides the frame of all pages to the bar, the footer and the pages. */
export const FrameProvider = FrameContext.Provider

/** Published links and facts of the frame of all pages. Empty outside of {@link FrameProvider}, and for parts that are shipped. */
export const useFrame = (): SiteFrame => use(FrameContext)

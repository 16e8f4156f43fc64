import { createContext, use, type ReactElement } from 'react'
import type { BannerPlace } from '#shared/browser/consent.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'
import type { SiteFrame } from '#shared/pages/frame/site-frame.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { Head } from './head.ts'
import type { LeadFiles } from '../images/lead-files.ts'

/** Blocks that were left out of a page because they could not be rendered. */
export interface BrokenBlocks {
  /** Id of the document that contains the blocks. */
  readonly document: string
  readonly keys: readonly string[]
}

/** Environment in which a page is rendered on the server or in the browser. Every component can read it. */
export interface AppEnv {
  readonly source: ContentSource
  /** Scheme and host of the site, for absolute URLs. */
  readonly origin: string
  /** The current year, the same on the server and in the browser. */
  readonly year: number
  /** True if the sign-in page offers the demo account. */
  readonly demoLogin: boolean
  /** Position of the consent banner in the window. */
  readonly consentBanner: BannerPlace
  /** External booking service for meetings. If undefined, the site's own booking page is used. */
  readonly scheduling?: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail: boolean
  /** Frame of all pages: published navigation and site settings. Contains only the parts that differ from the shipped ones. */
  readonly frame?: SiteFrame | undefined
  /** Called with a page's head while it renders on the server. Absent in the browser. */
  readonly collectHead?: (head: Head) => void
  /** Called on the server with the files of the largest picture of the first screen. Absent in the browser. */
  readonly collectLead?: (files: readonly LeadFiles[]) => void
  /** Called on the server with the blocks of a body that could not be rendered. Absent in the browser. */
  readonly reportBlocks?: (blocks: BrokenBlocks) => void
  /** Returns the cached markup of `key`. If there is none, renders `element` and caches the result. Absent in the browser. */
  readonly keepDrawing?: (key: string, element: ReactElement) => string
}

const AppContext = createContext<AppEnv | undefined>(undefined)

export const AppProvider = AppContext.Provider

/**
 * Environment in which the page is rendered.
 * @throws Error outside {@link AppProvider}
 */
export function useApp(): AppEnv {
  const env = use(AppContext)
  if (env === undefined) throw new Error('useApp needs an AppProvider above it')
  return env
}

/**
 * Function that receives the files of the largest picture of the first screen. Undefined where nothing collects these files: in the browser
 * and outside {@link AppProvider}.
 */
export const useLeadCollector = (): AppEnv['collectLead'] => use(AppContext)?.collectLead

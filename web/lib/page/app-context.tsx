import { createContext, use, type ReactElement } from 'react'
import type { BannerPlace } from '#shared/browser/consent.ts'
import type { HostedScheduling } from '#shared/company/scheduling.ts'
import type { ContentSource } from '../content/content-source.ts'
import type { Head } from './head.ts'
import type { LeadFiles } from '../images/lead-files.ts'

/** Blocks that were left out of a page because they could not be drawn. */
export interface BrokenBlocks {
  /** The id of the document whose body they are in. */
  readonly document: string
  readonly keys: readonly string[]
}

/** What every component may know about where it runs. */
export interface AppEnv {
  readonly source: ContentSource
  /** Scheme and host of the site, for absolute URLs. */
  readonly origin: string
  /** The current year, the same on the server and in the browser. */
  readonly year: number
  /** Whether the sign-in page offers the demo account. */
  readonly demoLogin: boolean
  /** Where visitors are asked for their consent. */
  readonly consentBanner: BannerPlace
  /** The service that meetings are booked with; without one it is the site's own page. */
  readonly scheduling?: HostedScheduling | undefined
  /** True if this site sends emails. */
  readonly hasMail: boolean
  /** Takes a page's head while it renders on the server; absent in the browser. */
  readonly collectHead?: (head: Head) => void
  /** Takes the files of a first screen's largest picture on the server; absent in the browser. */
  readonly collectLead?: (files: readonly LeadFiles[]) => void
  /** Takes the blocks of a body that could not be drawn on the server; absent in the browser. */
  readonly reportBlocks?: (blocks: BrokenBlocks) => void
  /** Markup of what was drawn before under this key, else of `element`; absent in the browser. */
  readonly keepDrawing?: (key: string, element: ReactElement) => string
}

const AppContext = createContext<AppEnv | undefined>(undefined)

export const AppProvider = AppContext.Provider

/** The surroundings of this render. @throws Error outside {@link AppProvider} */
export function useApp(): AppEnv {
  const env = use(AppContext)
  if (env === undefined) throw new Error('useApp needs an AppProvider above it')
  return env
}

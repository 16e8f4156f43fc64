import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from 'sanity'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { createStudioConfig } from './studio-config.ts'

/** Opens the Studio within `element`. */
export function start(element: HTMLElement, settings: StudioSettings): void {
  createRoot(element).render(
    <StrictMode>
      <Studio config={createStudioConfig(settings)} />
    </StrictMode>,
  )
}

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio, type WorkspaceOptions } from 'sanity'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { useScheme } from './look/scheme.ts'
import { createStudioConfig } from './studio-config.ts'

function ThemedStudio({ config }: { readonly config: WorkspaceOptions }) {
  return <Studio config={config} {...useScheme()} />
}

/** Renders the Studio into `element`. */
export function start(element: HTMLElement, settings: StudioSettings): void {
  createRoot(element).render(
    <StrictMode>
      <ThemedStudio config={createStudioConfig(settings)} />
    </StrictMode>,
  )
}

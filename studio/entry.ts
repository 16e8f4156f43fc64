import './look/studio.css'
import { checkOwnOrigin } from '#shared/link/dialer.ts'
import { LinkError } from '#shared/link/link.ts'
import { setConnectionState } from './connection/connection-state.ts'
import { keepHome } from './connection/offline.ts'
import { readSettings } from './connection/settings.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('The page has no place for the Studio.')

try {
  const settings = await readSettings()
  // Must run before any code of Sanity, so that no request of that code reaches another host.
  keepHome(window, settings)
  if (settings.mode !== 'hosted') {
    checkOwnOrigin().catch((error: unknown) => {
      if (!(error instanceof LinkError) || error.problem !== 'origin') return
      setConnectionState({ kind: 'none', problem: 'origin', siteOrigin: error.siteOrigin })
    })
  }
  const { start } = await import('./start.tsx')
  start(element, settings)
} catch (error) {
  element.className = 'unavailable'
  element.textContent = 'Reload to try again. The Studio can’t reach the site.'
  throw error
}

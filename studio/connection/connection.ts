import { createClient, type ClientConfig } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { withChannelSockets } from './channel-socket.ts'
import { channel, lakeFetch } from './lake-fetch.ts'

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>

/**
 * Connection of the Studio to its content. A hosted dataset is handled by Sanity's own code; the site's own lake is served at `/lake` on
 * this origin, with the site's session cookie.
 */
export function createConnection(settings: StudioSettings): Connection {
  if (settings.mode === 'hosted') return {}
  silenceProtocolWarning()
  globalThis.WebSocket = withChannelSockets(globalThis.WebSocket, channel)
  return {
    apiHost: location.origin + lakePaths.base,
    unstable_clientFactory: (config) => createClient(toLake(config)),
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [
        { name: 'staff', title: 'Sign in', url: location.origin + staffApiPaths.studioSession },
      ],
    },
  }
}

function toLake(config: ClientConfig): ClientConfig {
  // The type of the client's options lacks `resolveFetch`, with which the client sends requests and opens streams.
  return {
    ...config,
    useProjectHostname: false,
    resolveFetch: () => lakeFetch,
  } as ClientConfig
}

/** Disables the Studio's warning about HTTP/1.1, because our streams do not reach its connection limit. */
function silenceProtocolWarning(): void {
  try {
    localStorage.setItem('_sanity_debugProtocol', 'h2')
  } catch {
    // Without access to storage the warning is shown, and the user can dismiss it.
  }
}

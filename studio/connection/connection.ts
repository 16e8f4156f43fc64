import { createClient, type ClientConfig } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { withChannelSockets } from './channel-socket.ts'
import { channel, lakeFetch } from './lake-fetch.ts'

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>

/**
 * Returns the client options that connect the Studio to its content. For a dataset hosted by Sanity, Sanity's defaults apply. The lake of
 * the site is at `/lake` on this origin, and uses the site's session cookie.
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
  // The declared type of the client's options lacks `resolveFetch`. The client uses this function to send requests and to open streams.
  return {
    ...config,
    useProjectHostname: false,
    resolveFetch: () => lakeFetch,
  } as ClientConfig
}

/** Disables the Studio's warning about HTTP/1.1. It does not apply, because the streams of this Studio share a connection. */
function silenceProtocolWarning(): void {
  try {
    localStorage.setItem('_sanity_debugProtocol', 'h2')
  } catch {
    // The browser may block storage. The Studio then shows the warning, and the user can close it.
  }
}

import { createClient, type ClientConfig } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { lakePaths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { withChannelSockets } from './channel-socket.ts'
import { channel, lakeFetch } from './lake-fetch.ts'

type Connection = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'unstable_clientFactory'>

/**
 * How the Studio reaches the content. A hosted dataset is Sanity's own affair; a lake of our own stands under `/lake`
 * on this origin, signed in by the site's session cookie.
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
  // `resolveFetch` is honoured by the client for requests and streams alike; its type does not show it.
  return {
    ...config,
    useProjectHostname: false,
    resolveFetch: () => lakeFetch,
  } as ClientConfig
}

/** The Studio warns of HTTP/1.1, whose limit of connections our streams do not meet. */
function silenceProtocolWarning(): void {
  try {
    localStorage.setItem('_sanity_debugProtocol', 'h2')
  } catch {
    // Storage is off: the warning can be dismissed.
  }
}

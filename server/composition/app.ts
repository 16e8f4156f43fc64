import { createAreas } from './areas.ts'
import { createHealthChecks } from './doctor.ts'
import { createLifetime, type Lifetime } from './lifetime.ts'
import { createMetricsArea, routeLabelOf } from './metrics.ts'
import { isHealthPath, onlyCurrent } from './only-current.ts'
import { createRestApi } from './rest-api.ts'
import { createRouter } from './router.ts'
import { blockedLandingPages } from './site/landing-moves.ts'
import type { Web } from './site/web.ts'

import type { Config } from '../config/config.ts'
import type { Deps } from './deps.ts'
import { withMissingHeaders } from '../http/encoding/headers.ts'
import type { Route } from '../http/route.ts'
import { prefersMarkdown } from '../markdown/accept.ts'
import { answerEarly } from '../render/early-answers.ts'
import { isTrustedPeer } from '#lake/common/client-address.ts'
import type { Handler } from '#lake/common/listen.ts'
import { refuseUnknownPaths } from '#lake/common/refused-sockets.ts'

/** The complete product as a request handler, with functions that start and stop its background work. */
export interface App extends Handler {
  /** Administrator account that was created at this start, with its password, which is printed once. Undefined if accounts existed. */
  readonly firstAccount:
    | { readonly email: string; readonly generatedPassword: string | undefined }
    | undefined
  /** REST operations, for tests that iterate over them. */
  readonly routes: readonly Route[]
  /**
   * Starts replication from the lake and the background jobs. Resolves when the mirror has first been compared with the lake, successfully
   * or not. If a part cannot start, stops the others and rejects.
   */
  start(): Promise<void>
  /** Ends streams and timers. The database and the lake stay open; the caller closes them. */
  close(): Promise<void>
}

/** Composes the areas of the server. Opens no port, and starts no replication before {@link App.start}. */
export async function createApp(config: Config, deps: Deps, web: Web): Promise<App> {
  const lifetime = createLifetime((error, part) =>
    deps.log.error('api', 'A part of the server could not be stopped', { error, part }),
  )
  try {
    return await compose(config, deps, web, lifetime)
  } catch (error) {
    await lifetime.close()
    throw error
  }
}

async function compose(config: Config, deps: Deps, web: Web, lifetime: Lifetime): Promise<App> {
  const areas = await createAreas(config, deps, web, lifetime)
  const { content, discovery, firstAccount, gateway, live, pages } = areas
  const checks = createHealthChecks(config, {
    proxyCheck: areas.proxyCheck,
    cmsState: () => content.cms.state,
    mirror: () => content.mirror.status,
    mailState: areas.inquiries.mailState,
    blockedLandingPages: () => blockedLandingPages(content.mirror),
  })
  const api = createRestApi(config, deps, web, areas, checks)
  const metrics = createMetricsArea(
    config,
    deps,
    web,
    { routes: api.routes, content, inquiries: areas.inquiries, media: areas.imageHost },
    lifetime,
  )
  const router = createRouter(config, deps, web, areas, api, metrics)
  const refuseUnknown = refuseUnknownPaths(areas.onRefusedSocket)
  const answerKept = answerEarly({
    pages,
    answers: { kept: content.content.kept, headers: web.headers.api },
    discovery,
    prefersMarkdown,
    redirectLoopback: config.originIsSet ? undefined : config.https ? 'https' : 'http',
  })

  const handlers = onlyCurrent(
    {
      watch: metrics?.watch,
      early: answerKept,
      fetch: async (request, peer) =>
        withMissingHeaders(await router.fetch(request, peer), web.headers.api),
    },
    () => deps.embedded?.lake.isCurrent ?? true,
    web.headers.page,
  )

  const traced = deps.tracing?.middleware(routeLabelOf(api.routes, web), {
    early: handlers.early,
    inner: web.middleware,
    trusts: ({ socket }) => isTrustedPeer(socket.remoteAddress ?? '', config.trustProxy),
    ignores: isHealthPath,
  })
  const middleware = traced ?? web.middleware
  return {
    firstAccount: firstAccount && {
      email: firstAccount.user.email,
      generatedPassword: firstAccount.generatedPassword,
    },
    routes: api.routes,
    ...(middleware === undefined ? {} : { middleware }),
    ...handlers,
    // If traces are on, their middleware calls `early`, so the server must not call it again.
    ...(traced === undefined ? {} : { early: () => false }),
    upgrade: (request, socket, head) =>
      live.live.upgrade(request, socket, head) ||
      gateway.upgrade(request, socket, head) ||
      refuseUnknown(request, socket),
    start: lifetime.start,
    close: lifetime.close,
  }
}

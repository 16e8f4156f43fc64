import { XSRF } from '#shared/contracts/auth.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { freePort, staff, startSite, temporaryDirectory, type Program } from './processes.ts'
import { startTlsProxy, type ProxySettings, type TlsProxy } from './tls-proxy.ts'

/** Built site behind a reverse proxy with TLS. */
export interface SiteBehindProxy extends AsyncDisposable {
  readonly proxy: TlsProxy
  readonly site: Program
  /** Writes documents as staff. The request bypasses the proxy and has the site's own origin. */
  mutate(mutations: readonly Readonly<Record<string, unknown>>[]): Promise<void>
  /** Reads a path of the REST API as staff. The request bypasses the proxy. */
  read(path: string): Promise<unknown>
}

/**
 * Starts a site without articles behind a proxy.
 * @param environment settings of the site, in which `{port}` is replaced by the port of the proxy
 */
export async function startBehindProxy(
  environment: Readonly<Record<string, string>>,
  settings: Omit<ProxySettings, 'target'> = {},
): Promise<SiteBehindProxy> {
  const stack = new AsyncDisposableStack()
  const directory = stack.use(await temporaryDirectory()).path
  const port = await freePort()
  const proxy = stack.use(await startTlsProxy({ target: port, ...settings }))
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace('{port}', String(proxy.port)),
    ]),
  )
  const site = await startSite({ port, directory, environment: { SEED: 'none', ...filled } })
  stack.defer(() => site.signal('SIGTERM'))

  const signIn = async () => {
    const answer = await fetch(site.url + staffApiPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(staff),
    })
    const { token } = (await answer.json()).data
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    return { token: String(token), cookies }
  }
  let session: ReturnType<typeof signIn> | undefined
  const signedIn = () => (session ??= signIn())
  const origin = filled['ORIGIN'] ?? site.url

  return {
    proxy,
    site,
    async mutate(mutations) {
      const { cookies } = await signedIn()
      const xsrf = cookies.find((cookie) => cookie.startsWith(`${XSRF.cookie}=`)) ?? ''
      const answer = await fetch(
        `${site.url}${lakePaths.base}/v2025-02-19/data/mutate/production`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin,
            cookie: cookies.join('; '),
            [XSRF.header]: xsrf.slice(XSRF.cookie.length + 1),
          },
          body: JSON.stringify({ mutations }),
        },
      )
      if (!answer.ok) throw new Error(`refused with ${answer.status}: ${await answer.text()}`)
    },
    async read(path) {
      const { token } = await signedIn()
      const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } })
      return (await answer.json()).data
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

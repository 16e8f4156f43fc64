import type { TrustProxy } from '#lake/common/client-address.ts'
import { fine, look, wrong, type Finding } from './finding.ts'

/** Settings that describe how a visitor's request reaches the server. */
export interface AddressSettings {
  readonly host: string
  readonly port: number
  /** Public origin, from ORIGIN or its default. */
  readonly origin: string
  readonly originIsSet: boolean
  readonly trustProxy: TrustProxy
  /** True if the server itself has a TLS certificate. */
  readonly hasTls: boolean
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

const isLocalOrigin = ({ origin }: AddressSettings) => LOOPBACK.has(new URL(origin).hostname)
const isLocalHost = ({ host }: AddressSettings) => LOOPBACK.has(host)
const isHttps = ({ origin }: AddressSettings) => origin.startsWith('https:')
const hasProxy = ({ trustProxy }: AddressSettings) => trustProxy.kind !== 'none'

/** Port of the public origin. */
function publicPort({ origin }: AddressSettings): number {
  const { port, protocol } = new URL(origin)
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

interface Rule {
  readonly applies: (settings: AddressSettings) => boolean
  readonly finding: (settings: AddressSettings) => Finding
}

/** Rules for values of ORIGIN that contradict another setting. The first rule that applies is reported. */
const ORIGIN_RULES: readonly Rule[] = [
  {
    applies: (settings) => !settings.originIsSet && hasProxy(settings),
    finding: () =>
      wrong(
        'Not set, but `TRUST_PROXY` names a proxy, so visitors use the address of the proxy',
        'Set `ORIGIN` to that address, such as `ORIGIN=https://www.example.com`, and restart. Until then links in emails are wrong and cookies are not protected.',
      ),
  },
  {
    applies: (settings) => !settings.originIsSet && settings.hasTls,
    finding: ({ origin }) =>
      look(
        `Not set, so \`${origin}\` is used, but the server has a certificate for visitors`,
        'Set `ORIGIN` to the address in the certificate and restart.',
      ),
  },
  {
    applies: (settings) => !settings.originIsSet && !isLocalHost(settings),
    finding: ({ host, origin }) =>
      look(
        `Not set, so \`${origin}\` is used, but \`HOST=${host}\` accepts requests of other machines`,
        'Set `ORIGIN` to the address that visitors use and restart.',
      ),
  },
  {
    applies: (settings) => isLocalOrigin(settings) && hasProxy(settings),
    finding: ({ origin }) =>
      wrong(
        `\`${origin}\` is this machine only, but \`TRUST_PROXY\` names a proxy for visitors`,
        'Set `ORIGIN` to the address of the proxy and restart.',
      ),
  },
  {
    applies: (settings) =>
      settings.originIsSet && isLocalOrigin(settings) && !isLocalHost(settings),
    finding: ({ origin, host }) =>
      wrong(
        `\`${origin}\` is this machine only, but \`HOST=${host}\` accepts requests of other machines`,
        'Set `ORIGIN` to the address that visitors use, or `HOST=localhost`, and restart.',
      ),
  },
  {
    applies: (settings) => isHttps(settings) && !settings.hasTls && !hasProxy(settings),
    finding: ({ origin }) =>
      wrong(
        `\`${origin}\` needs TLS, but there is neither a certificate nor a trusted proxy`,
        'Set `TRUST_PROXY=1` if a proxy accepts TLS for the site, or `TLS_CERT` and `TLS_KEY`, and restart.',
      ),
  },
  {
    applies: (settings) => !isHttps(settings) && settings.hasTls,
    finding: ({ origin }) =>
      wrong(
        `\`${origin}\` is without TLS, but the server has a certificate and accepts only TLS`,
        `Set \`ORIGIN=${origin.replace('http:', 'https:')}\` and restart, or remove \`TLS_CERT\` and \`TLS_KEY\`.`,
      ),
  },
  {
    applies: (settings) => !isLocalOrigin(settings) && isLocalHost(settings) && !hasProxy(settings),
    finding: ({ origin, host }) =>
      wrong(
        `\`${origin}\` is a public address, but \`HOST=${host}\` accepts requests of this machine only, and no proxy is trusted`,
        'Set `TRUST_PROXY=1` if a proxy on this machine passes requests on, or `HOST=0.0.0.0`, and restart.',
      ),
  },
  {
    applies: (settings) => !isHttps(settings) && !isLocalOrigin(settings),
    finding: ({ origin }) =>
      look(
        `\`${origin}\` is without TLS, so passwords and forms are sent unencrypted`,
        'Set up TLS at the proxy or with `TLS_CERT` and `TLS_KEY`, set `ORIGIN` to the https address and restart.',
      ),
  },
  {
    applies: (settings) =>
      settings.originIsSet && !hasProxy(settings) && publicPort(settings) !== settings.port,
    finding: (settings) =>
      look(
        `\`${settings.origin}\` uses port ${publicPort(settings)}, but the server listens on port ${settings.port} without a trusted proxy`,
        `Set \`PORT=${publicPort(settings)}\`, or \`TRUST_PROXY=1\` if a proxy passes requests on. A port that the machine forwards is fine.`,
      ),
  },
]

/** Rules for values of TRUST_PROXY that are suspicious together with another setting. */
const PROXY_RULES: readonly Rule[] = [
  {
    applies: (settings) => hasProxy(settings) && settings.hasTls && isLocalHost(settings),
    finding: () =>
      look(
        'A proxy is trusted, and the server has a certificate for requests of this machine',
        'Remove `TLS_CERT` and `TLS_KEY` if the proxy on this machine accepts TLS, or set `TRUST_PROXY=off` if there is no proxy.',
      ),
  },
  {
    applies: ({ trustProxy, host }) =>
      trustProxy.kind === 'hops' && host !== '' && trustProxy.count > 3,
    finding: ({ trustProxy }) =>
      look(
        `${trustProxy.kind === 'hops' ? trustProxy.count : ''} proxies are trusted`,
        'Set `TRUST_PROXY` to the number of proxies that a request really passes. With a higher number visitors can forge their addresses.',
      ),
  },
]

const found = (rules: readonly Rule[], settings: AddressSettings) =>
  rules.find(({ applies }) => applies(settings))?.finding(settings)

/** Compares ORIGIN with the other network settings. */
export function checkOrigin(settings: AddressSettings): Finding {
  const { origin, originIsSet } = settings
  return (
    found(ORIGIN_RULES, settings) ??
    fine(originIsSet ? `\`${origin}\`` : `\`${origin}\`, for this machine only`)
  )
}

/** Compares TRUST_PROXY with the other network settings. */
export function checkProxy(settings: AddressSettings): Finding {
  const { trustProxy } = settings
  const text =
    trustProxy.kind === 'none'
      ? 'Off: requests come from visitors directly'
      : trustProxy.kind === 'hops'
        ? `${trustProxy.count === 1 ? 'One proxy is' : `${trustProxy.count} proxies are`} trusted`
        : 'Proxies of the listed networks are trusted'
  return found(PROXY_RULES, settings) ?? fine(text)
}

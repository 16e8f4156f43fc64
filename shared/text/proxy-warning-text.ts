import { counted } from '#shared/text/count.ts'
import type { ProxyWarning, ProxyWarningKind } from '../contracts/site/proxy-check.ts'

/** Part of a warning: plain text, or the name of a setting, which is shown as code. */
export type WarningPart = string | { readonly code: string }

/** Texts of a warning: the problem, the evidence, and the instruction. */
export interface WarningText {
  readonly title: string
  readonly found: readonly WarningPart[]
  readonly toDo: readonly WarningPart[]
}

type Facts = Omit<ProxyWarning, 'hidden'>

const code = (text: string): WarningPart => ({ code: text })

const TITLES: Readonly<Record<ProxyWarningKind, string>> = {
  'origin-unset': 'The site’s address is not set.',
  'origin-scheme': 'The site’s address is set wrongly.',
  'origin-host': 'The site’s address is set wrongly.',
  'proxy-untrusted': 'The proxy is not trusted.',
  'proxy-elsewhere': 'The proxy is not trusted.',
  'proxy-hops': 'There are more proxies than TRUST_PROXY allows.',
  'proxy-silent': 'The proxy hides visitors’ addresses.',
  'proxy-missing': 'Visitors’ addresses can be forged.',
  'no-upgrade': 'The proxy blocks WebSockets.',
}

const ONE_ADDRESS =
  'Until then all visitors share one address, so form and sign-in limits apply to all of them together.'

function requestsOf({ requests }: Facts): string {
  return `${counted(requests, 'request')} in the last 10 minutes`
}

function foundOf(warning: Facts): readonly WarningPart[] {
  const { kind, set, seen } = warning
  const requests = requestsOf(warning)
  switch (kind) {
    case 'origin-unset':
      return ['ORIGIN is not set, but ', requests, ' arrived as ', code(seen), '.']
    case 'origin-scheme':
    case 'origin-host':
      return ['ORIGIN is ', code(set), `, but ${requests} arrived as `, code(seen), '.']
    case 'proxy-untrusted':
      return ['TRUST_PROXY is ', code(set), `, but ${requests} came through a proxy.`]
    case 'proxy-elsewhere':
      return [
        'TRUST_PROXY lists networks, but ',
        requests,
        ' came through a proxy at ',
        code(seen),
        '.',
      ]
    case 'proxy-hops':
      return ['TRUST_PROXY is ', code(set), `, but ${requests} passed ${seen} proxies.`]
    case 'proxy-silent':
      return [`${requests} came through a proxy without `, code('X-Forwarded-For'), '.']
    case 'proxy-missing':
      return [
        'TRUST_PROXY is ',
        code(set),
        `, but ${requests} came without `,
        code('X-Forwarded-For'),
        '.',
      ]
    case 'no-upgrade':
      return ['WebSockets failed, so ', requests, ' used a slower event stream.']
    default:
      return kind satisfies never
  }
}

/** Sentence such as `Set A and B in the server’s environment and restart.` */
function setting(change: readonly string[]): readonly WarningPart[] {
  const named = change.flatMap((assignment, index) =>
    index === 0 ? [code(assignment)] : [' and ', code(assignment)],
  )
  return ['Set ', ...named, ' in the server’s environment and restart. ']
}

function toDoOf({ kind, seen, change }: Facts): readonly WarningPart[] {
  switch (kind) {
    case 'origin-unset':
    case 'origin-scheme':
    case 'origin-host':
      return [...setting(change), 'Until then links in emails are wrong and live updates may stop.']
    case 'proxy-untrusted':
      return [...setting(change), ONE_ADDRESS]
    case 'proxy-elsewhere':
      return ['Add ', code(seen), ' to TRUST_PROXY and restart. ', ONE_ADDRESS]
    case 'proxy-hops':
      return [
        ...setting(change),
        'Until then the address of a proxy counts as that of its visitors.',
      ]
    case 'proxy-silent':
      return [
        'Let the proxy send ',
        code('X-Forwarded-For'),
        '. ',
        ...(change.length === 0 ? [] : setting(change)),
        ONE_ADDRESS,
      ]
    case 'proxy-missing':
      return [
        ...setting(change),
        'If there is a proxy, let it send ',
        code('X-Forwarded-For'),
        ' instead. Until then visitors can fake the address that rate limits use.',
      ]
    case 'no-upgrade':
      return [
        'Let the proxy pass the ',
        code('Upgrade'),
        ' header below ',
        code('/api/events/'),
        ' and ',
        code('/lake/'),
        '.',
      ]
    default:
      return kind satisfies never
  }
}

/** Texts of a warning, for the banner, the list and the log. */
export const warningText = (warning: Facts): WarningText => ({
  title: TITLES[warning.kind],
  found: foundOf(warning),
  toDo: toDoOf(warning),
})

/** Warning as one line of plain text. */
export function warningLine(warning: Facts): string {
  const { title, found, toDo } = warningText(warning)
  const plain = (parts: readonly WarningPart[]) =>
    parts.map((part) => (typeof part === 'string' ? part : part.code)).join('')
  return `${title} ${plain(found)} ${plain(toDo)}`
}

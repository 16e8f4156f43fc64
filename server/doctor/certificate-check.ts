import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { counted } from '#shared/text/count.ts'
import { DAY } from '#shared/time/units.ts'
import { codeOf, DEADLINE_MS, fine, look, off, wrong, type Finding } from './finding.ts'

/** Remaining validity, in days, below which a certificate should have been renewed already. */
const SOON_DAYS = 14

/** Settings for the check of the certificate. */
export interface CertificateSettings {
  /** Public origin. */
  readonly origin: string
  /** PEM files; undefined if the server itself has no TLS. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | undefined
}

const nameOf = (lines: string, attribute: string) =>
  lines
    .split('\n')
    .find((line) => line.startsWith(`${attribute}=`))
    ?.slice(attribute.length + 1)

/** Name of the issuer of a certificate: the organisation, or else the common name. */
const issuerOf = ({ issuer }: X509Certificate) =>
  nameOf(issuer, 'O') ?? nameOf(issuer, 'CN') ?? 'unknown issuer'

/** Checks the validity period and the names of a certificate. `renew` is the instruction to get a new certificate. */
export function judgeCertificate(
  certificate: X509Certificate,
  hostname: string,
  now: number,
  renew: string,
): Finding {
  const until = certificate.validToDate.getTime()
  const days = Math.floor((until - now) / DAY)
  const issuer = issuerOf(certificate)
  if (now < certificate.validFromDate.getTime()) {
    return wrong(
      `Not valid before ${certificate.validFromDate.toISOString().slice(0, 10)}, ${issuer}`,
      `Check the clock of this machine. If it is right: ${renew}`,
    )
  }
  if (days < 0) {
    return wrong(
      `Expired on ${certificate.validToDate.toISOString().slice(0, 10)}, ${issuer}`,
      `${renew} Until then browsers refuse the site.`,
    )
  }
  const matched =
    isIP(hostname) === 0 ? certificate.checkHost(hostname) : certificate.checkIP(hostname)
  if (matched === undefined) {
    return wrong(
      `Not valid for \`${hostname}\`, the name in ORIGIN`,
      `Correct \`ORIGIN\`, or use a certificate for \`${hostname}\`.`,
    )
  }
  const found = `Valid for ${counted(days, 'day')}, ${issuer}`
  return days < SOON_DAYS ? look(found, renew) : fine(found)
}

const RENEW_FILES = 'Renew the files of `TLS_CERT` and `TLS_KEY` and restart.'
const RENEW_PROXY = 'Renew the certificate of the proxy.'

function checkFiles(
  { certFile, keyFile }: NonNullable<CertificateSettings['tls']>,
  hostname: string,
  now: number,
): Finding {
  const pair =
    'Set `TLS_CERT` and `TLS_KEY` to a certificate and the key that belongs to it, in PEM form and without a passphrase.'
  try {
    const certificate = new X509Certificate(readFileSync(certFile))
    if (!certificate.checkPrivateKey(createPrivateKey(readFileSync(keyFile)))) {
      return wrong('The key does not belong to the certificate', pair)
    }
    return judgeCertificate(certificate, hostname, now, RENEW_FILES)
  } catch (error) {
    return wrong(`The certificate or its key cannot be read (${codeOf(error)})`, pair)
  }
}

/** Certificate of a server, as browsers get it. */
interface Served {
  readonly certificate: X509Certificate
  /** Error code if this machine does not trust the certificate; undefined if it does. */
  readonly distrust: string | undefined
}

const failure = (code: string) => Object.assign(new Error(code), { code })

/** Fetches the certificate that browsers get. Accepts invalid certificates too, because the caller checks them. */
function fetchCertificate(hostname: string, port: number, deadline: number): Promise<Served> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port,
      ...(isIP(hostname) === 0 && { servername: hostname }),
      rejectUnauthorized: false,
      timeout: deadline,
    })
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerX509Certificate()
      // At runtime `authorizationError` is the error code, not an Error.
      const distrust = socket.authorized ? undefined : String(socket.authorizationError)
      if (certificate === undefined) reject(failure('no certificate'))
      else resolve({ certificate, distrust })
      socket.destroy()
    })
    socket.once('timeout', () => socket.destroy(failure('ETIMEDOUT')))
    socket.once('error', reject)
  })
}

/**
 * Adds “not trusted by this machine” to a finding if `distrust` is set. A finding about a wrong period or name is more exact, so it is not
 * changed.
 */
const withTrust = (finding: Finding, distrust: string | undefined): Finding =>
  distrust === undefined || finding.result === 'wrong'
    ? finding
    : look(
        `${finding.found}, but this machine does not trust it (${distrust})`,
        'Let the proxy send the intermediate certificates too, as in `fullchain.pem`. If the authority is your own, name its certificate in `NODE_EXTRA_CA_CERTS`.',
      )

/**
 * Checks the certificate that visitors get: the certificate in the server's files or, if the server has none, the certificate of the proxy
 * at ORIGIN.
 */
export async function checkCertificate(
  { origin, tls }: CertificateSettings,
  now: number,
  deadline = DEADLINE_MS,
): Promise<Finding> {
  const { hostname: host, port, protocol } = new URL(origin)
  const hostname = host.replaceAll(/^\[|\]$/g, '')
  if (tls !== undefined) return checkFiles(tls, hostname, now)
  if (protocol !== 'https:') {
    return off('Not used: the address of the site is without TLS', '')
  }
  try {
    const { certificate, distrust } = await fetchCertificate(
      hostname,
      port === '' ? 443 : Number(port),
      deadline,
    )
    return withTrust(judgeCertificate(certificate, hostname, now, RENEW_PROXY), distrust)
  } catch (error) {
    return look(
      `\`${origin}\` cannot be reached from this machine (${codeOf(error)})`,
      'Open the address in a browser. If it fails there too, check the DNS record of `ORIGIN` and the proxy.',
    )
  }
}

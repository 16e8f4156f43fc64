/** Schemas of environment variables, each with its own error message. */
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { parseTrustProxy } from '#lake/common/client-address.ts'

/** An integer between `minimum` and `maximum`, both included. */
export const integer = (minimum: number, maximum: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .int(`must be a whole number from ${minimum} to ${maximum}`)
    .min(minimum, `must be a whole number from ${minimum} to ${maximum}`)
    .max(maximum, `must be a whole number from ${minimum} to ${maximum}`)

/** A number from 0 to 1. */
export const share = z.coerce
  .number('must be a number from 0 to 1')
  .min(0, 'must be a number from 0 to 1')
  .max(1, 'must be a number from 0 to 1')

/** One of the given words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of: ${values.join(', ')}`)

/** `on` or `off`, as a boolean. */
export const onOff = oneOf(['on', 'off']).transform((value) => value === 'on')

/** A URL with one of the given protocols, such as `https:`. */
export const address = (kind: string, protocols: readonly string[]) =>
  z.string().refine((value) => {
    const url = URL.parse(value)
    return url !== null && protocols.includes(url.protocol)
  }, `must be ${kind}`)

/**
 * A host name or IP address to listen on. The schema does not check that this machine has the address; if it does not, the server fails
 * when it starts to listen.
 */
export const host = z
  .string()
  .refine(
    (value) =>
      isIP(value) !== 0 || /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?$/i.test(value),
    'must be a name or number of this machine, such as localhost, 0.0.0.0 or ::1',
  )

/** An http or https URL. */
export const httpAddress = address('an address that starts with http:// or https://', [
  'http:',
  'https:',
])

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * URL of a service from which pages load scripts or frames. It must use https, because pages over https load nothing over http. Local
 * addresses, which tests use, may use http.
 */
export const serviceAddress = z.string().refine((value) => {
  const url = URL.parse(value)
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname))
}, 'must be an address that starts with https://, without a name, a password or a #')

/** An origin (scheme, host and port), such as `https://www.example.com`. */
export const origin = httpAddress
  .refine((value) => {
    const url = URL.parse(value)
    return url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  }, 'must be scheme, host and port alone, such as https://www.example.com')
  .transform((value) => new URL(value).origin)

/** Comma-separated origins. `*` allows every origin. */
export const origins = z.string().transform((value, context) => {
  const parts = value.split(',').map((part) => part.trim())
  const parsed = parts.map((part) => (part === '*' ? part : origin.safeParse(part).data))
  const known = parsed.filter((part) => part !== undefined)
  if (known.length === parsed.length) return known
  context.addIssue({
    code: 'custom',
    message:
      'must be origins separated by commas, such as https://studio.example.com,http://localhost:3000, or *',
  })
  return z.NEVER
})

/** Bucket of an object storage, optionally with a prefix for all object names: `s3://bucket` or `s3://bucket/prefix`. */
export const storagePlace = z.string().transform((value, context) => {
  const [, bucket, , prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/([\w-][\w.-]*(?:\/[\w-][\w.-]*){0,5}))?\/?$/.exec(
      value,
    ) ?? []
  if (bucket !== undefined) return { bucket, prefix }
  context.addIssue({
    code: 'custom',
    message: 'must be s3:// and the name of a bucket, optionally with a prefix: s3://bucket/prefix',
  })
  return z.NEVER
})

/** Origin of a service to which the site sends a secret. It must use https, unless it is local. */
export const serviceOrigin = z
  .string()
  .refine(
    (value) => serviceAddress.safeParse(value).success && origin.safeParse(value).success,
    'must be scheme and host alone, over https, such as https://api.example.com',
  )
  .transform((value) => new URL(value).origin)

/** An email address. */
export const email = z.email('must be an email address')
/** An email address, with or without a display name. */
export const mailbox = z
  .string()
  .regex(
    /^(?:[^<>]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an email address, or a name followed by one in angle brackets',
  )

/** A token or key with a minimum length, in characters. */
export const secret = (minimum: number) =>
  z
    .string()
    .min(minimum, `must have at least ${minimum} characters`)
    .regex(/^[\x21-\x7e]+$/, 'must have no spaces and only ASCII characters')

/** A header as `name=value`, with a percent-encoded value. */
const HEADER = /^([!#$&'*+.^`|~\w-]+)=([\x21-\x7e]+)$/

function decoded(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value)
    return /^[\x20-\x7e]+$/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Comma-separated headers as OpenTelemetry defines them: `name=value,name=value`. */
export const headerList = z.string().transform((value, context) => {
  const headers = value.split(',').map((part) => {
    const [, name = '', encoded = ''] = HEADER.exec(part.trim()) ?? []
    return [name, decoded(encoded) ?? ''] as const
  })
  if (headers.every(([name, text]) => name !== '' && text !== ''))
    return Object.fromEntries(headers)
  context.addIssue({
    code: 'custom',
    message: 'must be headers as name=value, separated by commas, with percent-encoded values',
  })
  return z.NEVER
})

function isReadableFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Path of a readable file. */
export const file = z
  .string()
  .refine((path) => existsSync(path), 'must be the path of a file that exists')
  .refine(isReadableFile, 'must be the path of a file that this account may read')

/** Proxies that may set the client address by forwarding headers (variable TRUST_PROXY). */
export const trustProxy = z.string().transform((value, context) => {
  const parsed = parseTrustProxy(value)
  if (parsed !== undefined) return parsed
  context.addIssue({
    code: 'custom',
    message: 'must be off, a number of proxies from 1 to 9, or a list of addresses or networks',
  })
  return z.NEVER
})

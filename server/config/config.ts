import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { passwordProblem } from '../auth/password-rules.ts'
import { environment, OWN_PROJECT_ID, VARIABLES, type Environment } from './config-variables.ts'

/** File in the working directory that sets environment variables. Variables of the process take precedence. */
const ENVIRONMENT_FILE = '.env'

const TOGETHER: readonly (readonly (keyof Environment)[])[] = [
  ['TLS_CERT', 'TLS_KEY'],
  ['LEADS_WEBHOOK', 'LEADS_WEBHOOK_SECRET'],
  ['CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_API_KEY', 'CLOUDINARY_API_SECRET'],
  ['SCHEDULING_URL', 'SCHEDULING_WIDGET_SRC'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function crossProblems(values: Environment): Problem[] {
  const problems: Problem[] = []
  for (const group of TOGETHER) {
    const given = group.filter((name) => values[name] !== undefined)
    if (given.length === 0) continue
    for (const name of group) {
      if (values[name] === undefined) problems.push([name, `is needed with ${given.join(', ')}`])
    }
  }
  const password =
    values.ADMIN_PASSWORD === undefined
      ? undefined
      : passwordProblem(values.ADMIN_PASSWORD, values.ADMIN_EMAIL)
  if (password !== undefined) problems.push(['ADMIN_PASSWORD', password])
  if (values.SANITY_PROJECT_ID !== undefined && values.SANITY_API_TOKEN === undefined) {
    problems.push(['SANITY_API_TOKEN', 'is needed with SANITY_PROJECT_ID'])
  }
  if (lakeMode(values) === 'alone' && remoteToken(values) === undefined) {
    problems.push(['LAKE_TOKEN', 'is needed with SANITY_API_HOST'])
  }
  for (const name of ['MAIL_FROM', 'LEADS_TO'] as const) {
    if (values.SMTP_URL !== undefined && values[name] === undefined) {
      problems.push([name, 'is needed with SMTP_URL'])
    }
  }
  return problems
}

/** Name of a variable and its error message. */
type Problem = readonly [name: string, message: string]

/** Thrown by {@link readConfig}. The message lists every invalid variable, one per line, without its value. */
export class ConfigError extends Error {
  readonly variables: readonly string[]
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(([name, message]) => `  ${name} ${message}`)
    super(
      `These environment variables need your attention (see .env.example):\n${lines.join('\n')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
    this.variables = problems.map(([name]) => name)
  }
}

const lakeMode = (values: Environment) =>
  values.SANITY_PROJECT_ID !== undefined
    ? 'hosted'
    : values.SANITY_API_HOST !== undefined
      ? 'alone'
      : 'embedded'

const remoteToken = (values: Environment) =>
  values.SANITY_PROJECT_ID !== undefined
    ? values.SANITY_API_TOKEN
    : (values.LAKE_TOKEN ?? values.SANITY_API_TOKEN)

/** Project id of the lake that the site uses. It is part of the URLs of stored pictures. */
const projectIdOf = (values: Environment) =>
  values.SANITY_PROJECT_ID ??
  (lakeMode(values) === 'alone' ? values.LAKE_PROJECT_ID : OWN_PROJECT_ID)

function defaultOrigin(values: Environment): string {
  const host = listensEverywhere(values)
    ? 'localhost'
    : values.HOST.includes(':')
      ? `[${values.HOST}]`
      : values.HOST
  return new URL(`${values.TLS_CERT === undefined ? 'http' : 'https'}://${host}:${values.PORT}`)
    .origin
}

const listensEverywhere = ({ HOST }: Environment) => HOST === '0.0.0.0' || HOST === '::'

/**
 * Addresses of this machine's network interfaces in the notation of URLs. Link-local addresses are left out, because an origin cannot
 * contain their zone.
 */
function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => !address.startsWith('fe80:'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}

/** Local origins of the site: loopback, and the network addresses if the server listens on them. */
function localOrigins(values: Environment, origin: string): readonly string[] {
  const { protocol, port } = new URL(origin)
  const suffix = port === '' ? '' : `:${port}`
  const hosts = ['localhost', '127.0.0.1', '[::1]']
  if (listensEverywhere(values)) hosts.push(...networkAddresses())
  return [...new Set([origin, ...hosts.map((host) => `${protocol}//${host}${suffix}`)])]
}

/** Maximum number of submissions of one form with one email address, per hour. */
const FORMS_OF_ONE_EMAIL = 5

/** Language model for visitors' questions. If undefined, the assistant answers only with passages of the site's pages. */
const modelOf = ({ GEMINI_API_KEY: key, GEMINI_API_HOST: host }: Environment) =>
  key === undefined ? undefined : { key, host }

/** Object storage for originals and backups. If undefined, originals are in the data folder. */
function storageOf(values: Environment) {
  const { STORAGE_URL: place, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values
  if (place === undefined) return undefined
  return {
    ...place,
    /** Default: the host of Amazon S3 in the region. */
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    /** If undefined, the S3 client takes the keys from this machine's environment, for example from a role of the provider. */
    keys: id === undefined || secret === undefined ? undefined : { id, secret },
    /** Maximum size of the copies of stored files on this machine, in bytes. */
    cacheBytes: values.STORAGE_CACHE_GB * 1024 ** 3,
  }
}

const tracesOf = (values: Environment) =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        serviceName: values.OTEL_SERVICE_NAME,
        ratio: values.OTEL_TRACES_SAMPLER_ARG,
      }

function toConfig(values: Environment) {
  const publicOrigin = values.ORIGIN ?? defaultOrigin(values)
  return {
    host: values.HOST,
    port: values.PORT,
    /** Scheme, host and port under which visitors reach the site. */
    origin: publicOrigin,
    originIsSet: values.ORIGIN !== undefined,
    /** Origins of the site's own pages: the public origin. If ORIGIN is not set, also the names and addresses of this machine. */
    ownOrigins: values.ORIGIN === undefined ? localOrigins(values, publicOrigin) : [publicOrigin],
    https: publicOrigin.startsWith('https:'),
    trustProxy: values.TRUST_PROXY,
    tls:
      values.TLS_CERT === undefined || values.TLS_KEY === undefined
        ? undefined
        : { certFile: values.TLS_CERT, keyFile: values.TLS_KEY },
    /** Absolute path of the data folder. */
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    storage: storageOf(values),
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    seed: values.SEED,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    /** Maximum numbers of form submissions per hour. Undefined disables the limits. */
    formLimits: values.RATE_LIMIT
      ? {
          address: values.FORM_LIMIT_ADDRESS,
          site: values.FORM_LIMIT_56,
          network: values.FORM_LIMIT_48,
          networkV4: values.FORM_LIMIT_24,
          email: FORMS_OF_ONE_EMAIL,
          meetings: values.FORM_LIMIT_MEETINGS,
          inquiries: values.FORM_LIMIT_INQUIRIES,
        }
      : undefined,
    demoLogin: values.DEMO_LOGIN,
    mail: {
      /** Mail server. If undefined, the site sends no emails. */
      smtp:
        values.SMTP_URL === undefined || values.MAIL_FROM === undefined
          ? undefined
          : { url: values.SMTP_URL, from: values.MAIL_FROM },
      leadsTo: values.LEADS_TO,
    },
    /** URL of a webhook that receives new leads. */
    leadsWebhook:
      values.LEADS_WEBHOOK === undefined || values.LEADS_WEBHOOK_SECRET === undefined
        ? undefined
        : { url: values.LEADS_WEBHOOK, secret: values.LEADS_WEBHOOK_SECRET },
    /** Position of the consent banner, or `off` for no banner. */
    consentBanner: values.CONSENT_BANNER,
    /** True if browsers install a service worker. If false, the worker's script removes an installed worker and its caches. */
    serviceWorker: values.SERVICE_WORKER,
    metricsToken: values.METRICS_TOKEN,
    /** Collector of the traces. If undefined, there are no traces. */
    traces: tracesOf(values),
    /** Source of content: `embedded` (a lake in this process), `alone` (a standalone lake at apiHost) or `hosted` (Sanity). */
    mode: lakeMode(values),
    /** Settings of a standalone lake, read by its own process. */
    lakeAlone: {
      port: values.LAKE_PORT,
      /** Token that the lake accepts. If undefined, the lake creates a token and prints it once. */
      token: values.LAKE_TOKEN,
      projectId: values.LAKE_PROJECT_ID,
      /** Access mode of the dataset. If undefined, the mode stays unchanged. */
      access: values.LAKE_ACCESS,
      openFiles: values.LAKE_FILES === 'anyone',
      /** Public scheme, host and port of the lake. Default: the address on which it listens. */
      origin: values.LAKE_ORIGIN,
      /** Origins that CORS allows. Default: the origins of this machine, if the lake listens on loopback only. */
      origins: values.LAKE_ORIGINS,
    },
    lake: {
      /** PostgreSQL database with the documents of an embedded or standalone lake. If undefined, they are in a file in the data folder. */
      databaseUrl: values.LAKE_DATABASE_URL,
      /** Maximum duration of a query from outside the site, in milliseconds. */
      queryDeadline: values.LAKE_QUERY_DEADLINE * 1_000,
      projectId: projectIdOf(values),
      dataset: values.SANITY_DATASET,
      /** URL of the lake's API, without a trailing slash. Undefined for an embedded lake, and for Sanity's usual host. */
      apiHost: values.SANITY_API_HOST,
      /** Token for a standalone or hosted lake. */
      token: remoteToken(values),
    },
    /** Cloudinary account that stores the pictures. If undefined, the site stores them itself. */
    cloudinary:
      values.CLOUDINARY_CLOUD_NAME === undefined ||
      values.CLOUDINARY_API_KEY === undefined ||
      values.CLOUDINARY_API_SECRET === undefined
        ? undefined
        : {
            cloudName: values.CLOUDINARY_CLOUD_NAME,
            apiKey: values.CLOUDINARY_API_KEY,
            apiSecret: values.CLOUDINARY_API_SECRET,
            apiHost: values.CLOUDINARY_API_HOST,
            deliveryHost: values.CLOUDINARY_DELIVERY_HOST,
          },
    /** External scheduling service that replaces the site's own booking page. If undefined, the site takes bookings itself. */
    scheduling:
      values.SCHEDULING_URL === undefined || values.SCHEDULING_WIDGET_SRC === undefined
        ? undefined
        : { url: values.SCHEDULING_URL, widgetSource: values.SCHEDULING_WIDGET_SRC },
    model: modelOf(values),
  } as const
}

/** Validated settings of the product, with defaults filled in. */
export type Config = ReturnType<typeof toConfig>

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws {@link ConfigError} with the names of all invalid variables
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    VARIABLES.map((name) => {
      const value = env[name] ?? ''
      if (value.trim() === '') return [name, undefined]
      // Not trimmed, because a password may begin or end with spaces.
      return [name, name === 'ADMIN_PASSWORD' ? value : value.trim()]
    }),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const first = new Map<string, string>()
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0])
      if (!first.has(name)) first.set(name, issue.message)
    }
    throw new ConfigError([...first])
  }
  const problems = crossProblems(parsed.data)
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(parsed.data)
}

/** Environment variables of this process, and those of the file `.env` if it exists. */
export function processEnvironment(): Readonly<Record<string, string | undefined>> {
  if (existsSync(ENVIRONMENT_FILE)) process.loadEnvFile(ENVIRONMENT_FILE)
  return process.env
}

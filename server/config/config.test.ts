import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { VARIABLES } from './config-variables.ts'
import { testDirectory } from '../testing/directory.test-support.ts'

const EXAMPLE = join(import.meta.dirname, '../../.env.example')

/** Returns the variables of `.env.example`, each with its value, and with true if the line above explains the variable. */
function readExample() {
  let meaning = false
  return readFileSync(EXAMPLE, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ') && !line.startsWith('# ---')) meaning = true
      if (line === '') meaning = false
      const [, name, value] = /^([A-Z_0-9]+)=(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [{ name, value, explained: meaning }]
    })
}

function problemsOf(env: Record<string, string>): ConfigError {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('the settings were taken')
}

describe('the documentation of the settings', () => {
  it('.env.example lists every variable once, with an explanation', () => {
    const lines = readExample()
    expect(lines.map((line) => line.name).toSorted()).toEqual(VARIABLES.toSorted())
    expect(lines.filter((line) => !line.explained)).toEqual([])
  })

  it('.env.example shows the default of each variable', () => {
    const shown = Object.fromEntries(readExample().map(({ name, value }) => [name, value]))
    expect(readConfig(shown)).toEqual(readConfig({}))
  })
})

describe('readConfig', () => {
  it('returns settings even if no variable is set', () => {
    expect(readConfig({})).toMatchObject({
      host: 'localhost',
      port: 3000,
      origin: 'http://localhost:3000',
      originIsSet: false,
      ownOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
      https: false,
      trustProxy: { kind: 'none' },
      admin: { email: 'admin@example.com' },
      seed: 'demo',
      logLevel: 'info',
      rateLimit: true,
      demoLogin: false,
      consentBanner: 'bottom',
      mode: 'embedded',
      lake: { projectId: 'local', dataset: 'production' },
      lakeAlone: { port: 3333, projectId: 'local', openFiles: false },
    })
  })

  it.each([
    { env: {}, mode: 'embedded', lake: { projectId: 'local' } },
    {
      env: {
        SANITY_API_HOST: 'http://127.0.0.1:3333/',
        LAKE_TOKEN: 'a-token-of-twenty-characters',
      },
      mode: 'alone',
      lake: {
        apiHost: 'http://127.0.0.1:3333',
        token: 'a-token-of-twenty-characters',
        projectId: 'local',
      },
    },
    {
      env: { SANITY_PROJECT_ID: 'abc12345', SANITY_API_TOKEN: 'sk-a-token-of-twenty-characters' },
      mode: 'hosted',
      lake: { projectId: 'abc12345', token: 'sk-a-token-of-twenty-characters' },
    },
  ])('returns the lake mode $mode for the variables that select it', ({ env, mode, lake }) => {
    expect(readConfig(env)).toMatchObject({ mode, lake })
  })

  it.each([
    ['s3://files', 'files', ''],
    ['s3://files/', 'files', ''],
    ['s3://files.example/two/sites', 'files.example', 'two/sites'],
  ])('reads bucket and prefix of %s', (STORAGE_URL, bucket, prefix) => {
    const keys = { S3_ACCESS_KEY_ID: 'id-of-a-key', S3_SECRET_ACCESS_KEY: 'its-secret' }
    expect(readConfig({ STORAGE_URL, ...keys }).storage).toEqual({
      bucket,
      prefix,
      endpoint: undefined,
      region: 'us-east-1',
      keys: { id: 'id-of-a-key', secret: 'its-secret' },
      cacheBytes: 5 * 1024 ** 3,
    })
    expect(readConfig(keys).storage).toBeUndefined()
  })

  it('reads the settings of a standalone lake; its project id also applies to a site with the same variables', () => {
    const env = {
      LAKE_PROJECT_ID: 'shop-42',
      LAKE_ACCESS: 'public',
      LAKE_FILES: 'anyone',
      LAKE_ORIGIN: 'https://lake.example.com/',
      LAKE_ORIGINS: 'https://studio.example.com/, http://localhost:3000,*',
    }
    expect(readConfig(env)).toMatchObject({
      // The embedded lake always has the project id `local`, because the URLs of stored pictures contain it.
      lake: { projectId: 'local' },
      lakeAlone: {
        projectId: 'shop-42',
        access: 'public',
        openFiles: true,
        origin: 'https://lake.example.com',
        origins: ['https://studio.example.com', 'http://localhost:3000', '*'],
      },
    })
    const beside = { SANITY_API_HOST: 'http://127.0.0.1:3333', LAKE_TOKEN: 'x'.repeat(20) }
    expect(readConfig({ ...env, ...beside }).lake.projectId).toBe('shop-42')
  })

  it.each([
    { env: { HOST: '0.0.0.0' }, origin: 'http://localhost:3000' },
    { env: { HOST: '::1', PORT: '80' }, origin: 'http://[::1]' },
    { env: { ORIGIN: 'https://WWW.example.com:443/' }, origin: 'https://www.example.com' },
    {
      env: { TLS_CERT: EXAMPLE, TLS_KEY: EXAMPLE, PORT: '8443' },
      origin: 'https://localhost:8443',
    },
  ])('returns the public origin $origin for $env', ({ env, origin }) => {
    expect(readConfig(env).origin).toBe(origin)
  })

  it.each([
    { HOST: 'a b' },
    { HOST: 'http://localhost' },
    { HOST: '[::1]' },
    { PORT: '3000x' },
    { PORT: '65536' },
    { PORT: '80.5' },
    { ORIGIN: 'www.example.com' },
    { ORIGIN: 'https://www.example.com/path' },
    { ORIGIN: 'ftp://www.example.com' },
    { TRUST_PROXY: 'yes please' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { DATABASE_URL: 'mysql://localhost/x' },
    { STORAGE_URL: 'https://bucket.example.com' },
    { STORAGE_URL: 's3://' },
    { STORAGE_URL: 's3://UPPER' },
    { STORAGE_URL: 's3://bucket/../other' },
    { S3_ENDPOINT: 'http://storage:9000/bucket' },
    { S3_REGION: 'US East' },
    { ADMIN_EMAIL: 'nobody' },
    { ADMIN_PASSWORD: 'short' },
    { ADMIN_PASSWORD: 'Password123' },
    { SEED: 'all' },
    { LOG_LEVEL: 'loud' },
    { RATE_LIMIT: 'true' },
    { DEMO_LOGIN: '1' },
    { SMTP_URL: 'http://mail.example.com', MAIL_FROM: 'a@example.com' },
    { METRICS_TOKEN: 'short' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'authorization' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer key' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'a=1,b=%0D%0A' },
    { OTEL_SERVICE_NAME: 'the site' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { LAKE_TOKEN: 'has spaces in it, quite a few' },
    { LAKE_PROJECT_ID: 'My Shop' },
    { LAKE_ACCESS: 'open' },
    { LAKE_FILES: 'all' },
    { LAKE_ORIGIN: 'https://lake.example.com/path' },
    { LAKE_ORIGINS: 'https://studio.example.com, studio.example.org' },
    { LAKE_ORIGINS: 'https://*.example.com/desk' },
    { TLS_CERT: import.meta.dirname, TLS_KEY: EXAMPLE },
    { TLS_KEY: '/no/such/file', TLS_CERT: EXAMPLE },
    { SANITY_DATASET: 'Not A Dataset' },
    { SCHEDULING_URL: 'javascript:alert(1)', SCHEDULING_WIDGET_SRC: 'https://meet.example/w.js' },
    {
      SCHEDULING_URL: 'http://meet.example/us',
      SCHEDULING_WIDGET_SRC: 'https://meet.example/w.js',
    },
    {
      SCHEDULING_URL: 'https://a:b@meet.example',
      SCHEDULING_WIDGET_SRC: 'https://meet.example/w.js',
    },
    { SCHEDULING_WIDGET_SRC: '//meet.example/w.js', SCHEDULING_URL: 'https://meet.example/us' },
    {
      SCHEDULING_WIDGET_SRC: 'http://localhost.example/w.js',
      SCHEDULING_URL: 'https://meet.example',
    },
  ])('names the invalid variable in %o', (env) => {
    const [name] = Object.keys(env)
    expect(problemsOf(env).variables).toEqual([name])
  })

  it.each([
    { env: { TLS_CERT: EXAMPLE }, missing: ['TLS_KEY'] },
    {
      env: { CLOUDINARY_API_KEY: 'k' },
      missing: ['CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_API_SECRET'],
    },
    { env: { SANITY_API_HOST: 'http://127.0.0.1:3333' }, missing: ['LAKE_TOKEN'] },
    { env: { SANITY_PROJECT_ID: 'abc' }, missing: ['SANITY_API_TOKEN'] },
    { env: { SMTP_URL: 'smtp://mail.example.com' }, missing: ['MAIL_FROM', 'LEADS_TO'] },
    { env: { LEADS_WEBHOOK: 'https://crm.example.com' }, missing: ['LEADS_WEBHOOK_SECRET'] },
    { env: { SCHEDULING_URL: 'https://meet.example/us' }, missing: ['SCHEDULING_WIDGET_SRC'] },
    { env: { SCHEDULING_WIDGET_SRC: 'https://meet.example/w.js' }, missing: ['SCHEDULING_URL'] },
  ])('names the missing variables in the environment $env', ({ env, missing }) => {
    expect(problemsOf(env).variables).toEqual(missing)
  })

  it.each(['https://meet.example', 'http://localhost:4000', 'http://127.0.0.1:4000'])(
    'accepts %s as the URL of a scheduling service',
    (service) => {
      const url = `${service}/us/30-minutes`
      const widgetSource = `${service}/widget.js`
      const env = { SCHEDULING_URL: url, SCHEDULING_WIDGET_SRC: widgetSource }
      expect(readConfig(env).scheduling).toEqual({ url, widgetSource })
    },
  )

  it('trims all values except a password', () => {
    const config = readConfig({ HOST: ' 0.0.0.0 ', ADMIN_PASSWORD: ' copper kettle ', SEED: '  ' })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      admin: { password: ' copper kettle ' },
      seed: 'demo',
    })
  })

  it('reports all invalid variables in one error, without their values', () => {
    const error = problemsOf({
      PORT: 'three thousand',
      DATABASE_URL: 'mysql://root:hunter2@localhost',
      LOG_LEVEL: 'loud',
    })
    expect(error.variables).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL'])
    expect(error.message).toBe(
      [
        'These environment variables need your attention (see .env.example):',
        '  PORT must be a whole number from 0 to 65535',
        '  DATABASE_URL must be an address that starts with postgres:// or postgresql://',
        '  LOG_LEVEL must be one of: debug, info, warn, error, silent',
      ].join('\n'),
    )
  })
})

it('processEnvironment reads variables from the file .env if they are not set', () => {
  const directory = testDirectory()
  writeFileSync(join(directory, '.env'), 'PORT=4000\nSEED=none # no demo\nLOG_LEVEL=\n')
  const module = JSON.stringify(join(import.meta.dirname, 'config.ts'))
  const script = `import { processEnvironment, readConfig } from ${module}
    const { port, seed, logLevel } = readConfig(processEnvironment())
    process.stdout.write(JSON.stringify({ port, seed, logLevel }))`
  const options = { cwd: directory, env: { PORT: '5000' }, encoding: 'utf8' } as const
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], options)
  expect(JSON.parse(printed)).toEqual({ port: 5000, seed: 'none', logLevel: 'info' })
})

import { resolve } from 'node:path'
import { z } from 'zod'
import {
  address,
  email,
  file,
  headerList,
  host,
  httpAddress,
  integer,
  mailbox,
  oneOf,
  onOff,
  origin,
  origins,
  secret,
  serviceAddress,
  serviceOrigin,
  storagePlace,
  share,
  trustProxy,
} from './config-values.ts'
import { BANNER_PLACES } from '#shared/browser/consent.ts'

/** Project id of the embedded lake. Also the default project id of a remote lake. */
export const OWN_PROJECT_ID = 'local'

const projectId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and hyphens')

/** All environment variables of the product, with their defaults. `.env.example` explains each variable. */
export const environment = z.object({
  HOST: host.default('localhost'),
  PORT: integer(0, 65_535).default(3000),
  ORIGIN: origin.optional(),
  TRUST_PROXY: trustProxy.prefault('off'),
  TLS_CERT: file.optional(),
  TLS_KEY: file.optional(),
  DATA_DIR: z
    .string()
    .prefault('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: address('an address that starts with postgres:// or postgresql://', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  STORAGE_URL: storagePlace.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/, 'must be lower-case letters, digits and hyphens')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: secret(1).optional(),
  S3_SECRET_ACCESS_KEY: secret(1).optional(),
  STORAGE_CACHE_GB: integer(1, 10_000).default(5),
  ADMIN_EMAIL: email.default('admin@example.com'),
  ADMIN_PASSWORD: z.string().optional(),
  SEED: oneOf(['demo', 'none']).default('demo'),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  RATE_LIMIT: onOff.prefault('on'),
  FORM_LIMIT_ADDRESS: integer(1, 100_000).default(6),
  FORM_LIMIT_56: integer(1, 100_000).default(12),
  FORM_LIMIT_48: integer(1, 100_000).default(24),
  FORM_LIMIT_24: integer(1, 100_000).default(60),
  FORM_LIMIT_MEETINGS: integer(1, 100_000).default(40),
  FORM_LIMIT_INQUIRIES: integer(1, 100_000).default(200),
  DEMO_LOGIN: onOff.prefault('off'),
  CONSENT_BANNER: oneOf([...BANNER_PLACES, 'off']).default('bottom'),
  SERVICE_WORKER: onOff.prefault('on'),
  SMTP_URL: address('an address that starts with smtp:// or smtps://', [
    'smtp:',
    'smtps:',
  ]).optional(),
  MAIL_FROM: mailbox.optional(),
  LEADS_TO: mailbox.optional(),
  LEADS_WEBHOOK: httpAddress.optional(),
  LEADS_WEBHOOK_SECRET: secret(16).optional(),
  METRICS_TOKEN: secret(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'must be letters, digits, dots, hyphens and _')
    .default('certavia'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  LAKE_DATABASE_URL: address('an address that starts with postgres:// or postgresql://', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  LAKE_PORT: integer(0, 65_535).default(3333),
  LAKE_TOKEN: secret(20).optional(),
  LAKE_PROJECT_ID: projectId.default(OWN_PROJECT_ID),
  LAKE_ACCESS: oneOf(['private', 'public']).optional(),
  LAKE_FILES: oneOf(['token', 'anyone']).default('token'),
  LAKE_ORIGIN: origin.optional(),
  LAKE_ORIGINS: origins.optional(),
  LAKE_QUERY_DEADLINE: integer(1, 60).default(5),
  SANITY_PROJECT_ID: projectId.optional(),
  SANITY_API_HOST: httpAddress.transform((value) => value.replace(/\/+$/, '')).optional(),
  SANITY_API_TOKEN: secret(20).optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9_][a-z0-9_-]{0,63}$/, 'must be lower-case letters, digits, _ and -')
    .default('production'),
  CLOUDINARY_CLOUD_NAME: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'must be letters, digits, hyphens and _')
    .optional(),
  CLOUDINARY_API_KEY: secret(1).optional(),
  CLOUDINARY_API_SECRET: secret(1).optional(),
  CLOUDINARY_API_HOST: serviceOrigin.default('https://api.cloudinary.com'),
  CLOUDINARY_DELIVERY_HOST: serviceOrigin.default('https://res.cloudinary.com'),
  SCHEDULING_URL: serviceAddress.optional(),
  SCHEDULING_WIDGET_SRC: serviceAddress.optional(),
  GEMINI_API_KEY: secret(20).optional(),
  GEMINI_API_HOST: serviceOrigin.default('https://generativelanguage.googleapis.com'),
})

/** Parsed values of all environment variables. */
export type Environment = z.infer<typeof environment>

/** Names of all environment variables, in the order of `.env.example`. */
export const VARIABLES = Object.keys(environment.shape)

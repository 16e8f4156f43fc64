import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { VARIABLES } from '#server/config/config-variables.ts'
import { readConfig } from '#server/config/config.ts'
import { checkOrigin, checkProxy } from '#server/doctor/address-check.ts'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { interpolate, serviceEnvironment } from './compose-services.ts'
import { importsIn, packageClosure, packageOf } from './production-packages.ts'

const COMPOSE = 'deploy/compose.yaml'
const values = {
  ORIGIN: 'https://www.example.com',
  DATABASE_PASSWORD: 'secret',
  LAKE_TOKEN: 'a-token-of-twenty-characters',
  ADMIN_PASSWORD: 'a quiet river under iron',
  STORAGE_SECRET: 'a-secret-of-the-storage',
}

describe('compose', () => {
  it.each(['site-1', 'site-2', 'lake'])(
    'the compose file contains valid settings for %s',
    (service) => {
      const config = readConfig(serviceEnvironment(COMPOSE, service, values, {}))
      expect(config.storage).toMatchObject({ bucket: 'originals', endpoint: 'http://storage:7070' })
      if (service === 'lake') return
      const settings = { ...config, hasTls: config.tls !== undefined }
      expect(checkOrigin(settings)).toMatchObject({ result: 'fine' })
      expect(checkProxy(settings)).toMatchObject({ result: 'fine' })
    },
  )

  it('the compose file mounts the volumes of the data during a move to object storage', () => {
    const { services, volumes } = parse(readFileSync('deploy/compose-move.yaml', 'utf8'))
    expect(services).toEqual({ 'site-1': { volumes: ['media:/data/media'] } })
    expect(volumes).toEqual({ media: null })
    expect(parse(readFileSync(COMPOSE, 'utf8')).services.lake.volumes).toEqual(['lake:/data'])
  })

  it('the compose file stops with the name of a missing value', () => {
    expect(() => serviceEnvironment(COMPOSE, 'site-1', { ...values, LAKE_TOKEN: '' }, {})).toThrow(
      'The compose file needs LAKE_TOKEN.',
    )
    expect(interpolate('${A:-b}', {})).toBe('b')
  })
})

const manifests = ['deploy/kubernetes.yaml', 'deploy/kubernetes-move.yaml'].flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS()),
)
const pods = manifests.map(({ spec }) => spec?.template?.spec).filter((spec) => spec !== undefined)

describe('Kubernetes', () => {
  it('the Kubernetes manifests run containers without privileges on a read-only file system', () => {
    expect(pods).toHaveLength(3)
    for (const { securityContext, containers } of pods) {
      expect(securityContext.runAsNonRoot).toBe(true)
      for (const container of containers) {
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
        })
      }
    }
  })

  it('the Kubernetes manifest of the move copies the volumes of lake and library to the bucket of the site', () => {
    const [lake, , move] = pods
    expect(move.volumes).toContainEqual(
      expect.objectContaining({ persistentVolumeClaim: { claimName: 'data-certavia-lake-0' } }),
    )
    const settings = (pod: typeof lake) =>
      pod.containers[0].env.filter(({ name }: { name: string }) => /^(?:S3|STORAGE)_/.test(name))
    expect(settings(move)).toEqual(settings(lake))
    expect(move.containers[0].image).toBe(lake.containers[0].image)
  })

  it('the Kubernetes manifests set only environment variables that exist', () => {
    const names = pods.flatMap(({ containers }) =>
      containers.flatMap(({ env }: { env: { name: string }[] }) => env.map(({ name }) => name)),
    )
    expect(names.filter((name: string) => !VARIABLES.includes(name))).toEqual([])
  })
})

describe('systemd', () => {
  const linesOf = (unit: string) => readFileSync(`deploy/${unit}.service`, 'utf8').split('\n')

  it('the systemd units of site and backup have the same data folder and the same restrictions', () => {
    const shared =
      /^(?:DynamicUser|User|StateDirectory\w*|UMask|NoNewPrivileges|Private\w+|Protect\w+|Restrict\w+|Lock\w+|Capability\w+|SystemCall\w+)=/
    const restrictions = linesOf('certavia').filter((line) => shared.test(line))
    expect(restrictions).toContain('StateDirectoryMode=0700')
    expect(restrictions).toContain('ProtectSystem=strict')
    expect(linesOf('certavia-backup').filter((line) => shared.test(line))).toEqual(restrictions)
  })

  it('the systemd unit of the backup has the settings of the systemd-run commands in docs/operations.md', () => {
    const manual = readFileSync('docs/operations.md', 'utf8')
    const settings = [...manual.matchAll(/ -p (\w+=\S+)/g)].map((match) => match[1])
    expect(settings).toContain('DynamicUser=yes')
    expect(linesOf('certavia-backup')).toEqual(expect.arrayContaining(settings))
  })

  it('the systemd unit of the backup deletes old archives after a backup', () => {
    const folder = testDirectory()
    mkdirSync(join(folder, 'backups/site-2026-01-01.tar.gz.files'), { recursive: true })
    const names = [
      'backups/site-2026-01-01.tar.gz',
      'backups/site-2026-01-01.tar.gz.files/rows.ndjson',
      'backups/site-2026-01-20.tar.gz',
      'backups/own.tar.gz',
    ]
    for (const name of names) writeFileSync(join(folder, name), '')
    const old = Date.now() / 1_000 - 16 * 86_400
    for (const name of names) {
      if (!name.includes('-01-20')) utimesSync(join(folder, name), old, old)
    }
    utimesSync(join(folder, 'backups/site-2026-01-01.tar.gz.files'), old, old)
    const line = linesOf('certavia-backup').find((text) => text.startsWith('ExecStartPost='))
    const [program = '', ...args] = (line ?? '').replace('ExecStartPost=', '').split(' ')
    execFileSync(
      program,
      args.map((arg) => arg.replace('/var/lib/certavia', folder)),
    )
    expect(readdirSync(join(folder, 'backups')).toSorted()).toEqual([
      'own.tar.gz',
      'site-2026-01-20.tar.gz',
    ])
  })
})

it.each(['.gitignore', '.dockerignore'])(
  'the ignore file %s leaves out settings and certificates',
  (file) => {
    const patterns = readFileSync(file, 'utf8').split('\n')
    // A pattern without a slash applies to all folders in Git, but to the root only in Docker.
    const prefix = file === '.dockerignore' ? '**/' : ''
    expect(patterns).toContain(`${prefix}.env`)
    expect(patterns).toContain(`${prefix}.env.local`)
    expect(patterns.map((line) => line.replace(/\/$/, ''))).toContain('deploy/certificates')
  },
)

it('every program that the deployment files start exists', () => {
  const files = [
    'Dockerfile',
    COMPOSE,
    'deploy/kubernetes.yaml',
    'deploy/kubernetes-move.yaml',
    'deploy/certavia.service',
    'deploy/certavia-backup.service',
  ]
  const named = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:server|scripts)\/[\w/-]+\.[jt]s\b/g),
  ])
  expect(named.length).toBeGreaterThan(7)
  expect(named.map(([path]) => path).filter((path) => !existsSync(path))).toEqual([])
})

it('the CI workflow runs the script of the CI', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
  expect(JSON.stringify(jobs.test.steps)).toContain('.ci/run')
})

describe('the container image', () => {
  it('the packages of the image are found by imports of values, and not by imports of types', () => {
    const source = [
      "import type { A } from 'types-only'",
      "import { b } from '@scope/name/part'",
      "export { c } from 'again'",
      "const d = await import('lazy')",
      "import './file.ts'",
      "import 'effects'",
    ].join('\n')
    expect(importsIn(source).map(packageOf)).toEqual([
      '@scope/name',
      'again',
      'lazy',
      undefined,
      'effects',
    ])
    expect(packageOf('node:fs')).toBeUndefined()
    expect(packageOf('#lake/store.ts')).toBeUndefined()
  })

  it('the packages of the image include the dependencies of dependencies, and no build tools', () => {
    const packages = packageClosure(process.cwd(), ['hono', 'sharp'])
    expect(packages).toContain('node_modules/hono')
    expect(packages.some((folder) => folder.includes('@img/'))).toBe(true)
    expect(packages).not.toContain('node_modules/vite')
    expect(() => packageClosure(process.cwd(), ['no-such-package'])).toThrow('is not installed')
  })
})

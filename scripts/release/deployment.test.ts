import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { VARIABLES } from '#server/config/config-variables.ts'
import { readConfig } from '#server/config/config.ts'
import { checkOrigin, checkProxy } from '#server/doctor/address-check.ts'
import { interpolate, serviceEnvironment } from './compose-services.ts'
import { importsIn, packageClosure, packageOf } from './production-packages.ts'

const COMPOSE = 'deploy/compose.yaml'
const values = {
  ORIGIN: 'https://www.example.com',
  DATABASE_PASSWORD: 'secret',
  LAKE_TOKEN: 'a-token-of-twenty-characters',
  ADMIN_PASSWORD: 'a quiet river under iron',
}

describe('the compose file', () => {
  it.each(['site-1', 'site-2', 'lake'])('has valid settings for %s', (service) => {
    const config = readConfig(serviceEnvironment(COMPOSE, service, values, {}))
    if (service === 'lake') return
    const settings = { ...config, hasTls: config.tls !== undefined }
    expect(checkOrigin(settings)).toMatchObject({ result: 'fine' })
    expect(checkProxy(settings)).toMatchObject({ result: 'fine' })
  })

  it('names every missing value', () => {
    expect(() => serviceEnvironment(COMPOSE, 'site-1', { ...values, LAKE_TOKEN: '' }, {})).toThrow(
      'The compose file needs LAKE_TOKEN.',
    )
    expect(interpolate('${A:-b}', {})).toBe('b')
  })
})

const manifests = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map(
  (document) => document.toJS(),
)
const pods = manifests.map(({ spec }) => spec?.template?.spec).filter((spec) => spec !== undefined)

describe('the Kubernetes manifests', () => {
  it('run without rights on a read-only file system', () => {
    expect(pods).toHaveLength(2)
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

  it('set only settings that exist', () => {
    const names = pods.flatMap(({ containers }) =>
      containers.flatMap(({ env }: { env: { name: string }[] }) => env.map(({ name }) => name)),
    )
    expect(names.filter((name: string) => !VARIABLES.includes(name))).toEqual([])
  })
})

it('programs that the deployment files start exist', () => {
  const files = [
    'Dockerfile',
    COMPOSE,
    'deploy/kubernetes.yaml',
    'deploy/certavia.service',
    'deploy/certavia-backup.service',
  ]
  const named = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:server|scripts)\/[\w/-]+\.[jt]s\b/g),
  ])
  expect(named.length).toBeGreaterThan(7)
  expect(named.map(([path]) => path).filter((path) => !existsSync(path))).toEqual([])
})

it('the workflow runs the script of the CI', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
  expect(JSON.stringify(jobs.test.steps)).toContain('.ci/run')
})

describe('packages of the image', () => {
  it('are found by imports of values, not of types', () => {
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

  it('include dependencies and leave out the build', () => {
    const packages = packageClosure(process.cwd(), ['hono', 'sharp'])
    expect(packages).toContain('node_modules/hono')
    expect(packages.some((folder) => folder.includes('@img/'))).toBe(true)
    expect(packages).not.toContain('node_modules/vite')
    expect(() => packageClosure(process.cwd(), ['no-such-package'])).toThrow('is not installed')
  })
})

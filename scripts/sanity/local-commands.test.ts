import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { adviceFor } from './local-commands.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const sanity = join(root, 'node_modules/@sanity/cli/bin/run.js')
const quiet = { SANITY_CLI_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', CI: '1', NO_COLOR: '1' }

const failure = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

test.each([
  ['dataset list', 'npm run dataset -- list'],
  ['datasets export production out.tar.gz', 'npm run content:export -- FILE.tar.gz'],
  ['dataset import in.tar.gz production', 'npm run content:import -- FILE'],
  ['dataset create staging', 'npm run dataset -- create NAME'],
  ['documents query *[0]', 'npm run query -- '],
  ['document get blog-1', 'npm run query -- '],
  ['backup list', 'npm run backup -- FILE'],
  ['tokens list', 'npm run token -- NAME'],
  ['dev --port 4000', 'npm run dev'],
  ['deploy', 'npm start'],
  ['media list', 'SANITY_PROJECT_ID'],
  ['cors list', 'SANITY_PROJECT_ID'],
])('adviceFor names the replacement of the command "sanity %s"', (command, instead) => {
  expect(adviceFor(command.split(' '), false)).toContain(instead)
})

test.each([
  '',
  'schema extract',
  'typegen generate',
  'dataset --help',
  '--version',
  'docs search groq',
])('adviceFor returns no advice for the command "sanity %s"', (command) => {
  expect(
    adviceFor(
      command.split(' ').filter((word) => word !== ''),
      false,
    ),
  ).toBeUndefined()
})

test('adviceFor allows listing the datasets of a hosted project, but not starting a Studio for it', () => {
  expect(adviceFor(['dataset', 'list'], true)).toBeUndefined()
  expect(adviceFor(['dev'], true)).toContain('npm run dev')
})

test.each([
  ['dataset', 'list'],
  ['dataset', 'export', 'production', 'out.tar.gz'],
  ['documents', 'query', '*[0]'],
  ['dev'],
])('the command "sanity %s %s" ends with one sentence and exit code 1', async (...args) => {
  const outcome = await run(process.execPath, [sanity, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: tmpdir(), ...quiet },
  }).then(
    () => undefined,
    (error: unknown) => failure.parse(error),
  )
  expect(outcome?.code).toBe(1)
  expect(outcome?.stderr.trim().split('\n')).toEqual([adviceFor(args, false)])
})

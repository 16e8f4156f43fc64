import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDirectory } from '#server/testing/directory.test-support.ts'
import { runSuite, type Suite } from './run-suite.ts'
import type { Stage } from './stage.ts'

/** Runs stages that each record their start and end. Returns these records in order, the output and the results. */
async function notesOf(
  suite: (stage: (name: string, rest?: Partial<Stage>, script?: string) => Stage) => Suite,
  only?: readonly string[],
) {
  const notes = join(testDirectory(), 'notes')
  const printed: string[] = []
  const noting = (name: string, rest: Partial<Stage> = {}, script = ''): Stage => ({
    name,
    command: [
      process.execPath,
      '-e',
      `const { appendFileSync } = require('node:fs')
      const note = (text) => appendFileSync(process.env.NOTES, text + '\\n')
      note('${name} begins')
      ${script}
      setTimeout(() => note('${name} ends'), 50)`,
    ],
    ...rest,
  })
  const results = await runSuite(suite(noting), only, { NOTES: notes }, (text) =>
    printed.push(text),
  )
  const noted = (await readFile(notes, 'utf8')).trimEnd().split('\n')
  return { noted, printed, results }
}

test('runSuite runs the stages of a lane in sequence, returns the results of the main lane first, and prints the output of the other lane', async () => {
  const { noted, printed, results } = await notesOf((stage) => ({
    main: [stage('build'), stage('browser')],
    beside: [stage('lint', {}, 'console.log("clean")'), stage('unused')],
  }))
  const build = noted.filter((line) => /^(?:build|browser)/.test(line))
  expect(build).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends'])
  const lint = noted.filter((line) => /^(?:lint|unused)/.test(line))
  expect(lint).toEqual(['lint begins', 'lint ends', 'unused begins', 'unused ends'])
  expect(results.map(({ name }) => name)).toEqual(['build', 'browser', 'lint', 'unused'])
  expect(printed.map((text) => text.trim())).toEqual(['── lint ──\nclean', '── unused ──'])
})

test('runSuite starts a stage after its dependencies in the other lane, even if these fail', async () => {
  const { noted, results } = await notesOf((stage) => ({
    main: [stage('build', {}, 'process.exitCode = 1'), stage('timed', { after: ['unit'] })],
    beside: [stage('unit', { after: ['build'] })],
  }))
  expect(noted).toEqual([
    'build begins',
    'build ends',
    'unit begins',
    'unit ends',
    'timed begins',
    'timed ends',
  ])
  expect(results.map(({ failed }) => failed)).toEqual([1, 0, 0])
})

test('runSuite neither runs nor waits for stages that were not chosen', async () => {
  const { noted } = await notesOf(
    (stage) => ({
      main: [stage('build'), stage('timed', { after: ['unit'] })],
      beside: [stage('unit', { after: ['build'] })],
    }),
    ['timed'],
  )
  expect(noted).toEqual(['timed begins', 'timed ends'])
})

test('runSuite passes each stage its own environment variables', async () => {
  const { noted } = await notesOf((stage) => ({
    main: [stage('lint', { environment: { OWN: 'mine' } }, 'note(process.env.OWN)')],
    beside: [],
  }))
  expect(noted).toContain('mine')
})

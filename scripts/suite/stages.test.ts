import { expect, test } from 'vitest'
import { suiteStages } from './stages.ts'

const names = (lane: readonly { readonly name: string }[]) => lane.map(({ name }) => name)

test.each([
  {
    tier: 'everyday',
    isFull: false,
    main: ['build', 'browser', 'timed'],
    beside: ['format', 'lint', 'unused', 'unit'],
  },
  {
    tier: 'full',
    isFull: true,
    main: ['build', 'unit', 'timed', 'browser'],
    beside: ['format', 'lint', 'unused'],
  },
])(
  'the suite of the $tier tier runs timed tests without other tests in parallel',
  ({ isFull, main, beside }) => {
    const suite = suiteStages('reports', isFull)
    expect(names(suite.main)).toEqual(main)
    expect(names(suite.beside)).toEqual(beside)
    const timed = suite.main.find(({ name }) => name === 'timed')
    expect(timed?.after).toEqual(['lint', 'unused', 'unit'])
  },
)

test('the suite runs every vitest project in one of the two vitest stages', () => {
  const { main, beside } = suiteStages('reports', false)
  const projects = [...main, ...beside].flatMap(({ command }) =>
    command.filter((part) => part.startsWith('--project')),
  )
  expect(projects.toSorted()).toEqual(['--project=!faults', '--project=faults'])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { HealthCheck } from '#shared/contracts/site/health-checks.ts'
import { exitCodeOf, reportText, resultCounts } from '#shared/text/health-text.ts'
import { HealthTable } from './health-table.tsx'

const checks: readonly HealthCheck[] = [
  {
    id: 'origin',
    name: 'Address of the site (ORIGIN)',
    result: 'wrong',
    found: '`http://a.example` is without TLS',
    to_do: 'Set `ORIGIN=https://a.example` and restart.',
  },
  { id: 'clock', name: 'Clock', result: 'fine', found: '0.04 s off', to_do: '' },
]

it('the table of checks shows settings as code elements, and a note for checks that need no action', () => {
  const html = renderToStaticMarkup(
    <HealthTable checks={[...checks]} checked_at="2026-11-30T14:31:00Z" />,
  )
  expect(html).toContain('Set <code>ORIGIN=https://a.example</code> and restart.')
  expect(html).not.toContain('`')
  expect(html).toContain('Nothing')
})

it('resultCounts counts the results, and exitCodeOf returns 1 if a check has failed', () => {
  expect(resultCounts(checks)).toBe('1 wrong · 1 fine')
  expect(exitCodeOf(checks)).toBe(1)
  expect(exitCodeOf(checks.slice(1))).toBe(0)
})

it('reportText formats the report with each instruction below its check', () => {
  expect(reportText(checks)).toBe(
    [
      'Wrong       Address of the site (ORIGIN): `http://a.example` is without TLS',
      '            Set `ORIGIN=https://a.example` and restart.',
      'Fine        Clock: 0.04 s off',
      '',
      '1 wrong · 1 fine',
    ].join('\n'),
  )
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as CompanyRecord from '#shared/company/company-record.ts'
import { isControlsClaimAllowed } from '#shared/company/controls-claim.ts'
import { paths } from '#shared/paths/paths.ts'
import type * as Site from '#shared/company/site.ts'

const report = {
  auditor: 'Specimen Audit Partners LLP',
  period: '1 October 2025 to 30 September 2026',
  criteria: 'security, availability',
  exceptions: null,
}
const noReport = { auditor: null, period: null, criteria: null, exceptions: null }

/** Renders the public pages of a company that is a demonstration or not, and that has or lacks a report on its controls. */
async function renderedWith(
  demonstration: boolean,
  controlsReport: typeof report | typeof noReport,
) {
  vi.resetModules()
  vi.doMock('#shared/company/site.ts', async (original) => {
    const real = await original<typeof Site>()
    return { ...real, site: { ...real.site, demonstration } }
  })
  vi.doMock('#shared/company/company-record.ts', async (original) => ({
    ...(await original<typeof CompanyRecord>()),
    controlsReport,
  }))
  const { renderPublicPages } = await import('./public-texts.test-support.ts')
  const { claimsEntry } = await import('#shared/company/assistant-claims.ts')
  const pages = await renderPublicPages()
  const stating = pages
    .filter(({ texts }) => texts.some((text) => text.includes('SOC 2 Type')))
    .map(({ path }) => path)
  const trust = pages.find(({ path }) => path === paths.trust)?.texts ?? []
  return { stating, trust, answer: claimsEntry.text }
}

afterEach(() => {
  vi.doUnmock('#shared/company/site.ts')
  vi.doUnmock('#shared/company/company-record.ts')
  vi.resetModules()
})

test.each([
  ['in a demonstration', true, noReport, true],
  ['without a report', false, noReport, false],
  ['with an auditor alone', false, { ...noReport, auditor: 'A' }, false],
  ['with auditor, period and criteria', false, report, true],
])(
  'isControlsClaimAllowed decides if a site may make the SOC 2 claim: %s (case %#)',
  (_name, isDemonstration, record, isAllowed) => {
    expect(isControlsClaimAllowed(isDemonstration, record)).toBe(isAllowed)
  },
)

describe('the SOC 2 claim', () => {
  test('the SOC 2 claim is marked as a demonstration claim on /trust if the site is a demonstration', async () => {
    const { stating, trust, answer } = await renderedWith(true, noReport)
    expect(stating).toContain(paths.home)
    expect(stating).toContain(paths.trust)
    expect(trust.join('\n')).toContain('Demonstration claim')
    expect(trust).toContain('Example measures, for demonstration')
    expect(answer).toContain('SOC 2 Type II report available under NDA.')
  })

  test('the SOC 2 claim is absent from the pages, structured data and assistant answers of a real company that has no report', async () => {
    const { stating, trust, answer } = await renderedWith(false, noReport)
    expect(stating).toEqual([])
    expect(answer).not.toContain('SOC 2')
    expect(trust).not.toContain('Example measures, for demonstration')
    expect(trust).not.toContain('How we protect screening files')
    expect(trust).toContain('How we protect this website')
  })

  test('the SOC 2 claim is followed by auditor, period and criteria on /trust for a real company that has a report', async () => {
    const { stating, trust } = await renderedWith(false, report)
    expect(stating).toContain(paths.home)
    const printed = trust.join('\n')
    for (const fact of [report.auditor, report.period, report.criteria]) {
      expect(printed).toContain(fact)
    }
    expect(printed).not.toContain('Demonstration claim')
  })
})

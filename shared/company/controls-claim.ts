import { controlsReport } from './company-record.ts'
import { site } from './site.ts'

/**
 * True if the site may claim an audit report on its controls. This is allowed in a demonstration, or if `company-record.ts` names auditor,
 * period and criteria.
 */
export const isControlsClaimAllowed = (
  isDemonstration: boolean,
  { auditor, period, criteria }: Readonly<Record<'auditor' | 'period' | 'criteria', string | null>>,
): boolean => isDemonstration || (auditor !== null && period !== null && criteria !== null)

/** True if this site claims an audit report on its controls. Every text with this claim must depend on this constant. */
export const hasControlsClaim = isControlsClaimAllowed(site.demonstration, controlsReport)

/** Fact about the company's controls, for solution and company pages. */
export const controlsFact: { readonly label: string; readonly value: string } = {
  label: 'Controls',
  value: hasControlsClaim
    ? `${site.claims.compliance} report under NDA`
    : 'Measures listed under trust',
}

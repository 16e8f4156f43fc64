import { controlsReport } from './company-record.ts'
import { site } from './site.ts'

/**
 * True if the site may state that it has an audit report on its controls: in a demonstration, or if `company-record.ts` names the auditor,
 * the period and the criteria.
 */
export const isControlsClaimAllowed = (
  isDemonstration: boolean,
  { auditor, period, criteria }: Readonly<Record<'auditor' | 'period' | 'criteria', string | null>>,
): boolean => isDemonstration || (auditor !== null && period !== null && criteria !== null)

/** True if this site states that it has a report on its controls. Every text with that claim must check this constant. */
export const hasControlsClaim = isControlsClaimAllowed(site.demonstration, controlsReport)

/** Fact on the company's controls, for solution and company pages. */
export const controlsFact: { readonly label: string; readonly value: string } = {
  label: 'Controls',
  value: hasControlsClaim
    ? `${site.claims.compliance} report under NDA`
    : 'Measures listed under trust',
}

import { controlsReport } from './company-record.ts'
import { site } from './site.ts'

/**
 * True if the site may state that it has a report on its controls: in a demonstration, or with auditor, period and criteria on
 * record.
 */
export const isControlsClaimAllowed = (
  isDemonstration: boolean,
  { auditor, period, criteria }: Readonly<Record<'auditor' | 'period' | 'criteria', string | null>>,
): boolean => isDemonstration || (auditor !== null && period !== null && criteria !== null)

/** True if this site states the claim. Must be checked for every text that contains it. */
export const hasControlsClaim = isControlsClaimAllowed(site.demonstration, controlsReport)

/** Fact on the company's controls, for solution and company pages. */
export const controlsFact: { readonly label: string; readonly value: string } = {
  label: 'Controls',
  value: hasControlsClaim
    ? `${site.claims.compliance} report under NDA`
    : 'Measures listed under trust',
}

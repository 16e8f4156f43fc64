/** What few pages print of the company: apart from `site.ts`, which every page loads. */

/** A fact of law about the company. */
type CompanyFact =
  | 'legalName'
  | 'address'
  | 'registration'
  | 'vat'
  | 'representativeEu'
  | 'representativeUk'
  | 'dpo'
  | 'phone'

/** Who stands behind the site, for the privacy policy and the contact page. Null is printed nowhere; the owner fills them in. */
export const company: Readonly<Record<CompanyFact, string | null>> = {
  legalName: null,
  address: null,
  registration: null,
  vat: null,
  representativeEu: null,
  representativeUk: null,
  dpo: null,
  phone: null,
}

/** What the trust page tells of the report on controls; null is left out until the owner has it. */
export const controlsReport: Readonly<
  Record<'auditor' | 'period' | 'criteria' | 'exceptions', string | null>
> = { auditor: null, period: null, criteria: null, exceptions: null }

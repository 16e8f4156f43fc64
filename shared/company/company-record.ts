/** Facts about the company that few pages show. They are separate from `site.ts`, because every page loads `site.ts`. */

/** Legal fact about the company. */
type CompanyFact =
  | 'legalName'
  | 'address'
  | 'registration'
  | 'vat'
  | 'representativeEu'
  | 'representativeUk'
  | 'dpo'
  | 'phone'

/** Operator of the site, for the privacy policy and the contact page. Null values are not shown until the owner has filled them in. */
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

/** Audit report on the company's controls, for the trust page. Null values are not shown until the owner has filled them in. */
export const controlsReport: Readonly<
  Record<'auditor' | 'period' | 'criteria' | 'exceptions', string | null>
> = { auditor: null, period: null, criteria: null, exceptions: null }

/** Term of the glossary. `id` is the fragment of its entry. */
export interface GlossaryTerm {
  readonly id: string
  /** Singular form. */
  readonly term: string
  /** Abbreviation that readers may know. */
  readonly short?: string
  /** Other forms of the term that pages use, such as the plural. */
  readonly forms?: readonly string[]
  /**
   * True if pages also use the term as a common word with other meanings. Only the other forms of such a term are links to the glossary.
   */
  readonly isCommonWord?: true
  /** Definition of the term and its relevance, in one sentence each. */
  readonly text: string
  /** Jurisdiction in which the term is used. Absent if the term is used in several jurisdictions. */
  readonly place?: 'US' | 'UK' | 'EU'
}

/** Terms in alphabetical order. */
export const glossaryTerms: readonly GlossaryTerm[] = [
  {
    id: 'adverse-action',
    term: 'Adverse action',
    place: 'US',
    text: 'A decision against you that rests on a consumer report, such as turning down an application. The employer must send you a notice that names the agency and explains how you can dispute the report.',
  },
  {
    id: 'authorisation',
    term: 'Authorisation',
    text: 'The signed permission that a law or a source requires before we may ask. It matters most for US consumer reports, and for registrars and employers who reply only to a signed form.',
  },
  {
    id: 'barred-list',
    term: 'Barred list',
    place: 'UK',
    text: 'A list of people who may not work with children or with vulnerable adults. You can have it searched only as part of an Enhanced DBS check for a role that qualifies.',
  },
  {
    id: 'bpss',
    term: 'Baseline Personnel Security Standard',
    short: 'BPSS',
    place: 'UK',
    text: 'The set of checks for people who work with UK government assets: identity, right to work, employment history and unspent convictions. You need it for many public contracts, and it comes before security clearance.',
  },
  {
    id: 'beneficial-owner',
    term: 'Beneficial owner',
    short: 'UBO',
    forms: ['Beneficial owners', 'Beneficial ownership'],
    text: 'The person who ultimately owns or controls a company, often through other companies. Anti-money-laundering law requires you to identify this person before you open an account.',
  },
  {
    id: 'consumer-report',
    term: 'Consumer report',
    forms: ['Consumer reports'],
    place: 'US',
    text: 'A report by a consumer reporting agency about a person’s record, character or way of life. The FCRA says when you may order one and what you must tell the person.',
  },
  {
    id: 'county-search',
    term: 'County search',
    forms: ['County searches'],
    place: 'US',
    text: 'A search of the criminal records of one county court. We order one for each county where your candidate lived, because most US cases are filed there.',
  },
  {
    id: 'disclosure',
    term: 'Disclosure',
    forms: ['Stand-alone disclosure', 'FCRA disclosure'],
    isCommonWord: true,
    place: 'US',
    text: 'The separate document that tells an applicant that you may order a consumer report. Under the FCRA it stands on its own, apart from the application form.',
  },
  {
    id: 'dbs',
    term: 'Disclosure and Barring Service',
    short: 'DBS',
    place: 'UK',
    text: 'The body that issues criminal record certificates in England and Wales, at Basic, Standard and Enhanced level. The role decides which level you may ask for.',
  },
  {
    id: 'enhanced-due-diligence',
    term: 'Enhanced due diligence',
    short: 'EDD',
    text: 'Deeper checks on customers with a higher risk, for instance on the source of their wealth. The law requires it for politically exposed persons and for links to high-risk countries.',
  },
  {
    id: 'fair-chance-law',
    term: 'Fair chance law',
    forms: ['Fair chance laws', 'Fair chance'],
    place: 'US',
    text: 'A state or city law that limits when and how you may ask about convictions. Many of these laws delay the question until you have made a conditional offer.',
  },
  {
    id: 'fcra',
    term: 'Fair Credit Reporting Act',
    short: 'FCRA',
    place: 'US',
    text: 'The federal law on consumer reports, which includes most background checks by third parties. It gives the applicant a notice, a copy of the report and the right to dispute it.',
  },
  {
    id: 'fit-and-proper',
    term: 'Fit and proper',
    text: 'The test of honesty, competence and financial soundness for people in regulated roles. You meet it most often in banking, insurance and gambling, where a supervisor can ask for the evidence.',
  },
  {
    id: 'kyc',
    term: 'Know your customer',
    short: 'KYC',
    text: 'The duty to establish who a customer is before you do business with them. Banks, payment firms and many advisers keep the result on file for their supervisor.',
  },
  {
    id: 'lawful-basis',
    term: 'Lawful basis',
    text: 'The ground on which data protection law allows you to use personal data. Employers mostly rely on a legal obligation or on legitimate interests, because consent is rarely free at work.',
  },
  {
    id: 'legitimate-interests',
    term: 'Legitimate interests',
    forms: ['Legitimate interest'],
    text: 'A lawful basis for a purpose that is reasonable and weighs more than the effect on the person. You write the balance down and tell the person that they may object.',
  },
  {
    id: 'mvr',
    term: 'Motor vehicle record',
    short: 'MVR',
    forms: ['Motor vehicle records', 'Driver’s record'],
    place: 'US',
    text: 'A state’s record of a driver’s licence, violations and suspensions. You need it for drivers and for staff who use a company car.',
  },
  {
    id: 'pep',
    term: 'Politically exposed person',
    short: 'PEP',
    forms: ['Politically exposed persons', 'PEPs'],
    text: 'A person who holds or held a prominent public office, with close family and associates. You may do business with a PEP, but the law requires closer checks and approval by a senior manager.',
  },
  {
    id: 'pre-adverse-action',
    term: 'Pre-adverse action notice',
    forms: ['Pre-adverse action'],
    place: 'US',
    text: 'The notice you send before you decide against an applicant because of a consumer report. It comes with a copy of the report and a summary of rights, so that the applicant can reply first.',
  },
  {
    id: 'registered-body',
    term: 'Registered body',
    place: 'UK',
    text: 'An organisation that the DBS allows to submit applications for Standard and Enhanced certificates. If you are not one, your application goes through an umbrella body.',
  },
  {
    id: 'sanctions-list',
    term: 'Sanctions list',
    forms: ['Sanctions lists'],
    text: 'A list of people, companies and ships with whom business is restricted or forbidden. You compare your customers, suppliers and staff with the lists that bind you, and again when a list changes.',
  },
  {
    id: 'source-of-funds',
    term: 'Source of funds',
    text: 'Where the money for one transaction came from, such as a salary or the sale of a house. You ask for it when a payment is large, unusual or linked to a higher risk.',
  },
  {
    id: 'source-of-wealth',
    term: 'Source of wealth',
    text: 'How a person came to everything they own, such as a business, an inheritance or investments. It matters for politically exposed persons and for applicants who invest for residence.',
  },
  {
    id: 'spent-conviction',
    term: 'Spent conviction',
    forms: ['Spent convictions'],
    place: 'UK',
    text: 'A conviction that the person no longer has to disclose after a period set by law. You may ask about it only for exempt roles, for instance in schools, health care and finance.',
  },
  {
    id: 'watchlist',
    term: 'Watchlist',
    forms: ['Watchlists'],
    text: 'Any list of people or companies that calls for closer checks: sanctions, exclusions, warnings and politically exposed persons. We compare names and dates of birth and explain every match.',
  },
]

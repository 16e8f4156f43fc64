import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/glossary`. */
export const glossaryQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/glossary#adverse-action',
    answer:
      'A decision against you that rests on a consumer report, such as turning down an application. The employer must send you a notice that names the agency and explains how you can dispute the report.',
    asked: ['what is an adverse action letter', 'adverse action meaning', 'what is adverse action'],
  },
  {
    passage: '/glossary#authorisation',
    answer:
      'The signed permission that a law or a source requires before we may ask. It matters most for US consumer reports, and for registrars and employers who reply only to a signed form.',
    asked: ['authorisation meaning', 'what is an authorisation form', 'define authorisation'],
  },
  {
    passage: '/glossary#barred-list',
    answer:
      'A list of people who may not work with children or with vulnerable adults. You can have it searched only as part of an Enhanced DBS check for a role that qualifies.',
    asked: ['who is on a barred list', 'barred list meaning', "what is the children's barred list"],
  },
  {
    passage: '/glossary#bpss',
    answer:
      'The set of checks for people who work with UK government assets: identity, right to work, employment history and unspent convictions. You need it for many public contracts, and it comes before security clearance.',
    asked: ['BPSS meaning', 'what is BPSS', 'baseline standard'],
  },
  {
    passage: '/glossary#beneficial-owner',
    answer:
      'The person who ultimately owns or controls a company, often through other companies. Anti-money-laundering law requires you to identify this person before you open an account.',
    asked: ['UBO meaning', 'what is a beneficial owner', 'ultimate beneficial owner'],
  },
  {
    passage: '/glossary#consumer-report',
    answer:
      'A report by a consumer reporting agency about a person’s record, character or way of life. The FCRA says when you may order one and what you must tell the person.',
    asked: [
      'consumer report meaning',
      'what counts as a consumer report',
      'define consumer report',
    ],
  },
  {
    passage: '/glossary#county-search',
    answer:
      'A search of the criminal records of one county court. We order one for each county where your candidate lived, because most US cases are filed there.',
    asked: ['county search meaning', 'what is a county search', 'define county search'],
  },
  {
    passage: '/glossary#disclosure',
    answer:
      'The separate document that tells an applicant that you may order a consumer report. Under the FCRA it stands on its own, apart from the application form.',
    asked: ['FCRA disclosure meaning', 'what is a disclosure document', 'define disclosure form'],
  },
  {
    passage: '/glossary#dbs',
    answer:
      'The body that issues criminal record certificates in England and Wales, at Basic, Standard and Enhanced level. The role decides which level you may ask for.',
    asked: ['what does DBS stand for', 'DBS meaning', 'what is the DBS'],
  },
  {
    passage: '/glossary#enhanced-due-diligence',
    answer:
      'Deeper checks on customers with a higher risk, for instance on the source of their wealth. The law requires it for politically exposed persons and for links to high-risk countries.',
    asked: ['EDD meaning', 'what is enhanced due diligence', 'define EDD'],
  },
  {
    passage: '/glossary#fair-chance-law',
    answer:
      'A state or city law that limits when and how you may ask about convictions. Many of these laws delay the question until you have made a conditional offer.',
    asked: ['fair chance law meaning', 'ban the box', 'what is a fair chance act'],
  },
  {
    passage: '/glossary#fcra',
    answer:
      'The federal law on consumer reports, which includes most background checks by third parties. It gives the applicant a notice, a copy of the report and the right to dispute it.',
    asked: ['FCRA meaning', 'what is the FCRA', 'what does FCRA stand for'],
  },
  {
    passage: '/glossary#fit-and-proper',
    answer:
      'The test of honesty, competence and financial soundness for people in regulated roles. You meet it most often in banking, insurance and gambling, where a supervisor can ask for the evidence.',
    asked: [
      'fit and proper meaning',
      'what is a fit and proper person test',
      'fit and proper test',
    ],
  },
  {
    passage: '/glossary#kyc',
    answer:
      'The duty to establish who a customer is before you do business with them. Banks, payment firms and many advisers keep the result on file for their supervisor.',
    asked: ['KYC meaning', 'what is KYC', 'what does KYC stand for'],
  },
  {
    passage: '/glossary#lawful-basis',
    answer:
      'The ground on which data protection law allows you to use personal data. Employers mostly rely on a legal obligation or on legitimate interests, because consent is rarely free at work.',
    asked: [
      'lawful basis meaning',
      'is consent a good lawful basis',
      'which legal ground do employers use',
    ],
  },
  {
    passage: '/glossary#legitimate-interests',
    answer:
      'A lawful basis for a purpose that is reasonable and weighs more than the effect on the person. You write the balance down and tell the person that they may object.',
    asked: [
      'legitimate interests meaning',
      'what is a legitimate interest',
      'define legitimate interest',
    ],
  },
  {
    passage: '/glossary#mvr',
    answer:
      'A state’s record of a driver’s licence, violations and suspensions. You need it for drivers and for staff who use a company car.',
    asked: [
      'MVR meaning',
      'what is a motor vehicle record',
      'what does MVR stand for',
      'define motor vehicle record',
    ],
  },
  {
    passage: '/glossary#pep',
    answer:
      'A person who holds or held a prominent public office, with close family and associates. You may do business with a PEP, but the law requires closer checks and approval by a senior manager.',
    asked: [
      'PEP meaning',
      'what is a politically exposed person',
      'who is a PEP',
      'can we do business with a PEP',
    ],
  },
  {
    passage: '/glossary#pre-adverse-action',
    answer:
      'The notice you send before you decide against an applicant because of a consumer report. It comes with a copy of the report and a summary of rights, so that the applicant can reply first.',
    asked: [
      'notice before rejecting an applicant in the US',
      'pre-adverse action notice meaning',
      'what do I send before rejecting an applicant',
      'notice before refusing someone because of a report',
      'we do not want to take her because of what you found, what has to be sent first',
    ],
  },
  {
    passage: '/glossary#registered-body',
    answer:
      'An organisation that the DBS allows to submit applications for Standard and Enhanced certificates. If you are not one, your application goes through an umbrella body.',
    asked: [
      'registered body meaning',
      'what is an umbrella body',
      'can our company apply to the DBS itself',
    ],
  },
  {
    passage: '/glossary#sanctions-list',
    answer:
      'A list of people, companies and ships with whom business is restricted or forbidden. You compare your customers, suppliers and staff with the lists that bind you, and again when a list changes.',
    asked: ['sanctions list meaning', 'what is a sanctions list', 'define sanctions list'],
  },
  {
    passage: '/glossary#source-of-funds',
    answer:
      'Where the money for one transaction came from, such as a salary or the sale of a house. You ask for it when a payment is large, unusual or linked to a higher risk.',
    asked: ['source of funds meaning', 'what is source of funds', 'define source of funds'],
  },
  {
    passage: '/glossary#source-of-wealth',
    answer:
      'How a person came to everything they own, such as a business, an inheritance or investments. It matters for politically exposed persons and for applicants who invest for residence.',
    asked: [
      'source of wealth meaning',
      'what is source of wealth',
      'difference between source of wealth and source of funds',
    ],
  },
  {
    passage: '/glossary#spent-conviction',
    answer:
      'A conviction that the person no longer has to disclose after a period set by law. You may ask about it only for exempt roles, for instance in schools, health care and finance.',
    asked: [
      'when must a conviction no longer be disclosed',
      'spent conviction meaning',
      'when may I ask about spent convictions',
    ],
  },
  {
    passage: '/glossary#watchlist',
    answer:
      'Any list of people or companies that calls for closer checks: sanctions, exclusions, warnings and politically exposed persons. We compare names and dates of birth and explain every match.',
    asked: ['watchlist meaning', 'what is a watchlist', 'define watchlist'],
  },
]

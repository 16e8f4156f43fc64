import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'
import { rolesText } from '../legal-roles.ts'
import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds, turnaroundRef } from '../range-references.ts'
import { screeningSteps } from '../screening-steps.ts'

export const page: ServicePage = {
  slug: 'background-screening',
  meta: {
    title: 'Background screening in one report',
    description:
      'One order and one report for every check a role needs. Packages follow the role, and candidates can explain differences before you read them.',
    keywords: [
      'background screening package',
      'pre-employment screening',
      'employee background report',
      'screening matrix',
      'FCRA background report',
      'background check order',
    ],
  },
  heading: 'Full background screening',
  lede: 'You tell us the role. We invite the candidate, run every check the role needs and send you one report, part by part as results arrive.',
  facts: [
    {
      label: 'Turnaround',
      value: serviceTurnarounds['background-screening'],
    },
    {
      label: 'Process',
      value: `${site.claims.screeningSteps}-step screening`,
    },
    {
      label: 'Needed',
      value: 'Role, candidate’s email, your policy',
    },
    {
      label: 'Delivered',
      value: 'One report, part by part',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your screening report shows',
    intro:
      'This is the summary page of a sample report; each check behind it has its own source and time.',
    specimen: {
      kind: 'Summary page',
      title: 'Report on a controller',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Package',
          value: 'Finance, level 2, version 4',
          detail: 'Approved by the customer’s lawyers',
          note: {
            title: 'Same job, same package',
            text: 'Candidates for the same job get the same package, and we keep its version.',
          },
        },
        {
          label: 'Candidate',
          value: 'Specimen, H.',
        },
        {
          label: 'Opened',
          value: '2026-04-14 08:30 UTC',
          kind: 'time',
        },
        {
          label: 'Completed',
          value: 'Five of six checks',
          note: {
            title: 'Parts as they arrive',
            text: 'We release finished parts and tell you why the missing one takes longer.',
          },
        },
        {
          label: 'Outstanding',
          value: 'Degree, registry closed until term begins',
          detail: 'Next inquiry is scheduled',
        },
        {
          label: 'Discrepancy',
          value: 'Employer 2: four months differ',
          note: {
            title: 'Candidate asked first',
            text: 'We ask the candidate before you read it and print the reply underneath.',
          },
        },
        {
          label: 'Candidate says',
          value: 'Notice period spent on paid leave',
          detail: 'Payslips supplied and read',
        },
        {
          label: 'Adverse action',
          value: 'None proposed',
          note: {
            title: 'Adverse action steps',
            text: 'If you propose it, you can send both notices from the report.',
          },
        },
        {
          label: 'State',
          value: 'Complete but for one source',
          kind: 'result',
          note: {
            title: 'Status of the order',
            text: 'The status describes the order. We don’t rate candidates.',
          },
        },
      ],
      foot: ['Access limited by role, each view logged', 'Specimen: invented person and job'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs a screening package',
    points: [
      {
        title: 'HR teams of any size',
        text: 'You name the role and the country, and we collect the forms, documents and missing details from the candidate.',
      },
      {
        title: 'Groups with several countries',
        text: 'You keep one policy, split where local law splits it, and follow all open reports in one view.',
      },
      {
        title: 'Companies facing an audit',
        text: 'You can show for each employee what was asked, under which version of the policy, and who looked at it.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How our 6-step screening works',
    steps: screeningSteps,
  },
  limits: {
    label: 'Limits',
    heading: 'What a screening package can’t tell you',
    points: [
      {
        title: 'More than the role requires',
        text: 'We advise against checks that the role doesn’t need, because they add legal risk.',
      },
      {
        title: 'The same records in every country',
        text: 'A record in one country may not exist in another, so your summary page lists what was not available.',
      },
      {
        title: 'What happens after today',
        text: 'The report shows a single date. If you need to repeat checks during employment, we help you set a reason and a lawful basis.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by part of the report',
    table: {
      columns: ['Part', 'Begins when', 'Waits for', 'Turnaround'],
      rows: [
        [
          'Identity',
          'The authorisation is signed',
          'The candidate’s documents',
          rangeRef('identity'),
        ],
        ['Watchlists', 'Identity is confirmed', 'Nothing else', rangeRef('watchlist')],
        [
          'Courts and police',
          'Addresses are complete',
          'Register of each place',
          turnaroundRef('criminal', 'enhanced-criminal'),
        ],
        [
          'Degrees and jobs',
          'Releases are signed',
          'Registrars, HR departments',
          turnaroundRef('education', 'employment'),
        ],
        ['References', 'Dates are confirmed', 'Referees’ availability', rangeRef('reference')],
        [
          'Candidate’s response',
          'Two sources differ',
          'The candidate',
          'With the candidate’s reply',
        ],
      ],
    },
    price: 'checks in the package, countries, source fees and candidates per year',
  },
  law: {
    label: 'Law',
    heading: 'Screening law: FCRA, UK GDPR and EU GDPR',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA disclosure and adverse action',
        text: 'The FCRA disclosure stands alone, with written authorisation and the state notices that apply. Before adverse action you send the report and summary of rights, allow time to respond, then send the final notice. New York City, California and others add forms and waiting periods.',
      },
      {
        title: 'United Kingdom: DBS level, BS 7858 and UK GDPR',
        text: 'You choose the DBS level that fits the role: Basic for any job, Standard or Enhanced where the law lists it. Scotland and Northern Ireland use Disclosure Scotland and AccessNI, and BS 7858 applies to security staff. Right-to-work checks stay with you as the employer.',
      },
      {
        title: 'European Union: GDPR and works councils',
        text: 'In most states the candidate applies for the police certificate and gives it to you. A works council may have to agree, and screening at scale often calls for an impact assessment, to which we contribute.',
      },
      {
        title: 'Roles in law: controller, processor, agency',
        text: rolesText,
      },
      {
        title: 'Decisions by people',
        text: 'Article 22 of the GDPR limits decisions made by automated means alone. Our reports leave the decision about each candidate to you and your team.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Screening packages: common questions',
    items: [
      {
        question: 'What does the candidate go through?',
        answer:
          'They get one link that works on a phone: notices, signature, uploads, status and a person to contact, with the option to save and return.',
      },
      {
        question: 'Can someone start work before the report is complete?',
        answer:
          'Some laws forbid it for certain roles; elsewhere you may, with conditions in the contract, and the summary page shows what is open.',
      },
      {
        question: 'How is a package priced?',
        answer:
          'You pay by check and by country, and we quote before you order. Fees that a source charges are shown on a line of their own.',
      },
      {
        question: 'Where do you store our reports?',
        answer:
          'We store them in the region agreed in your contract, which also lists any transfer that a foreign source makes unavoidable.',
      },
      ...(hasControlsClaim
        ? [
            {
              question: `What does the ${site.claims.compliance} report cover?`,
              answer:
                'It is an auditor’s report on how our controls worked over a period. We share the current report under NDA, with its scope and exceptions.',
            },
          ]
        : []),
      {
        question: 'Do you search social media?',
        answer:
          'We leave it out by default, because profiles show protected traits first. You may order a narrow, filtered search where the law allows it.',
      },
    ],
  },
  related: {
    heading: 'Checks most packages include',
    services: [
      {
        slug: 'criminal-check',
        reason: 'Most packages include this check, and its law differs most between countries.',
      },
      {
        slug: 'employment-verification',
        reason: 'Shows you where the CV and the employer’s records differ in detail.',
      },
      {
        slug: 'system-integration',
        reason: 'Opens an order from your HR system and sends the status back to it.',
      },
    ],
    industries: ['corporate-professional', 'banking-financial', 'it-software', 'retail-consumer'],
  },
  closing: 'Name a role and a country. We’ll send the package we’d recommend.',
}

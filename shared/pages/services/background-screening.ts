import type { ServicePage } from '../page-copy.ts'

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
    { label: 'Turnaround', value: '24 hours for online sources' },
    { label: 'Process', value: '6-step screening' },
    { label: 'Needed', value: 'Role, candidate’s email, your policy' },
    { label: 'Delivered', value: 'One file, parts as they arrive' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your screening report shows',
    intro: 'This is the summary page. Each check behind it has its own source and time.',
    specimen: {
      kind: 'Front sheet',
      title: 'File on a controller',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Package',
          value: 'Finance, level 2, edition 4',
          detail: 'Approved by the customer’s counsel',
          note: {
            title: 'Same post, same package',
            text: 'Candidates for one post get one package. Its edition is on file.',
          },
        },
        { label: 'Candidate', value: 'Specimen, H.' },
        { label: 'Opened', value: '2026-04-14 08:30 UTC', kind: 'time' },
        {
          label: 'Completed',
          value: 'Five of six checks',
          note: {
            title: 'Nothing waits for the slowest',
            text: 'Finished parts are released, and the missing one is named with its reason.',
          },
        },
        {
          label: 'Outstanding',
          value: 'Degree, registry closed until term begins',
          detail: 'Next enquiry is scheduled',
        },
        {
          label: 'Discrepancy',
          value: 'Employer 2: four months differ',
          note: {
            title: 'Heard first',
            text: 'The candidate is asked before you read it, and the reply stands underneath.',
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
            text: 'If you propose it, the two-stage notices can be issued from the file.',
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
      foot: ['Access limited by role, each view logged', 'Specimen: invented person and post'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs a screening package',
    points: [
      {
        title: 'HR teams without a screening desk',
        text: 'You name role and candidate. We collect consent, documents and missing details.',
      },
      {
        title: 'Groups with several countries',
        text: 'One policy, split where local law splits it, with one view of all open files.',
      },
      {
        title: 'Firms facing an audit',
        text: 'For each employee: what was asked, under which edition of the policy, and who looked.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How our 6-step screening works',
    steps: [
      { title: 'Policy', text: 'Role and country select the package.' },
      { title: 'Invitation', text: 'The candidate reads, signs and uploads.' },
      { title: 'Completeness', text: 'We collect missing details before we ask sources.' },
      { title: 'Enquiries', text: 'We start all independent checks at once.' },
      { title: 'Response', text: 'The candidate can explain any difference.' },
      { title: 'Release', text: 'An analyst reviews the report and releases it.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a screening package can’t tell you',
    points: [
      {
        title: 'More checks are not always better.',
        text: 'Checks the role doesn’t need add legal risk, so we’ll advise against them.',
      },
      {
        title: 'Records differ by country.',
        text: 'A record in one country may not exist in another. Your summary page lists what was not available.',
      },
      {
        title: 'Online life is mostly left alone.',
        text: 'Social media shows protected traits before anything useful. It is off unless law and policy both allow a narrow, filtered search.',
      },
      {
        title: 'It shows one day.',
        text: 'The file shows one day. Repeating selected checks during employment needs a reason and a basis of its own.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by part of the report',
    table: {
      columns: ['Part', 'Begins when', 'Waits for', 'Released'],
      rows: [
        ['Identity and lists', 'Authorisation is signed', 'Nothing else', '24 hours'],
        ['Courts', 'Addresses are complete', 'Registry of each place', '24 hours where online'],
        [
          'Degrees and posts',
          'Releases are signed',
          'Registrars, personnel offices',
          '24 hours online; otherwise days to weeks',
        ],
        ['References', 'Dates are confirmed', 'Referees’ availability', 'As each is completed'],
        [
          'Candidate’s response',
          'Two sources conflict',
          'The candidate',
          'With the candidate’s reply',
        ],
      ],
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Screening law: FCRA, UK GDPR and EU GDPR',
    points: [
      {
        title: 'Forms by jurisdiction',
        text: 'For the United States the FCRA disclosure stands alone, with authorisation and the state notices that apply. Elsewhere the candidate receives a privacy notice in the local language and, where needed, separate consents.',
      },
      {
        title: 'Adverse action, in two stages',
        text: 'You send the report and summary of rights, allow time to respond, then send the final notice. New York City, California and others add forms and waiting periods.',
      },
      {
        title: 'GDPR roles',
        text: 'Usually you are the controller and we process under contract: instructions, sub-processors, security, deletion, help with access requests. Screening at scale often calls for an impact assessment; we supply our part.',
      },
      {
        title: 'Automated decisions',
        text: 'No file is failed by a rule. Article 22 of the GDPR limits decisions made by machines alone, and so do we.',
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
          'They get one link that works on a phone: notices, signature, uploads, status and a person to contact. They can save and return.',
      },
      {
        question: 'Can we start someone before the file is complete?',
        answer:
          'Some laws forbid it for some posts. Elsewhere you may, with conditions in the contract; the front sheet shows what is open.',
      },
      {
        question: 'How is a package priced?',
        answer:
          'By check and by country, quoted before you order. Fees that a source charges are shown on a line of their own.',
      },
      {
        question: 'Where are files held?',
        answer:
          'In the region agreed in your contract. Transfers that a foreign source makes unavoidable are listed there with their safeguard.',
      },
      {
        question: 'What does SOC 2 Type II cover?',
        answer:
          'It is an auditor’s report on how our controls worked over a period. We share the current report under NDA, with its scope and exceptions.',
      },
    ],
  },
  related: {
    heading: 'Checks most packages include',
    services: [
      { slug: 'criminal-check', reason: 'The part with the most law around it.' },
      {
        slug: 'employment-verification',
        reason: 'The part in which CV and record tend to differ in detail.',
      },
      {
        slug: 'system-integration',
        reason: 'Opens a file from your HR system and brings the state back.',
      },
    ],
    industries: ['corporate-professional', 'banking-financial', 'it-software', 'retail-consumer'],
  },
  closing: 'Name a role and a country. We’ll send the package we’d recommend.',
}

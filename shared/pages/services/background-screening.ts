import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'background-screening',
  meta: {
    title: 'Background screening in one report',
    description:
      'One order, one consent and one report for every check a post calls for. Packages follow the role, and discrepancies are heard before release.',
    keywords: [
      'background screening package',
      'pre-employment screening',
      'employee background report',
      'screening matrix',
      'FCRA background report',
      'background check order',
    ],
  },
  heading: 'Background screening',
  lede: 'The complete file on one candidate: the checks your post requires, ordered together, read together and delivered as one report.',
  facts: [
    { label: 'Turnaround', value: '24-hour for electronic sources' },
    { label: 'Process', value: '6-step screening' },
    { label: 'Needed', value: 'Role, candidate’s address, your policy' },
    { label: 'Delivered', value: 'One file, parts as they arrive' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'A whole file, with its open ends',
    intro:
      'This is the front sheet. Behind it stand the single reports, each with its own source and hour.',
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
            title: 'A switch you hold',
            text: 'If you propose it, the two-stage notices can be issued from the file.',
          },
        },
        {
          label: 'State',
          value: 'Complete but for one source',
          kind: 'result',
          note: {
            title: 'No traffic light',
            text: 'We do not colour people. The state belongs to the file, not to the candidate.',
          },
        },
      ],
      foot: ['Access limited by role, each view logged', 'Specimen: invented person and post'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'One order instead of six suppliers',
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
    heading: 'The six steps of a file',
    steps: [
      { title: 'Policy', text: 'Role and country select the package.' },
      { title: 'Invitation', text: 'The candidate reads, signs and uploads.' },
      { title: 'Completeness', text: 'Missing dates are chased before sources are.' },
      { title: 'Enquiries', text: 'Independent checks set out together.' },
      { title: 'Hearing', text: 'Conflicts are put to the candidate in writing.' },
      { title: 'Release', text: 'A second reader signs; you are told.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'A thick file is not a full life',
    points: [
      {
        title: 'More checks are not always better.',
        text: 'Anything the post does not require adds risk to you and no knowledge. We will advise against it.',
      },
      {
        title: 'Countries do not add up evenly.',
        text: 'A register here may have no counterpart there. The front sheet says which cells of the matrix are empty.',
      },
      {
        title: 'Online life is mostly left alone.',
        text: 'Social media shows protected traits before anything useful. It is off unless law and policy both allow a narrow, filtered search.',
      },
      {
        title: 'It is a photograph.',
        text: 'The file shows one day. Repeating selected checks during employment needs a reason and a basis of its own.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'When each part of the file arrives',
    table: {
      columns: ['Part', 'Begins when', 'Waits for', 'Released'],
      rows: [
        ['Identity and lists', 'Consent is signed', 'Nothing else', '24-hour'],
        ['Courts', 'Addresses are complete', 'Registry of each place', '24-hour where online'],
        [
          'Degrees and posts',
          'Releases are signed',
          'Registrars, personnel offices',
          '24-hour online; else their pace',
        ],
        ['References', 'Dates are confirmed', 'People and their diaries', 'As each is read back'],
        ['Hearing', 'Two sources conflict', 'The candidate', 'With the candidate’s reply'],
      ],
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'One candidate, several legal orders',
    points: [
      {
        title: 'Forms by jurisdiction',
        text: 'For the United States the FCRA disclosure stands alone, with authorisation and the state notices that apply. Elsewhere the candidate receives a privacy notice in the local language and, where needed, separate consents.',
      },
      {
        title: 'Adverse action, in two stages',
        text: 'First the report and summary of rights, then time to answer, then notice. New York City and other places add their own forms and waiting periods.',
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
    heading: 'What a first programme raises',
    items: [
      {
        question: 'What does the candidate go through?',
        answer:
          'One link, usable on a telephone: notices, signature, uploads, progress and a person to write to. They can save and return.',
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
          'An independent report on how our controls worked over a period. Ask us for it, under confidentiality, and read its exceptions.',
      },
    ],
  },
  related: {
    heading: 'Where most files begin',
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
  closing: 'Name a role. We will send the package we would defend.',
}

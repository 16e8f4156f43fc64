import type { IndustryPage } from '../page-copy.ts'

/** The dossier of schools, nurseries, colleges and training providers. */
export const page: IndustryPage = {
  slug: 'education-academic',
  meta: {
    title: 'Safer recruitment checks for schools',
    description:
      'Teachers, support staff, volunteers, coaches and suppliers near children: what schools and training providers ask for, record and ask for again.',
    keywords: [
      'safer recruitment',
      'single central record',
      'KCSIE checks',
      'DBS barred list',
      'school volunteer screening',
      'teacher prohibition check',
    ],
  },
  heading: 'Education & academic',
  lede: 'You decide who is left alone with children. We check teachers, support staff, volunteers and contractors to the level the law allows.',
  risks: {
    label: 'Safeguarding',
    heading: 'Seven safeguarding risks for schools',
    intro: 'Unsupervised contact with children decides the depth, for paid and unpaid alike.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'background-screening', label: 'Full file' },
    ],
    rows: [
      {
        title: 'An adult barred from work with children',
        detail: 'The list exists; the check was not made',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'background-screening': 'answers',
        },
      },
      {
        title: 'A quiet resignation passed on as praise',
        detail: 'Agreed references that omit the reason',
        cover: {
          'reference-validation': 'answers',
          'employment-verification': 'answers',
          'background-screening': 'supports',
        },
      },
      {
        title: 'A teacher prohibited in another country',
        detail: 'Or struck off there under a former name',
        cover: {
          'criminal-check': 'supports',
          'education-verification': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Years abroad with no record asked for',
        detail: 'A domestic certificate says nothing of them',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'address-verification': 'answers',
        },
      },
      {
        title: 'A volunteer who became a regular',
        detail: 'Trips, reading hours, then one-to-one',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'address-verification': 'supports',
          'background-screening': 'answers',
        },
      },
      {
        title: 'A contractor’s driver on the school run',
        detail: 'Hired by the bus firm, seen daily by pupils',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
          'address-verification': 'supports',
          'background-screening': 'answers',
        },
      },
      {
        title: 'Qualified on paper only',
        detail: 'First-aid, coaching or teaching certificates',
        cover: { 'reference-validation': 'supports', 'education-verification': 'answers' },
      },
    ],
  },
  roles: {
    label: 'Central record',
    heading: 'Who schools check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Teachers and teaching assistants',
          'Barred list, criminal, prohibition, references',
          'By school policy; at once on a concern',
          '24-hour to the first answer',
        ],
        [
          'Heads, governors and proprietors',
          'The above, and bars from management',
          'On taking up the office',
          '24-hour to the first answer',
        ],
        [
          'Caterers, cleaners, site staff',
          'Criminal at the level the post allows',
          'If duties move nearer to pupils',
          '24-hour',
        ],
        [
          'Volunteers, coaches, host families',
          'Identity, references, level set by supervision',
          'Each school year',
          '24-hour',
        ],
        [
          'Agencies and transport firms',
          'Written confirmation, tested by sample',
          'Each placement or route',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'A term begins',
    heading: 'A sports coach with two false references',
    intro: 'A story for training days. The school is no school.',
    paragraphs: [
      'A boarding school was to welcome a sports coach after the half-term break. The certificate was clear. Two referees had written in the warmest terms, and the bursar was pleased to have it done.',
      'Our request went to the institutions and not to the referees. The first school confirmed the post and answered the question about concerns with one sentence: it was bound by an agreement. The second school did not exist at the address given, and both letters had been posted from there.',
      'For three years abroad no certificate had been sought. The candidate agreed to apply for it, then withdrew two days later.',
      'The school recorded the withdrawal, took advice from its local authority and made the referral that was open to it. Nothing was proved against the man and the record does not suggest otherwise. The school now asks institutions, through contacts it finds itself, before it invites anyone to interview.',
    ],
  },
  regulation: {
    label: 'Statutory guidance',
    heading: 'Safer recruitment rules by country',
    intro: 'Schools should read the full text each September. This is a signpost.',
    points: [
      {
        title: 'England',
        text: 'Keeping Children Safe in Education sets out safer recruitment, the single central record, online searches for shortlisted candidates, section 128 directions and checks on time abroad. Barred-list checks belong to regulated activity.',
      },
      {
        title: 'Scotland, Wales and Northern Ireland',
        text: 'Each has its own bodies and rules, for example the Protecting Vulnerable Groups scheme in Scotland.',
      },
      {
        title: 'United States',
        text: 'States require fingerprint-based checks for school employees, through state and federal bodies. The Every Student Succeeds Act has a section against helping a known abuser to a new job.',
      },
      {
        title: 'Australia',
        text: 'Each state and territory issues its own Working with Children Check, held by the person and verified by the employer.',
      },
    ],
  },
  questions: {
    label: 'Staffroom',
    heading: 'School checks: common questions',
    items: [
      {
        question: 'Can a teacher start before the certificate arrives?',
        answer:
          'English guidance allows it in limited cases, with the barred list checked and supervision arranged. That is your risk assessment to write; we tell you which answers are still out.',
      },
      {
        question: 'Do you keep the certificate?',
        answer:
          'No longer than needed, and in many places it is the property of the applicant. Your register needs the date, the number and who saw it.',
      },
      {
        question: 'Is a parent who helps once a year to be checked?',
        answer:
          'Usually not, if supervised. The exception should be written down, with the name of whoever supervises.',
      },
    ],
  },
  related: {
    heading: 'Services for schools and colleges',
    services: ['criminal-check', 'reference-validation', 'background-screening'],
    industries: ['academic-education', 'non-profit'],
  },
  closing: 'Tell us your roles. We’ll show which level of check each may have.',
}

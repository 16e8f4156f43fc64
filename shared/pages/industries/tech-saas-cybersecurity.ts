import { site } from '../../site.ts'
import type { IndustryPage } from '../page-copy.ts'

/** The dossier of software-as-a-service vendors and security companies. */
export const page: IndustryPage = {
  slug: 'tech-saas-cybersecurity',
  meta: {
    title: 'Screening for SaaS and security vendors',
    description:
      'Privileged engineers, penetration testers and remote hires: insider risk at SaaS and security companies, and the evidence their own customers ask to see.',
    keywords: [
      'SOC 2 personnel evidence',
      'privileged access screening',
      'remote hire fraud',
      'penetration tester vetting',
      'insider threat',
      'NIST PS-3',
    ],
  },
  heading: 'Tech, SaaS & cyber security',
  lede: 'Your customers trust people they will never meet. We check your privileged staff and give you the evidence that auditors and questionnaires ask for.',
  risks: {
    label: 'Threat model',
    heading: 'Six insider risks for SaaS and security firms',
    intro: 'Written as a threat model: the actor first, then the control.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'interactive-dashboards', label: 'Dashboard' },
      { slug: 'cloud-infrastructure', label: 'Cloud' },
    ],
    rows: [
      {
        title: 'A remote hire who is not the person hired',
        detail: 'State-backed workers under a bought identity',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'supports',
          'address-verification': 'answers',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Root on every tenant',
        detail: 'One engineer, many customers’ data',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'reference-validation': 'answers',
          'cloud-infrastructure': 'supports',
        },
      },
      {
        title: 'A tester with a taste for the other side',
        detail: 'Red-team skill, unclear past engagements',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'A support agent who can impersonate users',
        detail: 'Bribed for a session token',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'reference-validation': 'supports',
          'cloud-infrastructure': 'supports',
        },
      },
      {
        title: 'Evidence missing on audit day',
        detail: 'Checks done, nobody can show when',
        cover: { 'employment-verification': 'supports', 'interactive-dashboards': 'answers' },
      },
      {
        title: 'A leaver whose access did not leave',
        detail: 'Dormant keys after a contract ends',
        cover: { 'interactive-dashboards': 'answers', 'cloud-infrastructure': 'answers' },
      },
    ],
  },
  roles: {
    label: 'By privilege',
    heading: 'Who SaaS firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Engineers with production access',
          'Employment, criminal, address, reference',
          'When privilege is raised',
          '24-hour',
        ],
        [
          'Red team, incident response, research',
          'The above, past clients, publications',
          'With the insurer’s yearly proposal',
          '24-hour to the first answer',
        ],
        [
          'Support and customer success',
          'Criminal, employment',
          'On impersonation rights',
          '24-hour',
        ],
        [
          'Remote hires outside your countries',
          'Identity, address, bank country, each employer',
          'First months, then as risk shows',
          'Set by the source',
        ],
        [
          'Critical sub-processors',
          'Registry, owners, attestation reports',
          'Before the report period opens',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'Post-mortem',
    heading: 'A remote hire using another person’s identity',
    intro: 'No incident of a real company is retold.',
    paragraphs: [
      'A monitoring vendor had hired a back-end engineer in another state. The offer was signed; the laptop was to go out in the morning. An hour before, the new hire asked for a different delivery address.',
      'The employment answers were in: two employers, both confirmed by email within minutes of being asked. The speed was odd. The domain of one had been registered that spring, and its telephone number appeared in no company record. Asked through its registered office, the firm had never employed anyone of that name.',
      'The person whose name and papers had been used was real, and lived at neither address. He had let a photograph of his licence be taken for a rental deposit.',
      'The laptop had not left the building and no credential had been issued, which is the whole of the good news. Counsel reported the attempt. The vendor now confirms every employer through its registered office before it ships a laptop.',
    ],
  },
  regulation: {
    label: 'Frameworks',
    heading: 'Frameworks: SOC 2, NIST PS-3, NIS2 and DORA',
    intro: 'Frameworks ask for a control; the law of the place limits it.',
    points: [
      {
        title: 'SOC 2',
        text: 'The trust services criteria on the control environment consider how an entity attracts and retains competent people, and background checks are a usual piece of evidence. Auditors sample: a consent, a date, a result and a decision.',
      },
      {
        title: 'NIST and ISO',
        text: 'NIST SP 800-53 names personnel screening as control PS-3, with rescreening on conditions that the organisation sets. Vendors to the United States federal government inherit it through FedRAMP baselines.',
      },
      {
        title: 'Sanctions and remote work',
        text: 'Advisories of the United States describe workers of the Democratic People’s Republic of Korea who pass as freelancers. Paying one can breach sanctions whether or not the employer knew.',
      },
      {
        title: 'European Union: NIS2 and DORA',
        text: 'Both bring customers’ due diligence down to you, through contract clauses on staff, sub-processors and audit rights.',
      },
    ],
  },
  questions: {
    label: 'Security review',
    heading: 'SaaS staff screening: common questions',
    items: [
      {
        question: 'Will your report satisfy our auditor?',
        answer:
          'It gives what auditors tend to sample: when consent was given, which source answered, when, and what it said. The decision and its date are yours to add. Your auditor decides whether that is enough.',
      },
      {
        question: 'Are you audited yourselves?',
        answer: `We share our ${site.claims.compliance} report under NDA. Read its scope, period and exceptions as you would with any vendor.`,
      },
      {
        question: 'Should everyone be screened again each year?',
        answer:
          'Rarely. Tie the question to privilege: when someone gains the right to read customers’ data, ask again; when they lose it, stop.',
      },
    ],
  },
  related: {
    heading: 'Services for SaaS and security firms',
    services: ['employment-verification', 'interactive-dashboards', 'cloud-infrastructure'],
    industries: ['it-software', 'financial-institution'],
  },
  closing: 'Tell us who can reach production. We’ll plan the checks.',
}

import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'
import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for software-as-a-service vendors and security companies. */
export const page: IndustryPage = {
  slug: 'tech-saas-cybersecurity',
  meta: {
    title: 'Privileged access screening for SaaS vendors',
    description:
      'Checks for SaaS and security firms: privileged engineers, penetration testers and remote hires, with evidence for SOC 2, NIST PS-3, NIS2 and DORA.',
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
    heading: 'Six insider risks for SaaS and security firms',
    checks: [
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'interactive-dashboards',
        label: 'Dashboard',
      },
      {
        slug: 'cloud-infrastructure',
        label: 'Cloud',
      },
    ],
    rows: [
      {
        title: 'Remote hires under a false identity',
        detail: 'State-backed workers with bought identities',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'supports',
          'address-verification': 'answers',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Administrator access to all customer data',
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
        title: 'Penetration testers with an unclear past',
        detail: 'Red-team skill, unclear past engagements',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Support staff who can impersonate users',
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
        title: 'Missing evidence on audit day',
        detail: 'Checks done, dates impossible to show',
        cover: {
          'employment-verification': 'supports',
          'interactive-dashboards': 'answers',
        },
      },
      {
        title: 'Active accounts of former staff',
        detail: 'Dormant keys after a contract ends',
        cover: {
          'interactive-dashboards': 'answers',
          'cloud-infrastructure': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who SaaS firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Engineers with production access',
          'Employment, criminal, address, reference',
          'When privilege is raised',
          slowestRef('criminal', 'reference', 'employment', 'address'),
        ],
        [
          'Red team, incident response, research',
          'The above, past clients, publications',
          'With the insurer’s yearly proposal',
          slowestRef('criminal', 'reference', 'employment', 'address'),
        ],
        [
          'Remote hires outside your countries',
          'Identity, address, bank country, each employer',
          'First months, then as risk shows',
          slowestRef('employment', 'identity', 'address'),
        ],
        [
          'Critical sub-processors',
          'Registry, owners, attestation reports',
          'Before the report period opens',
          slowestRef('owners', 'company'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A remote hire using another person’s identity',
    paragraphs: [
      'An hour before a monitoring vendor shipped a laptop to its new back-end engineer, he asked for a different delivery address. He lived in another state, and the offer was already signed.',
      'Two employers had confirmed him by email within minutes, which made us look again. The web domain of one was registered that spring, and its phone number differed from the company register’s. We asked that firm through its registered office, and a person of that name was new to it.',
      'The person whose name and papers were used was a real one in another city. A photo of his licence, given for a rental deposit, had been misused.',
      'The vendor kept the laptop, withheld all credentials and reported the attempt. A laptop leaves the vendor only after each employer has been confirmed through its registered office.',
    ],
  },
  regulation: {
    heading: 'Frameworks: SOC 2, NIST PS-3, NIS2 and DORA',
    points: [
      {
        title: 'United States: NIST PS-3, FCRA and sanctions',
        text: 'NIST SP 800-53 lists personnel screening as control PS-3, and FedRAMP vendors inherit it. US advisories warn of North Korean workers who pass as freelancers, and paying one can breach sanctions. Our reports follow the FCRA.',
      },
      {
        title: 'United Kingdom: data protection and BS 7858',
        text: 'The Data Protection Act 2018 requires a condition before you use criminal records, and a Basic DBS certificate is the usual level. Some customers ask for screening under BS 7858.',
      },
      {
        title: 'European Union: NIS2 and DORA',
        text: 'Both bring your customers’ due diligence to you, through contract clauses on staff, sub-processors and audit rights.',
      },
      {
        title: 'SOC 2',
        text: 'The trust services criteria consider how you attract and keep competent people, and background checks are a usual piece of evidence. Auditors sample the notice or authorisation, the date, the result and your decision.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'SaaS staff screening: common questions',
    items: [
      {
        question: 'Will your screening report satisfy our SOC 2 auditor?',
        answer:
          'It gives what auditors tend to sample: the signed form, the source, the date and the answer. You add your decision and its date, and your auditor decides.',
      },
      {
        question: 'Do you have a security audit report of your own that we can read?',
        answer: hasControlsClaim
          ? `Yes, we share our ${site.claims.compliance} report under NDA. Read its scope, period and exceptions as you would with any vendor.`
          : 'Our trust page lists the measures that are in place and those still to come, with what you can ask us for on each.',
      },
      {
        question: 'Should we rescreen all engineers each year?',
        answer:
          'Tie it to privilege instead. Repeat the check when an engineer gains access to customer data, and stop when the access ends.',
      },
      {
        question: 'How do you detect a remote hire who uses another identity?',
        answer:
          'We compare identity, address, bank country and each employer, reached through its register. Odd speed or new domains lead to a call before you ship equipment.',
      },
      {
        question: 'Can screening results feed our trust centre or GRC tool?',
        answer:
          'Yes, as a status and a date in a file, or through a connection that we build for your tool. Personal details stay in the report, where only the people you name can read them.',
      },
    ],
  },
  related: {
    heading: 'Services for SaaS and security firms',
    services: ['employment-verification', 'interactive-dashboards', 'cloud-infrastructure'],
    industries: ['it-software', 'financial-institution'],
  },
  closing: 'Which roles can reach production? We’ll plan the checks.',
}

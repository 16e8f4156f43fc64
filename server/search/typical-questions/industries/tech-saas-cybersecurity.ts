import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/tech-saas-cybersecurity`. */
export const techSaasCybersecurityQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/tech-saas-cybersecurity#checks-by-role',
    answer:
      'Engineers with production access. Checks: Employment, criminal, address, reference. Repeat: When privilege is raised. Turnaround: Up to 4 weeks (criminal record).',
    asked: [
      'checks for engineers with production access',
      'developers who can change the live system',
    ],
  },
  {
    passage: '/industries/tech-saas-cybersecurity#checks-by-role~1',
    answer:
      'Red team, incident response, research. Checks: The above, past clients, publications. Repeat: With the insurer’s yearly proposal. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['red team checks', 'security researcher screening', 'pentesters'],
  },
  {
    passage: '/industries/tech-saas-cybersecurity#checks-by-role~2',
    answer:
      'Remote hires outside your countries. Checks: Identity, address, bank country, each employer. Repeat: First months, then as risk shows. Turnaround: Up to 10 working days (employers).',
    asked: ['remote hire checks', 'is the remote hire who he says he is'],
  },
  {
    passage: '/industries/tech-saas-cybersecurity#checks-by-role~3',
    answer:
      'Critical sub-processors. Checks: Registry, owners, attestation reports. Repeat: Before the report period opens. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['sub-processor checks', "vendors who process our customers' data"],
  },
  {
    passage:
      '/industries/tech-saas-cybersecurity#will-your-screening-report-satisfy-our-soc-2-auditor',
    answer:
      'It gives what auditors tend to sample: the signed form, the source, the date and the answer. You add your decision and its date, and your auditor decides.',
    asked: [
      'evidence of screening for a SOC audit',
      'auditor asks for background check proof',
      'will vetting reports pass our compliance audit',
      'does your report satisfy our auditor',
      'SOC 2 evidence',
      'our auditor wants evidence about new hires',
    ],
  },
  {
    passage:
      '/industries/tech-saas-cybersecurity#do-you-have-a-security-audit-report-of-your-own-that-we-can-read',
    answer:
      'Yes, we share our SOC 2 Type II report under NDA. Read its scope, period and exceptions as you would with any vendor.',
    asked: [
      'your penetration or audit papers for vendors',
      'vendor security review documents',
      'security questionnaire and SOC for SaaS buyers',
      'your own security audit report',
    ],
  },
  {
    passage: '/industries/tech-saas-cybersecurity#should-we-rescreen-all-engineers-each-year',
    answer:
      'Tie it to privilege instead. Repeat the check when an engineer gains access to customer data, and stop when the access ends.',
    asked: [
      'yearly vetting of developers',
      'repeat checks on software staff with production access',
      'continuous evaluation of engineers',
      'rescreen engineers every year',
    ],
  },
  {
    passage:
      '/industries/tech-saas-cybersecurity#how-do-you-detect-a-remote-hire-who-uses-another-identity',
    answer:
      'We compare identity, address, bank country and each employer, reached through its register. Odd speed or new domains lead to a call before you ship equipment.',
    asked: [
      'North Korean IT workers',
      'impostor remote engineer',
      'laptop farm applicant',
      'remote worker with a false identity',
      'deepfake candidate',
      'he never switches his camera on',
    ],
  },
  {
    passage:
      '/industries/tech-saas-cybersecurity#can-screening-results-feed-our-trust-centre-or-grc-tool',
    answer:
      'Yes, as a status and a date in a file, or through a connection that we build for your tool. Personal details stay in the report, where only the people you name can read them.',
    asked: [
      'sync vetting status to Vanta',
      'compliance automation tool and screening',
      'feed results to a governance platform',
      'GRC tool',
      'trust centre',
    ],
  },
]

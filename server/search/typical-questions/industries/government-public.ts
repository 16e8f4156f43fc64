import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/government-public`. */
export const governmentPublicQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/government-public#checks-by-role',
    answer:
      'Officials below clearance level. Checks: Identity, employment, criminal as law allows. Repeat: By department policy. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for civil servants', 'vetting a council officer'],
  },
  {
    passage: '/industries/government-public#checks-by-role~1',
    answer:
      'Senior and political appointments. Checks: Interests, directorships, watchlist, record. Repeat: On declaration of new interests. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for ministers and political appointees', 'vetting a political appointee'],
  },
  {
    passage: '/industries/government-public#checks-by-role~2',
    answer:
      'Contractor personnel. Checks: The department’s standard, person by person. Repeat: For the life of the contract. Turnaround: Depends on the department’s standard.',
    asked: ['checks for government contractors', 'contractors working in a ministry'],
  },
  {
    passage: '/industries/government-public#checks-by-role~3',
    answer:
      'Bidders, subcontractors and grant recipients. Checks: Registry, owners, officers, exclusion grounds. Repeat: At award, assignment and each instalment. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on bidders in a tender', 'companies that bid for a public contract'],
  },
  {
    passage:
      '/industries/government-public#can-you-run-a-security-clearance-for-our-officials-or-contractors',
    answer:
      'Clearance itself comes from the government alone. We run the checks that come before it, and the checks for roles that need a baseline alone.',
    asked: [
      'vetting for secret government information',
      'can a private firm grant clearance',
      'developed vetting of civil servants',
      'security clearance',
      'SC or DV clearance',
      'can you get our people cleared for secret work',
    ],
  },
  {
    passage:
      '/industries/government-public#may-a-public-tender-require-background-checks-on-the-staff-of-each-bidder',
    answer:
      'Often yes, if the requirement is linked to the contract and proportionate. Describe the standard you need, so that each bidder can choose who does the checks.',
    asked: [
      'demand staff screening in procurement',
      'bidders must vet their employees',
      'tender condition on background checks',
      'background checks in a public tender',
    ],
  },
  {
    passage:
      '/industries/government-public#do-you-accept-orders-from-a-minister-s-office-or-an-adviser',
    answer:
      'We take orders from the contracting body, for a written and lawful purpose. We decline any request to look into the private lives of critics or journalists.',
    asked: [
      "minister's adviser wants to order a report",
      'politically motivated inquiry',
      'who in government may instruct you',
      'order from a politician',
      'investigate a journalist',
      'check on critics of the government',
      'a politician wants to know more about a reporter',
    ],
  },
  {
    passage:
      '/industries/government-public#can-your-reports-be-disclosed-under-freedom-of-information-law',
    answer:
      'Your report keeps source, date and finding apart, so you can disclose one part and protect another. Tell us in advance if a request is likely.',
    asked: [
      'FOI request for your reports',
      'will reports become public under transparency law',
      'freedom of information and screening files',
      'freedom of information request',
    ],
  },
  {
    passage: '/industries/government-public#how-do-you-check-a-bidder-for-conflicts-of-interest',
    answer:
      'We compare owners and officers with the declared interests of your panel, and trace shared companies and addresses. You receive each link with its source, and your panel decides what it means.',
    asked: [
      'bidder is related to an official',
      'collusion between bidders and panel',
      'conflict of interest in public procurement',
      'conflict of interest in procurement',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/academic-education`. */
export const academicEducationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/academic-education#checks-by-role',
    answer:
      'Professors and principal investigators. Checks: Degrees, jobs, retractions, references. Repeat: With each sponsored project. Turnaround: Up to 15 working days (education).',
    asked: ['professor checks', 'vetting a lecturer', 'principal investigator'],
  },
  {
    passage: '/industries/academic-education#checks-by-role~1',
    answer:
      'Postdocs and research staff. Checks: Doctorate, employment, export-control facts. Repeat: If the field of work changes. Turnaround: Up to 15 working days (education).',
    asked: ['postdoc checks', 'research fellow vetting'],
  },
  {
    passage: '/industries/academic-education#checks-by-role~2',
    answer:
      'Visiting scholars and doctoral applicants. Checks: Home institution or degree, funding, watchlist. Repeat: Every visit; once for applicants. Turnaround: Up to 15 working days (education).',
    asked: ['visiting scholar checks', 'guest researcher'],
  },
  {
    passage: '/industries/academic-education#checks-by-role~3',
    answer:
      'Donors and industrial partners. Checks: KYC, owners, source of wealth, public record. Repeat: Prior to naming or renewal. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['university donor checks', 'somebody wants to name a building after a gift'],
  },
  {
    passage:
      '/industries/academic-education#can-you-judge-the-quality-of-a-candidate-s-publications',
    answer:
      'We leave quality to your peer reviewers. We report that a paper exists, who signed it, from where, and whether it has been retracted or corrected.',
    asked: [
      'are the papers of a professor any good',
      'quality of research output',
      "judge a scientist's articles",
      'quality of publications',
    ],
  },
  {
    passage:
      '/industries/academic-education#is-a-degree-from-abroad-harder-to-verify-for-a-faculty-hire',
    answer:
      'It takes another route in each country. Some countries have a national register, some require a signed form, and a merged university’s successor usually keeps the rolls.',
    asked: [
      'PhD from another country for a lecturer',
      "foreign professor's doctorate",
      'verify overseas academics',
      'foreign degree of a professor',
    ],
  },
  {
    passage:
      '/industries/academic-education#what-does-donor-due-diligence-cover-before-we-name-a-building',
    answer:
      'We look at the public source of wealth, companies, courts, sanctions and lists. Your committee then decides whether to accept the gift.',
    asked: [
      'big gift from a businessman to the university',
      'name a hall after a donor',
      'reputation check on philanthropists',
      'name a building after a donor',
      'a rich man wants his name on our library',
    ],
  },
  {
    passage:
      '/industries/academic-education#how-can-we-check-visiting-scholars-fairly-whatever-their-nationality',
    answer:
      'Use one list of questions for all visitors to the same field. We confirm the home institution, the funding and the export-control facts, and you decide on access.',
    asked: [
      'visiting researchers from China',
      'export control and guest scientists',
      'equal treatment of foreign scholars',
      'nationality and visiting scholars',
    ],
  },
  {
    passage:
      '/industries/academic-education#can-you-verify-the-degrees-of-many-doctoral-applicants-at-once',
    answer:
      'Yes. You send one list, and we order each degree from its issuer or national register. You see each result as it comes in, with its source.',
    asked: [
      'hundreds of PhD applications',
      'bulk verification for graduate school',
      "batch of doctoral candidates' diplomas",
    ],
  },
  {
    passage:
      '/industries/academic-education#can-you-verify-the-degrees-of-many-doctoral-applicants-at-once',
    answer:
      'Yes. You send one list, and we order each degree from its issuer or national register.',
    asked: ['degrees of many PhD applicants', 'hundreds of doctoral applicants'],
  },
]

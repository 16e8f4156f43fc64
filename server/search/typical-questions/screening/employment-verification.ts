import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/employment-verification`. */
export const employmentVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/employment-verification',
    answer:
      'We confirm job title, dates and terms with each employer’s HR or payroll team and compare them with the CV, month by month.',
    asked: [
      'what is an employment check',
      'verify past jobs',
      'check work history',
      'previous employer check',
    ],
  },
  {
    passage: '/employment-verification~1',
    answer:
      'Turnaround: 24 hours if online, else up to 10 working days. Period: Three, five or ten years, as you set. Needed: CV, signed authority, employers’ names. Delivered: A timeline with its gaps named.',
    asked: [
      'how many years of work history',
      'what do you need for employment verification',
      'period of employment checked',
    ],
  },
  {
    passage: '/employment-verification#specimen~1',
    answer: 'We look up the company for the years claimed and follow mergers to its successor.',
    asked: [
      'company was merged or renamed',
      'employer taken over',
      'the firm has a new name now',
      'the business was taken over, whom do you ask',
    ],
  },
  {
    passage: '/employment-verification#specimen~2',
    answer: 'We give payroll’s wording exactly, next to the title on the CV.',
    asked: [
      'job title differs from the CV',
      'inflated job title',
      'she called herself director but was an assistant',
      'job title looks exaggerated',
    ],
  },
  {
    passage: '/employment-verification#specimen~3',
    answer: 'We ask for exact days. If the employer gives only months, we report months.',
    asked: [
      'exact employment dates',
      'employer gives only months',
      'the firm remembers only the year',
    ],
  },
  {
    passage: '/employment-verification#specimen~4',
    answer: 'Many employers confirm dates only. We don’t report that as a negative.',
    asked: [
      'employer confirms only dates',
      'is it bad if an employer refuses to say more',
      'the old employer will not say anything beyond the dates',
    ],
  },
  {
    passage: '/employment-verification#who-it-is-for',
    answer:
      'Banks, insurers, airlines and security firms must often keep several years of history and explain gaps, so we follow the period your regulator sets.',
    asked: [
      'how many years of history for banks and airlines',
      'regulator wants five years',
      'how far back must an airline go',
      'bank regulator asks for five years of jobs',
    ],
  },
  {
    passage: '/employment-verification#who-it-is-for~2',
    answer: 'You see in the calendar whether someone held two full-time jobs at once.',
    asked: [
      'does my remote employee work two jobs',
      'overemployment',
      'two full time jobs at once',
      'moonlighting',
      'overemployed remote worker',
      'second job in secret',
      'does he secretly work for someone else too',
    ],
  },
  {
    passage: '/employment-verification#how-it-works',
    answer: 'The candidate gives us written permission to contact each former employer.',
    asked: [
      'permission to contact former employers',
      'does the candidate have to agree',
      'is written permission needed to ring old bosses',
      'does she have to consent before you call previous employers',
    ],
  },
  {
    passage: '/employment-verification#how-it-works~2',
    answer: 'We reach HR teams through published numbers and trace closed companies.',
    asked: [
      'how do you reach a former employer',
      'how do you contact HR',
      'where do you find the number of the HR department',
      'how do you get hold of an old employer',
    ],
  },
  {
    passage: '/employment-verification#how-it-works~3',
    answer: 'We use payslips or tax records where an employer fails to reply.',
    asked: [
      'employer never answers',
      'former boss does not reply',
      'no response from HR',
      'they do not react to our emails at all',
    ],
  },
  {
    passage: '/employment-verification#limits',
    answer:
      'HR files rarely say and employers rarely share it, so ask a referee whose role we have confirmed.',
    asked: [
      'performance at the last job',
      'was he a good worker',
      'quality of work',
      'was his boss happy with him',
    ],
  },
  {
    passage: '/employment-verification#limits~1',
    answer: 'We find jobs left off a CV only through public registers, filings or overlaps.',
    asked: [
      'jobs that are missing from the CV',
      'job left off the CV',
      'hidden job',
      'undeclared employment',
      'he left a job out on purpose',
    ],
  },
  {
    passage: '/employment-verification#limits~2',
    answer:
      'With no employer to ask, we use registrations, invoices and client contracts, and mark them as documents.',
    asked: [
      'how do you verify a freelancer',
      'self employed candidate without an employer',
      'self-employed candidate',
      'freelancer history',
      'how do you check someone who ran his own business',
      'she ran her own shop for years',
      'check the career of a freelancer',
      'freelancer without an employer',
    ],
  },
  {
    passage: '/employment-verification#limits~3',
    answer:
      'A settlement agreement may allow both sides to say only “resigned”, so ask the candidate at the interview.',
    asked: [
      'was she fired',
      'reason why somebody left',
      'why did he leave',
      'reason for leaving',
      'was he fired',
      'why did they let her go',
    ],
  },
  {
    passage: '/employment-verification#turnaround',
    answer:
      'Large employer with a data service. Record used: Licensed payroll database. We need: Authority, staff number. Turnaround: 24 hours if online.',
    asked: ['big employer payroll database time', 'employer uses a payroll provider, how quick'],
  },
  {
    passage: '/employment-verification#turnaround~1',
    answer:
      'Employer with an HR department. Record used: HR file. We need: Authority, dates, manager. Turnaround: 2 to 10 working days; we follow up.',
    asked: [
      'HR department employment check time',
      'how long does HR take to answer you',
      'HR is slow to confirm employment',
    ],
  },
  {
    passage: '/employment-verification#turnaround~2',
    answer:
      'Closed or merged company. Record used: Successor, insolvency office, tax record. We need: Contract, payslips.',
    asked: [
      'old company was sold or closed down',
      'former employer bankrupt, employment proof',
      'the last company went bust, how long will it take',
      'old firm has vanished, proof of employment',
    ],
  },
  {
    passage: '/employment-verification#turnaround~2',
    answer:
      'Closed or merged company. Record used: Successor, insolvency office, tax record. We need: Contract, payslips. Turnaround: Until traced; you see the status.',
    asked: [
      'employer went bankrupt',
      'company does not exist any more',
      'former employer closed',
      'firm dissolved',
      'the company he worked for folded long ago',
    ],
  },
  {
    passage: '/employment-verification#turnaround~3',
    answer:
      'Current employer. Record used: None until the candidate agrees. We need: Separate permission. Turnaround: After the offer is accepted.',
    asked: [
      'when do you contact the current employer',
      'at which point do you ring the present company',
    ],
  },
  {
    passage: '/employment-verification#law',
    answer:
      'A work history compiled for a hiring decision is a consumer report. You give the disclosure and obtain written authorisation first, and adverse action takes two notices. California, New York and other states forbid questions about past pay, so we leave pay out.',
    asked: [
      'may we ask about salary',
      'previous salary',
      'past pay',
      'salary history ban',
      'do you verify salary',
      'how much did he earn before',
      'may we ask what she earned before',
    ],
  },
  {
    passage: '/employment-verification#law~1',
    answer:
      'Most employers have no duty to give a reference, so a reply may confirm dates only. For certified and senior roles in finance, FCA and PRA rules require regulatory references that cover six years. Your lawful basis is usually legitimate interests or a legal obligation.',
    asked: [
      'must British employers give a reference',
      'is a British employer obliged to write a reference',
    ],
  },
  {
    passage: '/employment-verification#law~1',
    answer:
      'Most employers have no duty to give a reference, so a reply may confirm dates only. For certified and senior roles in finance, FCA and PRA rules require regulatory references that cover six years.',
    asked: [
      'regulatory reference',
      'FCA reference six years',
      'must an employer give a reference in the UK',
    ],
  },
  {
    passage: '/employment-verification#law~2',
    answer:
      'You need a lawful basis for each item, and the candidate must be told. Directive (EU) 2023/970 bars questions about past pay and was due in national law by 7 June 2026, so check whether your country has transposed it.',
    asked: [
      'may we ask for salary history',
      'pay transparency directive',
      'salary question in Europe',
    ],
  },
  {
    passage: '/employment-verification#law~3',
    answer:
      'We contact a current employer only with separate permission, usually after the offer is accepted.',
    asked: [
      'contact with the present employer only with permission',
      'is a special permission needed for the present company',
    ],
  },
  {
    passage: '/employment-verification#will-the-present-employer-find-out',
    answer:
      'We contact them only after your candidate agrees to that contact in writing. Until then your report says “not approached” and gives the date of the instruction.',
    asked: [
      'does my boss get a call during the check',
      'will you ring the company where I still work',
      'keep the current job out of the employment check',
      "will my candidate's employer notice",
      'does the current employer find out',
      'secret job search',
      'will they hear at his work that he wants to leave',
    ],
  },
  {
    passage: '/employment-verification#what-counts-as-a-gap',
    answer:
      'You set the length, and one to three months is a common rule. Study, care, illness or travel may explain a gap, and we leave medical details out.',
    asked: [
      'how long may a break in employment be',
      'what is an unexplained period in a resume',
      'is maternity leave treated as a gap',
      'how long may a gap be',
      'what is a gap in employment',
      'career break',
      'gap year',
      'parental leave in the CV',
      'half a year without a job on the CV',
      'she had a baby and stayed home',
    ],
  },
  {
    passage:
      '/employment-verification#do-you-use-payroll-databases-such-as-those-of-large-verifiers',
    answer:
      'Where an employer has outsourced verification, yes, and we name the database as the source. We ask the employer if the data are disputed.',
    asked: [
      'do you use The Work Number',
      'is payroll data a source for employment verification',
      'where do employment dates come from if HR is outsourced',
      'payroll database',
      'Equifax',
    ],
  },
  {
    passage: '/employment-verification#can-a-payslip-stand-in-for-a-reply',
    answer:
      'Yes, and we mark it as a document supplied by the candidate. You see which months rest on documents and which the employer confirmed.',
    asked: [
      'employer does not respond, is a wage slip enough',
      'are pay stubs accepted as proof of a job',
      'documents instead of an answer from HR',
      'payslips instead of an answer',
      'are payslips enough',
      "can a wage slip replace the employer's answer",
      'he can only show wage slips',
    ],
  },
  {
    passage: '/employment-verification#can-you-use-tax-or-social-insurance-histories',
    answer:
      'Yes, where the candidate may obtain the record and agrees to share it. It shows who paid and when, but rarely the job title.',
    asked: [
      'can tax records prove past jobs',
      'P60 or social security statement as evidence',
      'use of government earnings history',
      'tax records as proof of work',
      'social security statement',
      'HMRC history',
      'would a statement from the tax office do',
    ],
  },
  {
    passage: '/employment-verification#how-do-you-stop-a-friend-posing-as-the-employer',
    answer:
      'We look up each employer in registers and call its published number, and we set aside any number that comes from the candidate.',
    asked: [
      'what if a buddy pretends to be the old boss',
      'fake company phone numbers on a CV',
      'how do you make sure that you speak to the real employer',
      'friend pretends to be the boss',
      'fake employer',
      'fake reference number',
      "candidate gives a friend's number",
      'how do you know it is not his flatmate on the line',
    ],
  },
  {
    passage: '/employment-verification#are-internships-and-agency-assignments-covered',
    answer:
      'Yes. For agency work the payroll employer confirms the dates, and we name the place of assignment if it replies as well.',
    asked: [
      'are temp jobs verified',
      'does an apprenticeship or internship get confirmed',
      'work through a staffing firm, who confirms it',
      'internship',
      'temp work through an agency',
      'agency job confirmed',
      'she only worked through an agency',
    ],
  },
  {
    passage: '/employment-verification#specimen',
    answer:
      'This sample shows one employer; your report repeats the sheet for each one and adds a calendar of them all.',
    asked: ['what is on an employment report'],
  },
  {
    passage: '/employment-verification#specimen~5',
    answer: 'We list the differences, so you can raise them at the interview.',
    asked: ['which questions should we ask at the interview'],
  },
  {
    passage: '/employment-verification#how-it-works~1',
    answer: 'We lay out the claimed jobs and mark the gaps and overlaps.',
    asked: ['timeline of jobs with gaps'],
  },
  {
    passage: '/employment-verification#how-it-works~4',
    answer: 'You see which months are confirmed by employers, documented or unproved.',
    asked: ['which months are proved'],
  },
]

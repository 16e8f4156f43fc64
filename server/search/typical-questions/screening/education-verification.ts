import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/education-verification`. */
export const educationVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/education-verification',
    answer:
      'We confirm degrees, diplomas and professional licences with the body that issued them. You see the claim and the record side by side.',
    asked: [
      'what is an education check',
      'verify a diploma',
      'degree verification',
      "check someone's qualifications",
    ],
  },
  {
    passage: '/education-verification~1',
    answer:
      'Turnaround: 24 hours if online, else up to 15 working days. Asked: Registrar, board or national register. Needed: Certificate, student name, signed release. Delivered: Confirmed award beside the claimed one.',
    asked: [
      'what do you need to verify a degree',
      'documents for an education check',
      'who do you ask about a degree',
    ],
  },
  {
    passage: '/education-verification#specimen~1',
    answer: 'Registers use the student’s name at the time, so we ask under that name and tell you.',
    asked: [
      'name changed since graduation',
      'married name on diploma',
      'student name at that time',
      'she got married after college',
    ],
  },
  {
    passage: '/education-verification#specimen~2',
    answer: 'We check that the institution was recognised in the year of the award.',
    asked: [
      'was the university recognised',
      'accreditation of the school',
      'is it a proper university at all',
    ],
  },
  {
    passage: '/education-verification#specimen~3',
    answer: 'We report every difference. You decide whether it matters for the role.',
    asked: [
      'grade differs from the CV',
      'degree class is different',
      'wrong graduation year',
      'he says first class but it was a second',
    ],
  },
  {
    passage: '/education-verification#specimen~4',
    answer:
      'We look up the registrar’s contact ourselves, because forged certificates carry false numbers.',
    asked: [
      'forged certificate with a false phone number',
      'do you use the phone number on the certificate',
      'fake diploma',
      'the certificate looks home-made',
      'does the reply really come from the university',
      'could a forger answer in place of the university',
    ],
  },
  {
    passage: '/education-verification#who-it-is-for',
    answer:
      'You hire engineers, nurses, teachers or auditors whose right to practise depends on a named qualification or licence.',
    asked: [
      'who needs degree checks',
      'check of engineers and nurses',
      'professions with a licence',
    ],
  },
  {
    passage: '/education-verification#who-it-is-for~1',
    answer:
      'Your admissions team needs to know that an earlier award is genuine before it offers a place.',
    asked: [
      'check of earlier degrees for admissions',
      'check of A levels and first degrees before admission',
    ],
  },
  {
    passage: '/education-verification#who-it-is-for~2',
    answer: 'You need to see that a driving licence is valid and covers the vehicle.',
    asked: [
      'driving licence check',
      "is a driver's licence valid",
      'does the licence cover the van or truck',
      'is this driving licence genuine',
    ],
  },
  {
    passage: '/education-verification#how-it-works',
    answer: 'The graduate signs a release in the wording that the institution accepts.',
    asked: [
      'does the graduate have to sign a release',
      'permission for degree check',
      'what does the graduate sign',
      'does the student have to consent to the degree check',
    ],
  },
  {
    passage: '/education-verification#how-it-works~3',
    answer: 'We compare every detail with the claim: title, subject, class, dates and status.',
    asked: [
      'which details of a degree do you compare',
      'do you check the grade',
      'do you compare the class of degree and the subject',
      'is the final mark verified',
    ],
  },
  {
    passage: '/education-verification#limits',
    answer:
      'A confirmed award shows that a school’s requirements were met then, so use a test or a referee to judge present skill.',
    asked: [
      'does a degree show that someone is good at the job',
      'does a degree prove skill',
      'is someone competent',
    ],
  },
  {
    passage: '/education-verification#limits~1',
    answer:
      'Recognition centres compare a degree with your national levels, and we can pass the confirmed record on to one.',
    asked: [
      'is a foreign degree equal to ours',
      'equivalence of degrees',
      'recognition of foreign qualifications',
      'is her bachelor from abroad worth the same here',
    ],
  },
  {
    passage: '/education-verification#limits~2',
    answer:
      'If records were lost or a school closed, we report our attempts and any successor archive, and mark the award unconfirmed.',
    asked: [
      'records burned or lost',
      'the school lost its archive',
      'fire destroyed the student records',
      'university cannot find the file',
    ],
  },
  {
    passage: '/education-verification#turnaround',
    answer:
      'National degree register. How we ask: Online query. Graduate provides: Release, award number if known. Turnaround: 24 hours if online.',
    asked: ['national degree register online', 'central degree database lookup'],
  },
  {
    passage: '/education-verification#turnaround~3',
    answer:
      'School leaving board. How we ask: Examination board. Graduate provides: Candidate number, year. Turnaround: 3 to 15 working days, often with a fee.',
    asked: [
      'high school diploma check',
      'A levels verification',
      'school leaving certificate',
      'GCSE check',
    ],
  },
  {
    passage: '/education-verification#turnaround~4',
    answer:
      'Professional or driving licence. How we ask: Register of the licensing body. Graduate provides: Licence number. Turnaround: 24 hours if online.',
    asked: [
      'professional licence turnaround',
      'driver licence lookup',
      'how quick is a check of a professional licence',
      'check a driver licence number',
    ],
  },
  {
    passage: '/education-verification#turnaround~5',
    answer: 'We show you any register fee before you order.',
    asked: [
      'charge for registry of degrees',
      'register fee for a degree',
      'extra fee of the university',
    ],
  },
  {
    passage: '/education-verification#law',
    answer:
      'Schools may publish directory information such as degrees and dates, but they need the student’s written consent for most other records. When we compile a consumer report for hiring, the FCRA adds disclosure, authorisation and adverse action steps.',
    asked: [
      'student consent for American schools',
      'FERPA',
      'student privacy law in the US',
      'do American universities need consent',
    ],
  },
  {
    passage: '/education-verification#law~1',
    answer:
      'Universities and the national degree verification service usually reply only with the graduate’s signed authorisation. You still need a lawful basis under UK GDPR, often legitimate interests.',
    asked: [
      'UK universities need authorisation',
      'HEDD',
      'lawful basis for degree checks in the UK',
    ],
  },
  {
    passage: '/education-verification#law~1',
    answer: 'Professional registers, such as those of nurses and doctors, are open to the public.',
    asked: [
      'is the nursing register public',
      'doctors register public',
      'can anyone look up a nurse on the register',
    ],
  },
  {
    passage: '/education-verification#law~2',
    answer:
      'You need a lawful basis, often legitimate interests, and should ask only for the award that the role requires. In some states a national register answers us; in others the graduate applies for a confirmation and passes it on.',
    asked: [
      'degree check in Europe law',
      'GDPR and education check',
      'what does the GDPR say about checking diplomas',
    ],
  },
  {
    passage: '/education-verification#law~3',
    answer:
      'Some institutions accept only a release in their language or with an ink signature, so we give the candidate the right form.',
    asked: [
      'release form in the local language with a wet signature',
      'ink signature',
      'release form in another language',
      'university wants its own form',
    ],
  },
  {
    passage: '/education-verification#does-an-apostille-prove-a-degree',
    answer:
      'An apostille certifies the signature or seal on a document and leaves open whether the content is true, so we still ask the register.',
    asked: [
      'is a notarised or apostilled diploma enough',
      'does a legalised certificate mean the degree is real',
      'my degree has an apostille, do you still verify',
      'apostille proof',
      'is an apostille enough',
      'diploma has an apostille',
      'there is a stamp from the ministry on the back of the diploma',
    ],
  },
  {
    passage: '/education-verification#how-do-you-recognise-a-degree-mill',
    answer:
      'We look up whether the school was entitled to make that award at the time, and we disregard accreditors that exist only for such schools.',
    asked: [
      'how are fake universities detected',
      'can you spot a bought diploma',
      'is this accreditation mill known to you',
      'diploma mill',
      'fake university',
      'bogus college',
      'bought degree',
      'can you tell if a school is fake',
      'he bought his degree online',
      'some school nobody has heard of',
    ],
  },
  {
    passage: '/education-verification#do-you-check-every-degree-on-a-cv',
    answer:
      'Your policy decides. A common rule is the highest award and any award the role requires, which is easier to defend as proportionate.',
    asked: [
      'only the highest degree or all of them',
      'which qualifications on the resume get verified',
      'should we confirm each diploma',
      'check all degrees or only the highest',
      'how many qualifications should we verify',
    ],
  },
  {
    passage: '/education-verification#what-if-the-candidate-left-before-finishing',
    answer:
      'We can usually confirm attendance with its dates, and your report then says “attended”, which may be exactly what the CV claimed.',
    asked: [
      'candidate dropped out of university',
      'can you confirm studies without graduation',
      'never finished the degree, what will the report say',
      'dropped out of university',
      'never graduated',
      'unfinished degree',
      'he never finished his studies',
    ],
  },
  {
    passage: '/education-verification#can-you-confirm-professional-licences-too',
    answer:
      'Yes, where the licensing body keeps a register: we confirm the number, status and expiry date, and any published restriction on practice.',
    asked: [
      'do you check nursing or engineering licences',
      'is a professional registration verified too',
      'confirm that a certificate to practise is current',
      'can you verify a medical licence',
      'professional registration check',
      'nurse registration',
      'lawyer admission',
      'expired licence',
      'is she still allowed to work as a nurse',
    ],
  },
  {
    passage: '/education-verification#could-someone-else-have-sat-the-examination',
    answer:
      'A register shows a name and sometimes a date of birth. We can add an identity check if impersonation is a risk for the role.',
    asked: [
      'what if another person took the exam for him',
      'exam fraud by impersonation',
      'can a register prove it was really this person',
      'someone else took the exam',
      'impersonation at the exam',
    ],
  },
  {
    passage: '/education-verification#what-happens-if-the-institution-has-closed',
    answer:
      'We look for the archive or ministry that took over its records. Your report lists each attempt and marks the award unconfirmed if we find nothing.',
    asked: [
      'the college does not exist anymore',
      'my school was merged, how is the diploma confirmed',
      'records of a university that went bankrupt',
      'university no longer exists',
      'school shut down',
      'closed college',
      'what if the uni closed years ago',
      'bankrupt school degree',
      'the college went under in the nineties and nobody has the files',
      'where do the records go when a school folds',
    ],
  },
  {
    passage: '/education-verification#specimen',
    answer:
      'This sample shows the claim and the record together, so you can spot a difference at once.',
    asked: ['what is on a degree report'],
  },
  {
    passage: '/education-verification#who-it-is-for~3',
    answer: 'You find a false degree or an expired licence before your client does.',
    asked: ['recruiter wants to avoid a fake degree on the shortlist'],
  },
  {
    passage: '/education-verification#how-it-works~1',
    answer: 'We take the details from the CV and check that the school was recognised.',
    asked: ['was the school recognised'],
  },
  {
    passage: '/education-verification#how-it-works~2',
    answer: 'We look up the registrar or licensing body in an independent source.',
    asked: ['where do you find the contact of the university'],
  },
  {
    passage: '/education-verification#how-it-works~4',
    answer: 'The candidate can explain a difference before you get the report.',
    asked: ['can the graduate explain a difference'],
  },
  {
    passage: '/education-verification#turnaround~1',
    answer:
      'University with online service. How we ask: Its verification service. Graduate provides: Release, student number. Turnaround: 24 hours if online.',
    asked: ['university with a verification service, how fast'],
  },
  {
    passage: '/education-verification#turnaround~2',
    answer:
      'University that replies in writing. How we ask: Registrar’s office. Graduate provides: Release in the office’s wording. Turnaround: 3 to 15 working days.',
    asked: ['university answers only by letter, how long'],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/resume-ranking`. */
export const resumeRankingQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/resume-ranking',
    answer:
      'We rank CVs (resumes) by the criteria you set and quote the evidence for each. Your recruiters decide; the model rejects nobody.',
    asked: ['what is resume ranking', 'rank CVs', 'sort applicants', 'CV screening tool'],
  },
  {
    passage: '/resume-ranking~1',
    answer:
      'Reads: CVs and forms; names and faces removed. Decides: A recruiter, for every applicant. Needed: Job criteria, past CVs, outcomes. Delivered: Ranked list with quoted evidence.',
    asked: [
      'what does the ranking need',
      'what is removed from a CV',
      'what does the CV ranking see',
    ],
  },
  {
    passage: '/resume-ranking#specimen~1',
    answer: 'You fix the criteria before the first CV is read. A change starts a new version.',
    asked: ['can we change the criteria later', 'change criteria after the deadline'],
  },
  {
    passage: '/resume-ranking#specimen~4',
    answer: 'Applicants within the margin of error form one group. Read the whole group.',
    asked: ['two applicants with nearly the same score', 'two applicants are nearly equal'],
  },
  {
    passage: '/resume-ranking#who-it-is-for~1',
    answer:
      'You have to show that you assessed all applicants against the same criteria in the same order.',
    asked: ['ranking for public employers', 'ranking for a town hall'],
  },
  {
    passage: '/resume-ranking#how-it-works~1',
    answer: 'You tell applicants that ranking is used and how to ask for a review.',
    asked: [
      'do we have to tell applicants about AI',
      'must applicants be told that software ranks them',
    ],
  },
  {
    passage: '/resume-ranking#how-it-works~4',
    answer: 'We measure precision, recall and rank error on CVs kept aside.',
    asked: ['how do you test the ranking', 'quality test of the ranking'],
  },
  {
    passage: '/resume-ranking#how-it-works~5',
    answer: 'We compare selection rates between groups of applicants, vacancy by vacancy.',
    asked: [
      'is the tool biased',
      'discrimination by the algorithm',
      'does it disadvantage women',
      'adverse impact',
      'will women come out worse',
    ],
  },
  {
    passage: '/resume-ranking#how-it-works~6',
    answer: 'Your recruiters decide, and we check for drift in each cycle.',
    asked: ['who decides about applicants', 'do recruiters stay in charge'],
  },
  {
    passage: '/resume-ranking#limits',
    answer:
      'We offer no figure for personality, honesty, fit or future performance, because a CV shows claims about the past.',
    asked: ['does it predict job performance', 'personality score', 'who will be the best worker'],
  },
  {
    passage: '/resume-ranking#limits~1',
    answer:
      'A ranking takes the CV at its word, so verify degrees and jobs of your finalists afterwards.',
    asked: [
      'does the ranking check whether the CV is true',
      'lies in a CV',
      'what if somebody invents his jobs on the CV',
    ],
  },
  {
    passage: '/resume-ranking#limits~2',
    answer:
      'The model may underrate career changers and translated CVs, so a recruiter reads a random sample from the lower groups.',
    asked: ['career changers ranked too low', 'unusual CVs', 'her path is unusual'],
  },
  {
    passage: '/resume-ranking#limits~3',
    answer:
      'Where there are few applicants, we print the count and leave the conclusion open, because a ratio means little.',
    asked: ['few applicants, fairness', 'only five applicants, can you test fairness'],
  },
  {
    passage: '/resume-ranking#stages~1',
    answer:
      'Test on past jobs. Produces: Error on past vacancies. You bring: CVs and outcomes, lawfully held. Ends when: You accept the errors.',
    asked: ['test on past vacancies', 'try it on jobs we filled already'],
  },
  {
    passage: '/resume-ranking#stages~2',
    answer:
      'Independent audit. Produces: Impact ratios, summary. You bring: Auditor of your choice. Ends when: The summary can be published.',
    asked: ['independent bias audit', 'external bias auditor'],
  },
  {
    passage: '/resume-ranking#law',
    answer:
      'Discrimination law covers tools as it covers people. New York City Local Law 144 requires an independent bias audit within the past year, a published summary and notice ten business days before use. Illinois has required notice of AI use since January 2026; Colorado’s replacement act, SB 26-189, is due on 1 January 2027.',
    asked: ['New York bias audit', 'Local Law 144', 'Illinois AI notice', 'Colorado AI act'],
  },
  {
    passage: '/resume-ranking#law~1',
    answer:
      'Articles 22A to 22D of the UK GDPR, added by the Data (Use and Access) Act 2025, set safeguards for automated decisions. The ICO says recruiters should assess the impact, tell applicants and test for bias. The Equality Act 2010 applies to the outcome of your selection as well.',
    asked: [
      'ICO guidance on AI recruitment',
      'UK law for ranking applicants',
      'British rules for AI in recruiting',
    ],
  },
  {
    passage: '/resume-ranking#law~2',
    answer:
      'Systems that filter or evaluate applicants are high-risk under Annex III. After the 2026 omnibus the duties are due from 2 December 2027, for us as provider and for you as deployer, who must also inform workers and their representatives (Article 26(7)). Under Article 22 of the GDPR, a recruiter has to make the decision with real attention.',
    asked: ['AI act and recruitment', 'is CV ranking high risk', 'when do AI act duties start'],
  },
  {
    passage: '/resume-ranking#can-it-reject-applicants-below-a-threshold',
    answer:
      'The system lacks such a setting, so an unread application stays in the list, marked as unread, until your recruiter opens it.',
    asked: [
      'does the ranking auto reject people',
      'knockout score for applications',
      'can the tool screen out low scores without a person',
      'does it reject people automatically',
      'knock-out threshold',
      'auto reject',
      'does it throw people out all by itself',
      'who has the last word about an applicant',
    ],
  },
  {
    passage: '/resume-ranking#does-it-analyse-video-or-voice',
    answer:
      'We read text only, and inferring emotions at work from biometric data is prohibited in the EU, with narrow exceptions.',
    asked: [
      'are interviews on video analysed',
      'do you detect emotions of applicants',
      'voice analysis in hiring',
      'video interview analysis',
      'does it analyse my voice or face',
      'does it judge how I speak in the video',
    ],
  },
  {
    passage: '/resume-ranking#is-it-trained-on-our-past-hires',
    answer:
      'We use past hires only to find errors; past choices reflect past preferences, so the criteria come from the job itself.',
    asked: [
      'does the model learn from who we hired before',
      'bias from past hiring data',
      'training data of the cv ranking',
      'do you train on our past hires',
      'does it copy whom we took in the past',
    ],
  },
  {
    passage: '/resume-ranking#what-may-an-applicant-ask-for',
    answer:
      'Applicants may ask whether ranking was used, what the main criteria were, and for a human review or a correction.',
    asked: [
      'rights of an applicant when a model ranks CVs',
      'can I ask why I was ranked low',
      'does an applicant get told about the ranking',
      'what can an applicant demand',
      'rights of applicants about ranking',
      'an applicant asks how he was ranked',
    ],
  },
  {
    passage: '/resume-ranking#can-an-applicant-opt-out',
    answer:
      'Yes, if you offer it, and we suggest you do: a recruiter then reads that CV on its own, outside the ranking.',
    asked: [
      'can someone ask to be excluded from the automated ranking',
      'refuse algorithmic sorting of my application',
      'manual reading instead of ranking',
      'opt out of AI screening',
      'applicant does not want AI',
      'I do not want a machine to read my CV',
    ],
  },
  {
    passage: '/resume-ranking#specimen~2',
    answer: 'Other fields can hint at these, so we also run the impact test below.',
    asked: ['are names and ages hidden from the ranking'],
  },
  {
    passage: '/resume-ranking#specimen~3',
    answer: 'A criterion with no quotation counts as not evidenced; a recruiter can ask.',
    asked: ['criterion without evidence in the CV'],
  },
  {
    passage: '/resume-ranking#specimen~5',
    answer: 'We store the recruiter’s reason, whether or not it agrees with the ranking.',
    asked: ['can a recruiter disagree with the ranking'],
  },
  {
    passage: '/resume-ranking#who-it-is-for',
    answer: 'You get hundreds of CVs for one job and can’t read the last ones properly.',
    asked: ['too many applications to read'],
  },
  {
    passage: '/resume-ranking#who-it-is-for~2',
    answer: 'You already use a ranking tool and find its choices hard to explain to applicants.',
    asked: ["our tool can't explain its choices"],
  },
  {
    passage: '/resume-ranking#how-it-works',
    answer: 'You write the criteria from the duties, and your team weighs them.',
    asked: ['who writes the criteria'],
  },
  {
    passage: '/resume-ranking#how-it-works~2',
    answer: 'We check past CVs for gaps and for traces of old prejudice.',
    asked: ['old prejudice in past hires'],
  },
]

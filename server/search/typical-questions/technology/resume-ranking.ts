import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/resume-ranking`. */
export const resumeRankingQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/resume-ranking#can-it-reject-applicants-below-a-threshold',
    answer:
      'The system lacks such a setting, so an unread application stays in the list, marked as unread, until your recruiter opens it.',
    asked: [
      'does the ranking auto reject people',
      'knockout score for applications',
      'can the tool screen out low scores without a person',
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
    ],
  },
]

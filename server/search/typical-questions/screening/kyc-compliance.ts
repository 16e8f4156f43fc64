import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/kyc-compliance`. */
export const kycComplianceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/kyc-compliance#can-we-rely-on-your-files-in-law',
    answer:
      'Treat it as outsourcing: you remain responsible, so we attach every extract for you to judge.',
    asked: [
      'can we delegate KYC to you legally',
      'are we still liable if you do the checks',
      'reliance on a third party for customer due diligence',
    ],
  },
  {
    passage: '/kyc-compliance#at-which-percentage-do-you-stop',
    answer:
      'We stop at the threshold of your law or your policy, whichever is lower, and we look for control by other means at any percentage.',
    asked: [
      'what ownership threshold do you use',
      '25 percent owners only?',
      'down to which shareholding do you look',
    ],
  },
  {
    passage: '/kyc-compliance#how-do-you-verify-identity-at-a-distance',
    answer:
      'We check document authenticity, make a live comparison where your customer agrees, or use an electronic identity scheme. The file names the method, since some regulators list those they accept.',
    asked: [
      'remote identification of customers',
      'video ident or selfie for onboarding',
      'how to confirm who a client is online',
    ],
  },
  {
    passage: '/kyc-compliance#what-if-no-owner-can-be-identified',
    answer:
      'We write down the steps we took and record the senior managing official instead, as many laws provide.',
    asked: [
      'no one owns more than a quarter, what then',
      'ownership is unclear, who goes in the file',
      'beneficial owner cannot be found',
    ],
  },
  {
    passage: '/kyc-compliance#can-you-clear-our-review-backlog',
    answer:
      'Yes, we sort the files by risk and age with you, renew the riskiest first and mark customers who have stopped replying.',
    asked: [
      'we are behind with periodic reviews of customers',
      'help with a pile of old customer files',
      'remediation of outdated KYC files',
    ],
  },
  {
    passage: '/kyc-compliance#do-you-file-suspicion-reports',
    answer:
      'Your officer files them, because the duty is personal, and we supply the facts and the time we found them.',
    asked: [
      'do you submit SARs for us',
      'who reports suspicious transactions',
      'money laundering report to the authority',
    ],
  },
  {
    passage: '/kyc-compliance#how-often-should-a-file-be-renewed',
    answer:
      'Your policy sets the interval by rating, and we remind you before the date or when an owner or a list changes.',
    asked: [
      'how frequently must customer data be refreshed',
      'periodic review interval of KYC',
      'reminders when a customer file is due',
    ],
  },
]

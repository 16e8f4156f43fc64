import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/glossary`. */
export const glossaryQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/glossary#adverse-action',
    answer:
      'A decision against you that rests on a consumer report, such as turning down an application. The employer must send you a notice that names the agency and explains how you can dispute the report.',
    asked: ['what is an adverse action letter'],
  },
  {
    passage: '/glossary#barred-list',
    answer:
      'A list of people who may not work with children or with vulnerable adults. You can have it searched only as part of an Enhanced DBS check for a role that qualifies.',
    asked: ['who is on a barred list'],
  },
  {
    passage: '/glossary#bpss',
    answer:
      'The set of checks for people who work with UK government assets: identity, right to work, employment history and unspent convictions. You need it for many public contracts, and it comes before security clearance.',
    asked: ['BPSS meaning'],
  },
  {
    passage: '/glossary#dbs',
    answer:
      'The body that issues criminal record certificates in England and Wales, at Basic, Standard and Enhanced level. The role decides which level you may ask for.',
    asked: ['what does DBS stand for'],
  },
  {
    passage: '/glossary#pre-adverse-action',
    answer:
      'The notice you send before you decide against an applicant because of a consumer report. It comes with a copy of the report and a summary of rights, so that the applicant can reply first.',
    asked: ['notice before rejecting an applicant in the US'],
  },
  {
    passage: '/glossary#spent-conviction',
    answer:
      'A conviction that the person no longer has to disclose after a period set by law. You may ask about it only for exempt roles, for instance in schools, health care and finance.',
    asked: ['when must a conviction no longer be disclosed'],
  },
]

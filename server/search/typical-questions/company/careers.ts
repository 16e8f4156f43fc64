import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/careers`. */
export const careersQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/careers#do-i-need-a-background-in-screening-or-compliance',
    answer:
      'You can start without one, because we teach you to read the answers. Archivists, nurses, court clerks and translators make good analysts, because they know how records come about.',
    asked: [
      'can I apply as an analyst with no experience in vetting',
      'do you train new people from other professions',
      'is a compliance career required for your jobs',
    ],
  },
  {
    passage: '/careers#will-a-gap-in-my-cv-or-an-old-conviction-end-my-application',
    answer:
      'Gaps are common, and neither one ends your application by itself. If the law lets us ask about a record, we look at its age and the job, and you can explain it before we decide.',
    asked: [
      'will unemployment on my resume hurt my chances of a job at your company',
      'can I work for you with a criminal past',
      'do you turn down job seekers with a record',
    ],
  },
  {
    passage: '/careers#do-you-use-software-to-sort-or-score-applications',
    answer:
      'We read every application ourselves. Ranking models help our clients with large numbers of applicants, and ours are few enough to read.',
    asked: [
      'is my job application to Certavia read by a human',
      'does an algorithm sort the CVs you receive for your own openings',
      'who reads my resume when I apply to you',
    ],
  },
  {
    passage: '/careers#can-i-work-from-home-or-from-another-country',
    answer:
      'Each opening names its place of work. If it says remote, ask us about your country first, because some records we handle must stay where they are.',
    asked: [
      'is home office possible in your jobs',
      'can I do your job from abroad',
      'are your positions hybrid or on site',
    ],
  },
  {
    passage: '/careers#hiring~1',
    answer:
      'Tell us on one page what you have done and what you’d like to do here, and leave out a photo.',
    asked: [
      'should I add a photograph to my application',
      'how long should my cover letter be',
      'what to send when applying for a job with you',
    ],
  },
  {
    passage: '/careers#hiring~2',
    answer:
      'Two of us review your application separately, write down our reasons and then compare notes.',
    asked: ['who reviews job applicants at Certavia'],
  },
  {
    passage: '/careers#hiring~3',
    answer:
      'You spend an hour with the team, and we ask every applicant for the role the same questions.',
    asked: ['how long is the job interview', 'what questions come in your interview'],
  },
  {
    passage: '/careers#hiring~4',
    answer:
      'You do a short task with invented data, and we tell you in advance how we’ll assess it.',
    asked: ['is there a test task in your recruiting', 'take home assignment for applicants'],
  },
  {
    passage: '/careers#hiring~5',
    answer:
      'You get our offer in writing, with pay, place and hours, on condition that the check confirms your application.',
    asked: ['do I get a written offer', 'salary in the offer letter'],
  },
  {
    passage: '/careers#hiring~6',
    answer:
      'We check only what the position needs, and you sign first where the law or the source requires it.',
    asked: ['do you screen your own new hires', 'will I be vetted if I join you'],
  },
  {
    passage: '/careers#hiring',
    answer:
      'You go through six steps from application to first day, and you hear from us after each one.',
    asked: ['what are the stages of your hiring process', 'how many interviews before I get hired'],
  },
  {
    passage: '/careers#our-own-checks',
    answer:
      'We screen our own staff with the checks their role needs, after an offer and in the same form our clients use.\nYou see which sources we’ll ask and get the report first. If something is wrong, we correct it with the source, and if it’s right, we talk with you about whether it matters for the job.',
    asked: ['are your own employees background checked', 'who checks the checkers'],
  },
  {
    passage: '/careers#the-work~3',
    answer:
      'We work Mon to Fri, 09:00 to 17:00, and we expect messages from you only within those hours.',
    asked: [
      'overtime and evening emails at your company',
      'working hours for your staff',
      'work life balance at Certavia',
    ],
  },
]

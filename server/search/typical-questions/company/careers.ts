import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/careers`. */
export const careersQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/careers',
    answer:
      'We hire analysts, engineers, data scientists and operations staff for four teams. You’ll fit in if you like to check things properly and write down why.',
    asked: [
      'what kind of people do you hire',
      'jobs at Certavia',
      'which teams are there',
      'who fits into your team',
    ],
  },
  {
    passage: '/careers#hiring',
    answer:
      'You go through six steps from application to first day, and you hear from us after each one.',
    asked: [
      'what are the stages of your hiring process',
      'how many interviews before I get hired',
      'how many steps has your hiring process',
      'recruitment process at your company',
      'stages from application to first day',
      'how long is your application process',
      'what happens between my application and my first day with you',
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
      'how do I apply for a job',
      'what should my application contain',
      'do I need a photo',
      'cover letter length',
      'should I send a photo and a long letter',
    ],
  },
  {
    passage: '/careers#hiring~2',
    answer:
      'Two of us review your application separately, write down our reasons and then compare notes.',
    asked: [
      'who reviews job applicants at Certavia',
      'who reads my application',
      'how do you review applicants',
    ],
  },
  {
    passage: '/careers#hiring~3',
    answer:
      'You spend an hour with the team, and we ask every applicant for the role the same questions.',
    asked: [
      'how long is the job interview',
      'what questions come in your interview',
      'what is the job interview like',
      'how long is the interview',
      'which questions do you ask in interviews',
      'number of interviews',
      'how many rounds of interviews are there',
      'how many interviews do I have',
    ],
  },
  {
    passage: '/careers#hiring~4',
    answer:
      'You do a short task with invented data, and we tell you in advance how we’ll assess it.',
    asked: [
      'is there a test task in your recruiting',
      'take home assignment for applicants',
      'is there a test or an assignment',
      'trial task for applicants',
      'coding test',
      'will I have to solve a task',
    ],
  },
  {
    passage: '/careers#hiring~5',
    answer:
      'You get our offer in writing, with pay, place and hours, on condition that the check confirms your application.',
    asked: [
      'do I get a written offer',
      'salary in the offer letter',
      'what will be in my job offer',
      'when do I get an offer',
      'do you tell me the pay in writing',
    ],
  },
  {
    passage: '/careers#hiring~6',
    answer:
      'We check only what the position needs, and you sign first where the law or the source requires it.',
    asked: [
      'do you screen your own new hires',
      'will I be vetted if I join you',
      'what do you check about new colleagues',
      'background check of your own applicants',
    ],
  },
  {
    passage: '/careers#our-own-checks',
    answer:
      'We screen our own staff with the checks their role needs, after an offer and in the same form our clients use.\nYou see which sources we’ll ask and get the report first. If something is wrong, we correct it with the source, and if it’s right, we talk with you about whether it matters for the job.',
    asked: [
      'are your own employees background checked',
      'who checks the checkers',
      'do you screen your own employees',
      'will I be background checked when I join you',
      'do you check your own staff',
      'when are your own employees checked',
      'do you practise on your own people what you sell',
      'will you look into me before I start working for you',
      'am I going to be checked when you hire me',
    ],
  },
  {
    passage: '/careers#our-own-checks',
    answer:
      'When: After the offer. Asked: Identity, education, last employers. Not asked: Credit, health, social media. Who sees it first: You.',
    asked: [
      'do you check credit or social media of your applicants',
      'what is asked in your own staff screening',
      'which checks do your own employees go through',
      'will you look at my bank account or Instagram if I join you',
    ],
  },
  {
    passage: '/careers#the-work',
    answer: 'We hold back an answer that could be about two people, even when a deadline is close.',
    asked: [
      'what matters most in your work',
      'culture at your company',
      'what do you value at work',
    ],
  },
  {
    passage: '/careers#the-work~3',
    answer:
      'We work Mon to Fri, 09:00 to 17:00, and we expect messages from you only within those hours.',
    asked: [
      'overtime and evening emails at your company',
      'working hours for your staff',
      'work life balance at Certavia',
      'what are the working hours at your company',
      'do I have to work weekends',
      'overtime',
      'work life balance',
      'night shifts',
      'would I have to answer emails at night',
      'do your people work at weekends',
    ],
  },
  {
    passage: '/careers#do-i-need-a-background-in-screening-or-compliance',
    answer:
      'You can start without one, because we teach you to read the answers. Archivists, nurses, court clerks and translators make good analysts, because they know how records come about.',
    asked: [
      'can I apply as an analyst with no experience in vetting',
      'do you train new people from other professions',
      'is a compliance career required for your jobs',
      'no experience in compliance, can I still apply',
      'which background do analysts have',
      'do I need a degree to work for you',
      'career changer',
      'qualifications for the analyst job',
      'I was a nurse for ten years, could I become an analyst',
      'I never worked in compliance, does it make sense to apply',
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
      'I have a hole in my CV, can I apply',
      'old conviction and applying for a job with you',
      'would you hire someone with a criminal record',
      'unemployed for two years and applying',
      'I was in prison once, would you still consider me',
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
      'do you use an algorithm for your own applicants',
      'is my application read by a robot',
      'do you sort applications with AI',
      'does a machine throw my application away',
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
      'is home office possible',
      'remote work',
      'can I work from abroad',
      'work from Spain for you',
      'I live in Madrid and want to join, can I stay here',
    ],
  },
  {
    passage: '/careers#the-work~1',
    answer:
      'We write down each decision with a date and a name, so you can read why something is as it is.',
    asked: ['how do you document decisions'],
  },
]

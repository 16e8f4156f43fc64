import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/privacy-policy`. */
export const privacyPolicyQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/privacy-policy#reading~1',
    answer:
      'Network address, counted per minute. Why: To limit excessive requests. How long: In memory, until the server restarts or 20,000 other addresses have called since.',
    asked: ['do you log my IP address', 'what does the site record when I visit'],
  },
  {
    passage: '/privacy-policy#consent',
    answer:
      'If you switch on “Analytics”, our own server counts the pages that you open. Your browser tells it the kind of page, the host that led you here, and whether you read on a desktop, a tablet or a phone. We add the day and count one more, and store neither your address nor any number that could recognise you.',
    asked: ['do you count page visits', 'how do your statistics work', 'are my clicks analysed'],
  },
  {
    passage: '/privacy-policy#consent~2',
    answer:
      'Receipts for a consent. Kept for: 730 days. Why: A consent holds for 365 days, and we may have to show it for as long again.',
    asked: ['how long is my cookie consent stored', 'proof that I agreed to cookies'],
  },
  {
    passage: '/privacy-policy#letters',
    answer:
      'The contact form sends us your name, work email, company, phone if you give one, subject, countries, number of checks a year, message and preferred answer. The partner form sends us company, type, email and goals.',
    asked: [
      'what happens with the details in the contact form',
      'which fields of the form are sent to you',
    ],
  },
  {
    passage: '/privacy-policy#letters~5',
    answer:
      'Inquiries and proposals of partners, with our notes on them. Kept for: 12 months after the last message, longer only if you become a client. Why: So that a conversation can be taken up again.',
    asked: ['how long are inquiries stored', 'deletion of sales enquiries'],
  },
  {
    passage: '/privacy-policy#letters~6',
    answer:
      'Applications for a position, which you send by email. Kept for: 6 months after the decision. Why: To answer questions about the decision.',
    asked: [
      "when are job seekers' documents erased",
      'how long do you keep a CV',
      'storage of applications of candidates for your own jobs',
    ],
  },
  {
    passage: '/privacy-policy#cases',
    answer:
      'The page Help for candidates has three forms: for a copy of your report, for a correction and for a complaint. They send us the country of the job, the employer, the month of the check, the line and the error where the form asks for them, your name and your email address. We use them only to deal with your case.',
    asked: ['what do the candidate forms send to you', 'data in a correction request'],
  },
  {
    passage: '/privacy-policy#cases~2',
    answer:
      'A case with its history, closed. Kept for: 24 months after we close it, or until you ask us to erase it. Why: To show what we did if you or an authority ask.',
    asked: ['how long do you keep complaint cases', 'storage of a dispute after it is closed'],
  },
  {
    passage: '/privacy-policy#meetings',
    answer:
      'To book a meeting of 30 minutes you give us a time, your name, your email address and, if you like, a subject and a note. We also receive the name of your time zone, so that we can tell you the time by your own clock.',
    asked: ['what data is needed to book a meeting', 'do you need my phone to schedule a call'],
  },
  {
    passage: '/privacy-policy#assistant',
    answer:
      'Cera is the assistant in the corner of our pages. Your question goes to our server with up to six messages before it, so that a follow-up makes sense. The server answers from the pages of this site.',
    asked: [
      'is this chat recorded',
      'who reads what I ask the bot',
      'does the assistant save my questions',
    ],
  },
  {
    passage: '/privacy-policy#assistant~2',
    answer:
      'Questions without a helpful answer, without names, numbers and addresses, counted. Kept: 180 days after they were last asked. Why: To see what our pages should explain.',
    asked: ['do staff see unanswered chat questions', 'how long are chat questions stored'],
  },
  {
    passage: '/privacy-policy#services',
    answer:
      'Our site runs on its own, so articles, pictures, accounts and logs lie in stores that belong to it. The operator can connect the outside services below, and each acts on the operator’s behalf and only for its purpose in the table.',
    asked: [
      'do you send my data to other companies',
      'is data transferred outside of Europe by the website',
    ],
  },
  {
    passage: '/privacy-policy#rights',
    answer:
      'You can see what we hold about you, in a form that you can take elsewhere.\nYou can have us correct what is wrong and complete what is missing.\nYou can have us delete what we have no further reason to keep, or restrict its use while we settle that.',
    asked: ['what rights do I have over my personal data', 'data portability and access'],
  },
  {
    passage: '/privacy-policy#changes',
    answer:
      'If we begin to do something else with your data, we change this page and the date at its head first.',
    asked: ['will you tell us when the privacy policy changes'],
  },
]

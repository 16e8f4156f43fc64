import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/privacy-policy`. */
export const privacyPolicyQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/privacy-policy#reading',
    answer:
      'Your browser asks our server for a page, and our server needs your network address for as long as the answer takes. We keep ordinary reading out of our logs and make no profile of you. Fonts, pictures and scripts all come from our own site, so analytics and advertising services learn nothing of your visit.',
    asked: [
      'what do you log when I visit the website',
      'do you track visitors',
      'do you build a profile of me',
      'do you use advertising networks',
      'do you load fonts from Google',
      'does anyone follow what I read on your pages',
    ],
  },
  {
    passage: '/privacy-policy#reading~1',
    answer:
      'Network address, counted per minute. Why: To limit excessive requests. How long: In memory, until the server restarts or 20,000 other addresses have called since.',
    asked: [
      'do you log my IP address',
      'what does the site record when I visit',
      'do you store my IP address',
      'how long is my IP kept',
    ],
  },
  {
    passage: '/privacy-policy#reading~2',
    answer:
      'Log entries: time, kind of event, path, a request number, the network address of refused requests and sign-ins, the number of an inquiry or meeting with the staff member who changed it, and the number of a candidate’s case with each staff member who opened or changed it. Why: To find faults and to notice attacks. How long: The latest 1,000 entries in memory; log files of the operator: 30 days, longer only while an incident is investigated.',
    asked: [
      'what is in your server logs',
      'how long are log files kept',
      'what is logged when I visit',
    ],
  },
  {
    passage: '/privacy-policy#reading~4',
    answer:
      'Failed sign-ins, by network address and a hash of the email address typed. Why: To slow down password guessing. How long: 24 hours after the last try.',
    asked: ['what happens to failed logins', 'I typed a wrong password, is that stored'],
  },
  {
    passage: '/privacy-policy#reading~7',
    answer:
      'Addresses of pages that we don’t have, and how often they were asked for; nothing about who asked. Why: To lead old links to the right page. How long: 90 days after the last request.',
    asked: ['do you record broken links', 'page not found, is it recorded'],
  },
  {
    passage: '/privacy-policy#consent',
    answer:
      'If you switch on “Analytics”, our own server counts the pages that you open. Your browser tells it the kind of page, which of our articles it shows, the host that led you here, and whether you read on a desktop, a tablet or a phone. We add the day and count one more, and store neither your address nor any number that could recognise you.',
    asked: [
      'do you count page visits',
      'how do your statistics work',
      'are my clicks analysed',
      'how do you count visitors',
      'do you use Google Analytics or Matomo',
      'is there web tracking',
      'which analytics tool do you use',
      'website statistics',
      'is there a pixel or tag of Google on this page',
    ],
  },
  {
    passage: '/privacy-policy#consent~1',
    answer:
      'Views of pages, counted by day. Kept for: 365 days. Why: To compare a month with the same month of the year before.',
    asked: ['how long are visitor statistics stored', 'how long do you keep visitor counts'],
  },
  {
    passage: '/privacy-policy#consent~2',
    answer:
      'Receipts for a consent. Kept for: 730 days. Why: A consent holds for 365 days, and we may have to show it for as long again.',
    asked: [
      'how long is my cookie consent stored',
      'proof that I agreed to cookies',
      'how long do you keep proof of my consent',
      'consent receipt storage',
    ],
  },
  {
    passage: '/privacy-policy#letters',
    answer:
      'The contact form sends us your name, work email, company, phone if you give one, subject, countries, number of checks a year, message and preferred answer. The partner form sends us company, type, email and goals.',
    asked: [
      'what happens with the details in the contact form',
      'which fields of the form are sent to you',
      'what does the form send',
    ],
  },
  {
    passage: '/privacy-policy#letters',
    answer:
      'The contact form sends us your name, work email, company, phone if you give one, subject, countries, number of checks a year, message and preferred answer. The partner form sends us company, type, email and goals. We store both on our own server before we confirm them, with the time and a number for you to refer to. We use them only to answer you.',
    asked: [
      'what data does the contact form collect',
      'where do contact messages go',
      'what do you do with my enquiry',
      'I filled in your form, what happens with my details',
    ],
  },
  {
    passage: '/privacy-policy#letters~1',
    answer:
      'A field that people can’t see. Why: Programs fill it in. We ask to send such a message again. If the field is filled again, we store the message as suspected spam, and a person checks it. Kept for: 30 days, or with the message if it isn’t spam.',
    asked: ['how do you stop spam', 'honeypot field', 'hidden field in the form'],
  },
  {
    passage: '/privacy-policy#letters~5',
    answer:
      'Inquiries and proposals of partners, with our notes on them. Kept for: 12 months after the last message, longer only if you become a client. Why: So that a conversation can be taken up again.',
    asked: [
      'how long are inquiries stored',
      'deletion of sales enquiries',
      'how long do you keep my inquiry',
      'when is my message deleted',
      'retention of contact form data',
      'do you keep emails from prospects',
      'I wrote to you months ago and nothing came of it, is my message still on your computers',
      'how long does my message lie around on your servers',
    ],
  },
  {
    passage: '/privacy-policy#letters~6',
    answer:
      'Applications for a position, which you send by email. Kept for: 6 months after the decision. Why: To answer questions about the decision.',
    asked: [
      "when are job seekers' documents erased",
      'how long do you keep a CV',
      'storage of applications of candidates for your own jobs',
      'when do you delete my job application',
      'how long is my CV stored',
      'I applied last year, is my application still there',
      "retention of applicants' data",
      'I applied and was not taken, when do my papers disappear',
    ],
  },
  {
    passage: '/privacy-policy#letters~8',
    answer: 'Requests about your own data by email. Kept for: 3 years after our reply. Why: Proof.',
    asked: ['how long do you keep privacy requests', 'how long is my privacy request kept'],
  },
  {
    passage: '/privacy-policy#cases',
    answer:
      'The page Help for candidates has three forms: for a copy of your report, for a correction and for a complaint. They send us the country of the job, the employer, the month of the check, the line and the error where the form asks for them, your name and your email address. We use them only to deal with your case.',
    asked: [
      'what do the candidate forms send to you',
      'data in a correction request',
      'what do the candidate forms ask',
      'what do you do with the data in the complaint form',
      'who at your company reads my complaint',
    ],
  },
  {
    passage: '/privacy-policy#cases~2',
    answer:
      'A case with its history, closed. Kept for: 24 months after we close it, or until you ask us to erase it. Why: To show what we did if you or an authority ask.',
    asked: [
      'how long do you keep complaint cases',
      'storage of a dispute after it is closed',
      'how long do you keep my complaint',
      'when is my case deleted',
      'retention of correction requests',
      'my case was closed a year ago, do you still have it',
    ],
  },
  {
    passage: '/privacy-policy#meetings',
    answer:
      'To book a meeting of 30 minutes you give us a time, your name, your email address and, if you like, a subject and a note. We also receive the name of your time zone, so that we can tell you the time by your own clock.',
    asked: [
      'what data is needed to book a meeting',
      'do you need my phone to schedule a call',
      'what do I enter to book a call',
    ],
  },
  {
    passage: '/privacy-policy#meetings',
    answer:
      'To book a meeting of 30 minutes you give us a time, your name, your email address and, if you like, a subject and a note. We also receive the name of your time zone, so that we can tell you the time by your own clock. We store this on our own server before we confirm it, with a number for you to refer to. We use it only to hold the meeting.',
    asked: [
      'what data do I give when I book a meeting',
      'what do you store about a booked meeting',
      'what do you note down when I reserve a slot in the calendar',
    ],
  },
  {
    passage: '/privacy-policy#meetings~1',
    answer:
      'Meetings that were held or cancelled, and the inquiry that each has made. Kept for: 12 months after the last thing that happened to them, longer only if you become a client. Why: So that a conversation can be taken up again.',
    asked: ['how long are meetings stored', 'how long are bookings stored'],
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
    passage: '/privacy-policy#assistant',
    answer:
      'Cera is the assistant in the corner of our pages. Your question goes to our server with up to six messages before it, so that a follow-up makes sense. The server answers from the pages of this site. It keeps the conversation only until your answer is ready and leaves your question out of its log.',
    asked: [
      'do you save this conversation',
      'what happens to what I type in the chat',
      'is the chat logged',
      'who reads my chat messages',
      'privacy of the assistant',
      'does the bot remember me',
      'what becomes of the stuff I type into this window',
      'can your people read along what I ask here',
    ],
  },
  {
    passage: '/privacy-policy#assistant',
    answer:
      'The operator can connect Google’s Gemini model, and the window then tells you so before you ask. In that case our server sends Google your question, the question before it where yours follows on from it, and passages of our own pages.',
    asked: [
      'is ChatGPT behind this chat',
      'does Google get my question',
      'which AI model does the chatbot use',
      'is this assistant powered by AI',
      'does what I ask here go to America',
    ],
  },
  {
    passage: '/privacy-policy#assistant~2',
    answer:
      'Questions without a helpful answer, without names, numbers and addresses, counted. Kept: 180 days after they were last asked. Why: To see what our pages should explain.',
    asked: [
      'do staff see unanswered chat questions',
      'how long are chat questions stored',
      'do you keep questions that the bot could not answer',
    ],
  },
  {
    passage: '/privacy-policy#staff',
    answer:
      'Our staff have accounts with name, email address, role and a hash of the password. A session ends after 8 hours, after 30 idle minutes or when they sign out.',
    asked: ['what do you store about your staff accounts', 'data about your employees'],
  },
  {
    passage: '/privacy-policy#services',
    answer:
      'Our site runs on its own, so articles, pictures, accounts and logs lie in stores that belong to it. The operator can connect the outside services below, and each acts on the operator’s behalf and only for its purpose in the table.',
    asked: [
      'do you send my data to other companies',
      'is data transferred outside of Europe by the website',
      'who else receives my data',
    ],
  },
  {
    passage: '/privacy-policy#services',
    answer:
      'Our site runs on its own, so articles, pictures, accounts and logs lie in stores that belong to it. The operator can connect the outside services below, and each acts on the operator’s behalf and only for its purpose in the table. If one lies outside your country, your data goes there under the mechanism that the table names.',
    asked: [
      'do you transfer data abroad',
      'do you send data to the USA',
      'which third parties get my data',
      'international data transfers',
      'do you share my data with other companies',
      'does anything I type leave the country',
    ],
  },
  {
    passage: '/privacy-policy#services~3',
    answer:
      'Google Gemini. For: Answers of the chat assistant. Would receive: The question you type, the one before it if yours follows on, and passages of our own pages. Requests come from our server. Where and when: United States, under the standard contractual clauses in its terms.',
    asked: ['what does Google Gemini receive', 'what goes to Google'],
  },
  {
    passage: '/privacy-policy#services~4',
    answer:
      'Calendly. For: Booking of meetings. Would receive: What you enter to book. Where and when: United States, under the standard contractual clauses in its terms.',
    asked: ['do you use Calendly', 'is Calendly involved'],
  },
  {
    passage: '/privacy-policy#rights',
    answer:
      'You can see what we hold about you, in a form that you can take elsewhere.\nYou can have us correct what is wrong and complete what is missing.\nYou can have us delete what we have no further reason to keep, or restrict its use while we settle that.',
    asked: [
      'what rights do I have over my personal data',
      'data portability and access',
      'what are my rights under GDPR',
      'delete my data',
      'I want you to erase everything about me',
      'access to my personal data',
      'data portability',
      'I want you to forget that I ever wrote to you',
    ],
  },
  {
    passage: '/privacy-policy#rights',
    answer: 'You can withdraw a consent at any time, while what was done before stays lawful.',
    asked: ['withdraw my consent', 'take back my permission', 'I changed my mind about cookies'],
  },
  {
    passage: '/privacy-policy#rights',
    answer:
      'To use your rights, write to hello@certavia.example. You hear from us within 24 hours, Monday to Friday, and have a full answer within the month that the GDPR allows.',
    asked: [
      'how do I make a data request',
      'subject access request',
      'how long do you take to answer a privacy request',
      'who do I write to about my data',
      'by when do you have to tell me what you hold about me',
    ],
  },
  {
    passage: '/privacy-policy#changes',
    answer:
      'If we begin to do something else with your data, we change this page and the date at its head first.',
    asked: [
      'will you tell us when the privacy policy changes',
      'how will I know if the policy changes',
      'updates of the privacy policy',
    ],
  },
  {
    passage: '/privacy-policy',
    answer:
      'This policy explains what personal data this website uses, why and for how long. It also tells you what you can ask us to do with it.',
    asked: ['what is in the privacy policy'],
  },
  {
    passage: '/privacy-policy#scope',
    answer:
      'This policy is about the website of Certavia: the pages you are reading, the messages you send us, and the accounts of our staff. For data in a screening or due diligence order, read the terms of that order and the notice that you received. If you have been checked and want to know what was found, “Your rights” below explains how.\nThe controller, who is responsible for this website, is Certavia, and you reach it at hello@certavia.example.\nUnder UK and EU law, the employer or other customer is the controller of an order, and we are its processor. For this website, and for messages and complaints that reach us, we are the controller. In the United States we are a consumer reporting agency, and the employer is the user of our report.\nThis is a demonstration site, so we name no legal entity, postal address, representative or data protection officer. The owner adds them before the site goes live.',
    asked: ['does the privacy policy cover screening files'],
  },
  {
    passage: '/privacy-policy#reading~5',
    answer:
      'A form that is sent without JavaScript: a code made of its words and of the network part of your address, from which neither can be read back. Why: To answer a double click with the same receipt, and nobody else with yours. How long: Compared for 5 minutes, deleted after 1 to 2 days.',
    asked: ['contact form without JavaScript'],
  },
  {
    passage: '/privacy-policy#reading~6',
    answer:
      'Errors of a page in your browser: which kind of page, the file and line of our own code, and the message with addresses and numbers masked. Why: To find faults that only a browser sees. How long: The latest 200 different errors, counted, in memory until the server restarts.',
    asked: ['do you record errors in my browser'],
  },
  {
    passage: '/privacy-policy#browser',
    answer:
      'You receive a cookie only after you have answered our question about cookies. Your browser stores a choice in one cookie and in local storage, and of a refusal only the date. It also remembers how you want pages to look and how far you had scrolled, and a message that you send while offline waits there. You find every name on the page Cookies, and you can view and clear your own entries on the page Cookie settings.',
    asked: ['what does the site keep in my browser'],
  },
  {
    passage: '/privacy-policy#letters~2',
    answer:
      'The time from opening the form to sending it. Why: Programs are faster than people. Kept for: In memory, for an hour at most.',
    asked: ['how do you detect bots in forms'],
  },
  {
    passage: '/privacy-policy#letters~3',
    answer:
      'Hashes of your network and email address that only our server can make, and the first part of the network address (IPv4 /24, IPv6 /48). Why: To limit how many messages and bookings come from one place, and to see where very many come from. Kept for: 1 hour.',
    asked: ['do you store my IP address when I send a message'],
  },
  {
    passage: '/privacy-policy#letters~4',
    answer:
      'A key of each message, or a hash of its text. Why: So that a message that is sent twice is stored once. Kept for: 24 hours after it was first sent.',
    asked: ['I sent the form twice'],
  },
  {
    passage: '/privacy-policy#cases~1',
    answer:
      'A case with its history, open. Kept for: Until we close it. Why: To answer you by the deadline that the law sets.',
    asked: ['how long do you keep an open case'],
  },
  {
    passage: '/privacy-policy#meetings~2',
    answer:
      'A key of each booking, or a hash of what it says. Kept for: 24 hours after it was first sent. Why: So that a booking that is sent twice is stored once.',
    asked: ['I clicked book twice'],
  },
  {
    passage: '/privacy-policy#meetings~3',
    answer:
      'A meeting that you have not confirmed, with the first part of your network address (IPv4 /24, IPv6 /48). Kept for: 30 minutes. Why: So that the link in our email can book it.',
    asked: ['meeting that I did not confirm', 'how long do I have to confirm a booking'],
  },
  {
    passage: '/privacy-policy#assistant~1',
    answer: 'Your question and the answer. Kept: Until the answer is sent. Why: To answer you.',
    asked: ['is my question to Cera stored'],
  },
  {
    passage: '/privacy-policy#services~1',
    answer:
      'Sanity. For: Storing articles and their pictures. Would receive: What editors write, and pictures that they put into articles there. Your browser asks our server. Where and when: As the operator’s contract with it says. Only where connected.',
    asked: ['what does Sanity do for you'],
  },
  {
    passage: '/privacy-policy#services~2',
    answer:
      'Cloudinary. For: Storing pictures. Would receive: Pictures that staff upload from their own browsers, with what they say of them. Your browser asks our server. Where and when: United States, under the standard contractual clauses in its terms. Only where connected.',
    asked: ['where are your pictures stored'],
  },
  {
    passage: '/privacy-policy#services~5',
    answer:
      'A mail server (SMTP). For: Telling staff about a message or a meeting, and sending you its receipt, invitation or reminder. Would receive: What you sent, and your address. Where and when: Where the operator runs it. Only where connected.',
    asked: ['who sends your emails'],
  },
  {
    passage: '/privacy-policy#services~6',
    answer:
      'Systems of our own (webhook). For: Moving an inquiry into our customer system. Would receive: What you sent through a form or to book a meeting, signed. Where and when: Where the operator runs them. Only where connected.',
    asked: ['do you use a CRM'],
  },
]

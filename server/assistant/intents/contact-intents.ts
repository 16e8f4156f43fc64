import { lower } from './says.ts'
import { deadlineInWords } from '#shared/time/deadline.ts'
import { addDays, dayInWords, weekday } from '#shared/time/days.ts'
import { site } from '#shared/company/site.ts'
import { zoneCity } from '#shared/time/zone-city.ts'
import { inZone } from '#shared/time/zone-time.ts'
import type { Clock, Intent, IntentReply } from './intent.ts'
import { places } from './places.ts'

const { hours, replyPromise, replyDays, timeZone, product } = site

const city = zoneCity(timeZone)
const hoursText = `${hours.days}, ${hours.opens} to ${hours.closes}, ${city} time`

const FRIDAY = 5
const iso = (time: number) => new Date(time).toISOString()

/** True if the team works on a day, such as `2026-11-30`. */
const worksOn = async (day: string, { isHoliday }: Clock) =>
  weekday(day) <= FRIDAY && !(await isHoliday(day))

/** First working day of the team, from `day` on. */
async function nextWorkingDay(day: string, clock: Clock): Promise<string> {
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const candidate = addDays(day, ahead)
    if (await worksOn(candidate, clock)) return candidate
  }
  return day
}

/** State of the office: open or not, and when it opens next. */
async function officeNow(clock: Clock) {
  const { day, time } = inZone(iso(clock.now()), timeZone)
  const isOpen = (await worksOn(day, clock)) && time >= hours.opens && time < hours.closes
  const from = time < hours.opens ? day : addDays(day, 1)
  return { day, time, isOpen, opensOn: dayInWords(await nextWorkingDay(from, clock)).short }
}

const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Day that a question names: today, tomorrow or the next date of a weekday. Undefined if it names none. */
function dayNamed(text: string, today: string): { day: string; words: string } | undefined {
  if (/\b(?:now|today|tonight|currently|at the moment)\b/u.test(text)) {
    return { day: today, words: 'today' }
  }
  if (/\btomorrow\b/u.test(text)) return { day: addDays(today, 1), words: 'tomorrow' }
  const named = /\bweekends?\b/u.test(text)
    ? 6
    : DAY_NAMES.findIndex((name) => text.includes(name)) + 1
  if (named === 0) return undefined
  const day = addDays(today, (named - weekday(today) + 7) % 7)
  return { day, words: `on ${dayInWords(day).weekday}s` }
}

async function openingHours(text: string, clock: Clock): Promise<IntentReply> {
  const { day: today, time, isOpen, opensOn } = await officeNow(clock)
  const usual = `Our opening hours are ${hoursText}.`
  const say = (words: string): IntentReply => ({
    statements: [{ text: words, source: places.contact }],
    quickReplies: ['Contact Support', 'Schedule Consultation'],
  })
  if (/\b(?:now|currently|at the moment|right now|still open|open today)\b/u.test(text)) {
    if (isOpen) return say(`Yes, we’re open now: it is ${time} in ${city}. ${usual}`)
    return say(
      `We’re closed now: it is ${time} in ${city}. We open again on ${opensOn} at ${hours.opens}. ${usual}`,
    )
  }
  if (/\bholidays?\b/u.test(text)) return say(`No, we’re closed on public holidays. ${usual}`)
  const named = dayNamed(text, today)
  if (named === undefined) return say(usual)
  const isWeekend = /\bweekends?\b/u.test(text)
  const words = isWeekend ? 'at the weekend' : named.words
  if (isWeekend || weekday(named.day) > FRIDAY) return say(`No, we’re closed ${words}. ${usual}`)
  if (await worksOn(named.day, clock)) return say(`Yes, we’re open ${words}. ${usual}`)
  return say(
    `No, we’re closed on ${dayInWords(named.day).short}, which is a public holiday. ${usual}`,
  )
}

/** Ways to reach the team, and the time by which the team answers. */
async function handOver(text: string, clock: Clock): Promise<IntentReply> {
  const { isOpen, opensOn } = await officeNow(clock)
  const due = deadlineInWords(iso(await clock.dueAt(clock.now())), timeZone)
  const closed = isOpen
    ? ''
    : `Our office is closed now and opens again on ${opensOn} at ${hours.opens}, ${city} time. `
  const isCall = /\b(?:call|callback|call-back|ring|phone)\b/u.test(text)
  return {
    statements: [
      {
        text: `I’m automated and can’t put you through, but a person can take over. ${closed}Send this conversation through the contact form, and our team replies by ${due}.`,
        source: places.contact,
      },
      ...(isCall
        ? [{ text: 'Leave your phone number there if we should call you.', source: places.contact }]
        : []),
      {
        text: 'If you’d rather talk to us, book a 30-minute meeting.',
        source: places.meeting,
      },
    ],
    quickReplies: ['Contact Support', 'Schedule Consultation'],
    isHandOver: true,
  }
}

const PERSON =
  '(?:(?:a|an|the|your|some|any|real|actual|live|human|member of (?:your )?)\\s+)*(?:person|people|human|humans|agents?|advis[eo]rs?|representatives?|reps?|operators?|someone|somebody|sales(?: ?person| team)?|support(?: team)?|specialists?|experts?|consultants?|team|staff|customer (?:service|care|support)|colleague|manager)'

/** Questions about reaching the company. */
export const contactIntents: readonly Intent[] = [
  {
    id: 'hand-over',
    asks: [
      new RegExp(
        `\\b(?:talk|speak|chat|connect(?: me)?|put me through|transfer me|hand me over|switch me|pass me)\\s+(?:(?:directly|now|with|to|on)\\s+)*${PERSON}\\b`,
        'u',
      ),
      new RegExp(
        `\\b(?:i (?:want|need|would like|'d like)|get me|give me|is there|can i get)\\s+${PERSON}(?: please)?[.!?]*$`,
        'u',
      ),
      /^(?:please )?(?:can|could|would|will)?\s*(?:you |someone |somebody )?(?:please )?(?:call|ring|phone) me\b/u,
      /\b(?:someone|somebody|anyone|anybody|a person) (?:that |who )?(?:i|we) (?:can|could|may) (?:call|ring|phone|speak|talk|chat)\b/u,
      /\b(?:call me back|(?:have|let|get|tell|ask) (?:someone|somebody|a person|a colleague|one of (?:you|your \w+)|your \w+) (?:to )?(?:call|ring|phone|contact) (?:me|us)|ring me|callback|call-back|give me a call)\b/u,
      /\b(?:live (?:chat|agent|person|support)|human (?:agent|support|please)|real (?:person|human))\b/u,
      /^(?:agent|human|person|operator|representative|customer service|support)(?: please)?[.!]*$/u,
    ],
    answer: ({ text, facts }) => handOver(text, facts.clock),
  },
  {
    id: 'phone',
    asks: [
      {
        all: [
          /\b(?:phone|telephone|tel|mobile|whatsapp|hotline|helpline)(?: |-)?(?:number|no\.?|line)?\b|\b(?:can|could|may|how (?:do|can)) (?:i|we) (?:call|ring|phone) (?:you|your)\b|\bnumber (?:can|do|should) (?:i|we) (?:call|ring|dial)\b/u,
        ],
        none: /\b(?:interview|screen|app|referees?|find|his|her|their|someone|on a phone|phone call|reference)\b|(?<!what)'s (?:phone|mobile)/u,
      },
    ],
    answer: async ({ facts }) => {
      const { phone, email } = await facts.pages.settings()
      return {
        statements: [
          {
            text:
              phone === undefined
                ? `This site gives no phone number. Write to ${email} or leave your number in the contact form, and we reply ${replyPromise}, ${replyDays}.`
                : `You can call us on ${phone}, ${hoursText}.`,
            source: places.contact,
          },
        ],
        quickReplies: ['Contact Support', 'Schedule Consultation'],
      }
    },
  },
  {
    id: 'address',
    asks: [
      {
        all: [
          /\b(?:where|which (?:city|country|town)|what (?:city|country|town)|in what|located)\b/u,
          /\b(?:your (?:offices?|headquarters?|hq|company|building|team|premises)|are you(?: guys)? (?:based|located|from)|are you$|are you\?|you(?:'re)? (?:based|located)|(?:is|are) (?:certavia|the company|the office)(?: based| located)?|headquarter\w*|head office)\b/u,
        ],
        none: /\b(?:data|server|hosted|stored)\b/u,
      },
      /\b(?:your|postal|office|street|company|mailing|registered|business) address\b(?!.*\b(?:check|verif\w*)\b)/u,
      /\b(?:visit|come to|drop by) (?:you|your office)\b/u,
      /\bdo you have (?:an )?offices?\b/u,
    ],
    answer: async ({ facts }) => {
      const { address, email } = await facts.pages.settings()
      return {
        statements: [
          {
            text:
              address === undefined
                ? `This site gives no postal or office address: it is a demonstration, and the owner adds the address before it goes live. We work on ${city} time.`
                : `Our address is ${address}.`,
            source: address === undefined ? places.privacy : places.contact,
          },
          { text: `You reach us at ${email}.`, source: places.contact },
        ],
        quickReplies: ['Contact Support'],
      }
    },
  },
  {
    id: 'opening-hours',
    asks: [
      /\b(?:opening|office|business|working|trading) (?:hours|times|days)\b/u,
      /\bare you (?:guys )?(?:open|closed|available|there|around|working|online)\b/u,
      /\b(?:when|what time|how late|until when)\b.*\b(?:you|office)\b.*\b(?:open|close|closed|available|start|finish)\b/u,
      /\b(?:do you (?:work|open)|is (?:the|your) office open|someone available|anyone available|anybody available)\b.*\b(?:now|today|tonight|tomorrow|weekends?|\w+days?|holidays?|christmas)\b/u,
      /\b(?:open|closed|available) (?:on|at|over|during) (?:the )?(?:weekends?|\w+days?|holidays?|bank holidays?|christmas)\b/u,
      /\b(?:what|which) time ?zone\b/u,
    ],
    answer: ({ text, facts }) => openingHours(text, facts.clock),
  },
  {
    id: 'reply-time',
    asks: [
      {
        all: [
          /\b(?:how (?:long|fast|soon|quick\w*)|when)\b/u,
          /\b(?:reply|respond|response|hear (?:back )?from you|answer (?:me|us|my|emails?|messages?|mails?|inquir\w+|enquir\w+)|(?:you|someone|somebody|anyone|team) (?:usually |normally )?answer(?! the)|an answer from you|get back|come back to)\b/u,
        ],
        none: /\b(?:employers?|sources?|referees?|courts?|universit\w+|registers?|registr\w+|complaints?|dispute|request)\b/u,
      },
    ],
    answer: () => ({
      statements: [
        {
          text: `We reply to all inquiries ${replyPromise}, ${replyDays}.`,
          source: places.contact,
        },
      ],
    }),
  },
  {
    id: 'meeting',
    asks: [
      {
        all: [
          /\b(?:meeting|demo(?:nstration)?|appointment|consultation|video ?call|(?:book|schedule|arrange|set ?up|have|get|request) (?:a|an) (?:\d+[- ]minute )?(?:call|chat|slot|session))\b/u,
          /\b(?:can|could|may|book|schedule|arrange|set ?up|want|would like|'d like|how|need|offer|request|get|possible|interested)\b/u,
        ],
        none: /\b(?:cancel\w*|mov(?:e|ing)|reschedul\w*|chang\w+|data|stored?|kept|keep|privacy|demonstration (?:company|site)|free|cost)\b/u,
      },
    ],
    answer: async ({ facts }) => ({
      statements: [
        {
          text: `Yes, you can book a meeting: ${lower((await facts.pages.company('contact')).meeting.text)}`,
          source: { title: 'Contact: Meeting', url: `${places.contact.url}#meeting` },
        },
      ],
      quickReplies: ['Schedule Consultation', 'Contact Support'],
    }),
  },
  {
    id: 'email',
    asks: [
      /\b(?:your|an|the|what(?:'s| is)?|which) (?:contact )?email(?: address)?\b(?!.*\b(?:candidates?|referees?|check)\b)/u,
      /\b(?:how (?:can|do|could|should) (?:i|we)|where (?:can|do) (?:i|we)|way to|best way to) (?:contact|reach|write to|get in touch with|message) (?:you|your|certavia|someone)\b/u,
      /\b(?:press|media|pr) (?:contact|office|officer|team|inquir\w+|enquir\w+|department)\b/u,
      /^(?:contact|contact details|contact information|get in touch|how to contact you)[?.!]*$/u,
    ],
    answer: async ({ facts }) => ({
      statements: [
        {
          text: `Write to ${(await facts.pages.settings()).email} or send the form on the contact page. ${product} replies ${replyPromise}, ${replyDays}.`,
          source: places.contact,
        },
      ],
      quickReplies: ['Contact Support', 'Schedule Consultation'],
    }),
  },
]

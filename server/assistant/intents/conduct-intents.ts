import { site } from '#shared/company/site.ts'
import type { Intent, PageTexts, Statement } from './intent.ts'
import { places } from './places.ts'
import { says } from './says.ts'

const { assistant, contactEmail, replyPromise, replyDays } = site

/** People in the private life of a visitor. */
const CLOSE =
  '(?:wife|husband|spouse|fianc[eé]e?|ex(?:[- ]?(?:wife|husband|girlfriend|boyfriend|partner))?(?![- ]?(?:employer|boss|company|manager|colleague|job))|girlfriend|boyfriend|lover|neighbou?rs?|sister|brother|mother|father|mum|mom|dad|daughter|son|roommate|flatmate|mother-in-law|stepson|stepdaughter|crush|friends?|cousin|aunt|uncle)'

/** Words for private matters of another person that no report of the company covers. */
const PRIVATE =
  '(?:bank (?:statements?|accounts?|details)|accounts?|money|phone (?:records?|number|bills?)|phone|calls?|texts?|text messages|messages|e-?mails?|inbox|mailbox|facebook|instagram|whatsapp|tiktok|snapchat|location|whereabouts|home address|medical (?:records?|file)|health records?|passwords?|diary|chats?|photos?|pictures|browser history|browsing history|secrets|affairs?|salary|tax returns?|credit cards?|house|flat|car|number plate|licence plate)'

/** Words at the start of a request. */
const PLEASE =
  "(?:(?:please|then|and|ok|okay|now|just|so|well|can you|could you|will you|would you|can i|could i|i want(?: you)? to|i want|i need(?: you)? to|i need|i'd like to|help me(?: to)?|how (?:can|do) i|go and|try to)[ ,]+)*"

/**
 * Verbs of a request to obtain private information. "Verify" and "confirm" are not included, because clients use them for ordinary checks.
 */
const OBTAIN =
  '(?:get|give|fetch|bring|read|show|see|find(?: out)?|send|open|obtain|tell|look (?:into|at|up|through)|search|track|trace|follow|watch|monitor|record|tap|listen to|bug|steal|copy|access|break into)'

const request = (rest: string) => new RegExp(`^${PLEASE}(?:${rest})`, 'u')

/** Requests to investigate a person for private reasons. */
const ABOUT_PEOPLE: readonly RegExp[] = [
  request(
    `${OBTAIN} (?:me |us )?(?:(?:all|some|copies|a copy) (?:of )?)?(?:his|her|hers|their) ${PRIVATE}\\b`,
  ),
  new RegExp(
    `\\b${PRIVATE} (?:of|from) (?:my|his|her|some|a certain|this) (?:${CLOSE}|person|guy|man|woman|girl|boy)\\b`,
    'u',
  ),
  new RegExp(`\\bmy ${CLOSE}(?:'s)? ${PRIVATE}\\b`, 'u'),
  request(
    `(?:${OBTAIN}|check|investigate|screen|vet|spy on|stalk|dig(?: up)?|run a check on)\\b.{0,40}\\bmy ${CLOSE}\\b`,
  ),
  new RegExp(
    `\\b(?:has|is|does|did) my ${CLOSE} (?:have |got |a |an |cheat\\w*|lying|lie|steal\\w*|criminal|seeing|hiding)`,
    'u',
  ),
  request(
    `(?:investigate|spy on|stalk|follow|track)\\b.{0,20}\\b(?:my ${CLOSE}|him|her|somebody|someone)\\b`,
  ),
  request(
    `(?:know|find out|learn|see|check) (?:if|whether) (?:my ${CLOSE}|he|she|this (?:guy|man|woman))\\b`,
  ),
  request('(?:hack|crack|break into|tap)\\b.{0,20}\\b(?:his|her|their|my|somebody|someone|a)\\b'),
  request(
    '(?:find out |tell me |do you know |you know )?where (?:he|she|they) (?:(?:lives?|works?|sleeps?|stays?|hides?)\\b|(?:is|are|goes|was)[?.! ]*$)',
  ),
  /^(?:and |so )?where (?:does|is|was) (?!(?:the|a|an|my|our|your|this|that|it|data|everything|certavia|cera)\b)[\p{L}'-]+(?: [\p{L}'-]+)? (?:live|living|hide|hiding|sleep)[?.! ]*$/u,
  /^(?:and |so )?(?:what is|what's|what was) (?!(?:the|a|an|my|our|your|this|that|certavia's)\b)[\p{L}-]+(?: [\p{L}-]+)?'s (?:phone number|home address|address|salary|password)\b/u,
  request(
    `${OBTAIN} (?:me |us )?(?:the |a )?(?:criminal records?|police record|arrest record|rap sheet|home address|address|phone number|salary|credit (?:score|history)) of (?!(?:the|a|an|my|our|your|this|that|each|every|all|any|past|former|new|every|job|company|candidates?|employees?|applicants?|staff)\\b)[\\p{L}'-]+ [\\p{L}'-]+[?.! ]*$`,
  ),
  /^(?:i said |i mean(?:t)? |but |do it |and )?(?:secretly|in secret|without (?:him|her|them) (?:knowing|noticing|finding out)|behind (?:his|her|their) back)[.!?]*$/u,
  /\b(?:(?:dig(?:ging)?|find|get|look for|collect)(?: up)? (?:some |any )?dirt|take revenge|get revenge|ruin (?:his|her|their|my|someone's)|blackmail|stalk (?:him|her|them|some\w*|a|my)|humiliate)\b/u,
]

/** Questions of visitors who want to know if anything prevents misuse, such as "who stops me?" */
const MISUSE: readonly RegExp[] = [
  /^(?:and |so |but |well |ok )?(?:who|what)(?:'s|'ll| is| are| will| would|s)?(?: (?:gonna|going to|able to|there to))? (?:stops?|stopping|prevents?|hinders?|to stop) (?:me|us|you|anyone|someone|people)\b/u,
  /\b(?:i(?:'ll| will| could| can| would)? (?:just )?(?:lie|pretend)|what if i (?:lie|pretend|make up))\b.{0,40}\b(?:purpose|reason|employer|hire|hiring|job|form|order)\b/u,
  /^(?:and |so |but )?(?:i|nobody|no one) (?:don't|do not|doesn't|does not) (?:need|care about|ask for|want) (?:a |any |his |her |their )?(?:permission|consent|law|laws|rules)\b/u,
]

/** Requests for a false or favourable result. */
const FALSE_RESULT: readonly RegExp[] = [
  request(
    '(?:fake|forge|falsify|cover up|photoshop) (?:me |us )?(?:a|an|my|the|his|her|some|it)\\b',
  ),
  /\b(?:bribe you|(?:take|accept) bribes|i(?:'ll| will| can| could| would) pay you|for the right price|under the table)\b/u,
  /\b(?:delete|remove|erase|hide|conceal|wipe|clean|clear|expunge|get rid of)\b.{0,20}\b(?:convictions?|criminal records?|arrests?|offen[cs]es?|gaps?|dismissals?)\b(?!.*\b(?:spent|wrong|mistake|not mine|law)\b)/u,
  /\bmake (?:it|this|that|my record|my conviction|the conviction|the entry|the gap) (?:disappear|go away|vanish)\b/u,
  /\b(?:write|give|make|get) (?:me |us )?(?:a|an) (?:fake|false|forged|made-up|invented) (?:\w+ )?(?:reference|report|degree|diploma|certificate|payslip|result|id|passport)\b/u,
]

/** Requests for data about clients, candidates or staff. */
const OF_OTHERS: readonly RegExp[] = [
  request(
    '(?:get|give|show|send|tell|list|name|hand over|export|read) (?:me |us )?(?:(?:the|all|some|your|email|home|private) ){0,3}(?:names|addresses|emails?|phones?|phone numbers?|numbers?|data(?:base)?|lists?|passwords?|reports?|files?|records?) (?:of|from|for|about) (?:(?:your|the|all|other) ){0,2}(?:clients|customers|candidates|applicants|employees|users|staff|colleagues)\\b',
  ),
]

/** Complaints about the assistant and insults. */
const ABUSE: readonly RegExp[] = [
  /\b(?:stupid|idiots?|dumb|morons?|shut up|fuck\w*|shit\w*|bullshit|bastards?|bitch\w*|asshole|arsehole|wankers?|sucks?|pathetic|go to hell|piss off|screw you)\b/u,
  /^(?:well |so |wow |ok |and |but )?(?:you|u|you're|ur|you are|you lot|you guys|you people|this|that|this (?:bot|chat|thing|site|assistant)|it)(?:'s| is| are| were| was)?(?: (?:all|just|really|so|totally|completely|absolutely|a|an|such|of|the|bunch|bit))* (?:useless|worthless|joke|jokes|rubbish|garbage|trash|nonsense|terrible|awful|horrible|hopeless|annoying|incompetent|crap|liars?|losers?|clowns?|(?:not|no) (?:very |much |really |any )?(?:help|helpful|good|use)|frauds?|crooks?|thieves|disgrace|waste(?: of (?:my )?time)?)[.! ]*$/u,
  /^(?:well |so |but |and )?(?:that|this|it)(?:'s| is)(?: (?:so|just|really|totally|very))* (?:unfair|not fair|outrageous|disgusting|a scandal|cruel|inhuman)[.! ]*$/u,
  /^(?:i hate you|i hate this|what a (?:joke|waste|waste of time|load of \w+)|waste of time|useless|rubbish|nonsense|that (?:did not|didn't) (?:help|answer).*|you (?:did not|didn't|don't|do not) (?:answer|help|understand).*)[.! ]*$/u,
]

/** Threats with legal steps or the public. */
const THREAT: readonly RegExp[] = [
  /\b(?:i|we)(?:'ll| will| am going to|'m going to|'m gonna| shall| want to| can)? (?:sue you|take you to court|destroy you|ruin you)\b/u,
  /\b(?:i|we)(?:'ll| will| am going to|'m going to|'m gonna| shall) (?:sue|report you|call (?:the police|my lawyer|a lawyer|the press|a journalist)|tell the (?:press|newspapers|police|regulator))\b/u,
  /^(?:and |so |but )?(?:you|you're|your (?:reports?|checks?|company|work|business))\b(?!.*\?).*\b(?:break(?:ing)? the law|illegal|unlawful|crimes?|ruin\w*|destroy\w*|racist|discriminat\w+)\b/u,
  /\b(?:hear from my (?:lawyers?|solicitors?|attorneys?)|my (?:lawyers?|solicitors?|attorneys?) will|see you in court)\b/u,
]

/** Doubts about the assistant's answers. */
const DOUBT: readonly RegExp[] = [
  /^(?:(?:ok|okay|so|so what|yeah|well|then|go on|come on|no|and|but|right|sure)[ ,]+)*(?:prove (?:it|that|this|me wrong)|(?:can|could) you prove (?:it|that|this)|where(?:'s| is) (?:the|your) proof|says who|who says(?: so| that)?|i (?:don't|do not) believe (?:you|it|that|a word.*)|you(?:'re| are) lying|that's a lie|is that (?:really )?true|are you sure(?: about that)?|really|how do (?:you|i) know that|why should (?:i|we|anyone|anybody) (?:trust|believe) (?:you|it|that|this|them|a word.*)|(?:can|could|should) (?:i|we) trust (?:you|this|that|your answers?))[?.! ]*$/u,
]

/** Questions of a visitor about the assistant itself. */
const OF_ASSISTANT: readonly RegExp[] = [
  /^(?:(?:wait|hey|hi|so|and|but|ok|hello|sorry)[ ,]+)*(?:are|r) (?:you|u) (?:(?:actually|really|even|just|maybe|perhaps|by chance) )?(?:a |an |the )?(?:real |living |actual |human )?(?:human(?: being)?|person|people|robot|bot|machine|computer|ai|a\.i\.|chatbot|chatgpt|gpt|gemini|program(?:me)?|real|alive|automated)(?: or (?:a |an |the )?(?:[\p{L} ]{2,20}))?[?.! ]*$/u,
  /^(?:(?:wait|hey|so|and|but|ok)[ ,]+)*(?:is (?:this|it|that)|am i (?:talking|speaking|chatting|writing) (?:to|with)) (?:(?:actually|really|even|just) )?(?:a |an )(?:real |living |actual )?(?:human(?: being)?|person|robot|bot|machine|computer|ai|chatbot|program(?:me)?)(?: (?:here|now|answering|or .{2,20}))?[?.! ]*$/u,
  /^(?:(?:wait|hey|so|and|but|ok)[ ,]+)*is (?:there|this) (?:(?:actually|really|even) )?(?:someone|somebody|anyone|anybody|a human|a person|a real person) (?:there|here|reading|answering|behind (?:this|the) (?:chat|bot))[?.! ]*$/u,
  /^(?:who (?:made|built|programmed|wrote|trained|runs|is behind) (?:you|this (?:bot|chat|assistant))|what are you)(?: exactly| really)?[?.! ]*$/u,
  /^(?:and |so )?(?:which|what) (?:ai |language )?model (?:are|do) you(?: use| run on)?(?: here)?[?.! ]*$/u,
  /^(?:do|can) you (?:have (?:feelings|a soul|a brain|emotions)|think|feel|sleep|dream|get tired|love me|like me)[?.! ]*$/u,
]

/** Remarks about the price. */
const EXPENSIVE: readonly RegExp[] = [
  /^(?:but |well |wow |hm+ |ouch |and |no )*(?:that|it|this|you)(?:'s| is| are|'re)? (?:far |way |much |really |very |so |a bit |quite )*(?:too )?(?:expensive|dear|costly|pricey|much|overpriced|steep)(?: for us| for me)?[.! ]*$/u,
]

/** Questions about cheaper providers. */
const CHEAPER: readonly RegExp[] = [
  /^(?:and |so |but )?(?:who|which (?:company|provider|firm)|where)(?:'s| is| are| can i (?:get|find))?(?: it| this| them)? (?:much |any )?(?:cheaper|better|faster)\b/u,
]

/** Questions about the number of the company's own mistakes. */
const MISTAKES: readonly RegExp[] = [
  /^(?:and |so |but )?(?:how many|how often|how much)\b.{0,20}\b(?:mistakes?|errors?|false (?:reports?|results?)|wrong)\b.{0,20}\b(?:you|your)\b|^(?:and |so |but )?how (?:often|frequently) (?:are|were|do|did|have) you (?:been )?(?:wrong|get (?:it|things?) wrong|make (?:mistakes|errors)|mistaken)\b|^how many mistakes\b/u,
]

/** Refusal of an order whose kind matches `kind`, followed by the reason from the page about the company. */
async function declined(refusal: string, kind: RegExp, pages: PageTexts): Promise<Statement> {
  const { refused } = await pages.company('about')
  const reason = refused.points.find(({ title }) => kind.test(title))?.text ?? ''
  return says(`${refusal} ${reason}`.trim(), places.declined)
}

/** Statement that the company checks the purpose of an order. */
const INTAKE = says(
  'Our intake team checks that the purpose of an order is lawful, and declines orders that are unlawful or unfair.',
  places.declined,
)

const DEMONSTRATION: readonly Statement[] = site.demonstration
  ? [says('Certavia is a fictional company, and this site is a demonstration.', places.home)]
  : []

const ourTeam = async (pages: PageTexts) =>
  `You can ask our team at ${(await pages.settings()).email}: you hear from us ${replyPromise}, ${replyDays}.`

/** Hostile or personal remarks, which no passage of the site answers. They are tried before the search. */
export const conductIntents: readonly Intent[] = [
  {
    id: 'about-assistant',
    asks: OF_ASSISTANT,
    answer: () => ({
      statements: [
        says(
          `I’m ${assistant}, an automated assistant: I answer from the pages of this site and name the page. If you prefer a person, write to our team.`,
          places.assistant,
        ),
      ],
      quickReplies: ['Contact Support', 'Browse Services'],
    }),
  },
  {
    id: 'doubt',
    asks: DOUBT,
    answer: async ({ facts }) => ({
      statements: [
        says(
          'You can check what we say: each answer here names its page, and each report names its source and the time.',
          places.assistant,
        ),
        says((await facts.pages.company('trust')).questions.intro ?? '', places.trustQuestions),
        ...DEMONSTRATION,
      ],
    }),
  },
  {
    id: 'about-people',
    asks: ABOUT_PEOPLE,
    answer: async ({ facts }) => ({
      isRefusal: true,
      statements: [
        await declined(
          'We don’t look into people for private reasons.',
          /private li/iu,
          facts.pages,
        ),
      ],
    }),
  },
  {
    id: 'misuse',
    asks: MISUSE,
    answer: () => ({
      isRefusal: true,
      statements: [says(`We don’t help with that. ${INTAKE.text}`, places.declined)],
    }),
  },
  {
    id: 'false-result',
    asks: FALSE_RESULT,
    answer: async ({ facts }) => ({
      isRefusal: true,
      statements: [
        await declined('We don’t change or invent results.', /clean result/iu, facts.pages),
      ],
    }),
  },
  {
    id: 'data-of-others',
    asks: OF_OTHERS,
    answer: () => ({
      isRefusal: true,
      statements: [
        says(
          'I have no data about clients, candidates or staff. Clients are named only with written permission, and a candidate’s report goes to the employer and the candidate.',
          places.clients,
        ),
      ],
    }),
  },
  {
    id: 'threat',
    asks: THREAT,
    answer: () => ({
      isRefusal: true,
      statements: [
        says(
          `I can’t help with legal claims. To complain, use the form “Complain” on the page Help for candidates, or write to ${contactEmail}.`,
          places.candidateRights,
        ),
      ],
      quickReplies: ['Contact Support', 'Help for Candidates'],
    }),
  },
  {
    id: 'abuse',
    asks: ABUSE,
    answer: async ({ facts }) => ({
      isRefusal: true,
      statements: [
        says(`I’m sorry that I couldn’t help. ${await ourTeam(facts.pages)}`, places.contact),
      ],
      quickReplies: ['Contact Support', 'Browse Services'],
    }),
  },
  {
    id: 'cheaper',
    asks: CHEAPER,
    answer: () => ({
      isAbsent: true,
      statements: [
        says(
          'We don’t compare ourselves with other providers, but we send you a quote.',
          places.contact,
        ),
      ],
      quickReplies: ['Get a Quote'],
    }),
  },
  {
    id: 'expensive',
    asks: EXPENSIVE,
    answer: () => ({
      statements: [
        says(
          'A programme with a known volume costs less per check, and you can order single checks instead of a package.',
          places.priceDrivers,
        ),
        says(
          'Tell us the roles, the countries and how many people, and we reply with the price.',
          places.contact,
        ),
      ],
      quickReplies: ['Get a Quote', 'Schedule Consultation'],
    }),
  },
  {
    id: 'own-mistakes',
    asks: MISTAKES,
    answer: () => ({
      isAbsent: true,
      statements: [
        says(
          'We publish no number of mistakes. When a source corrects itself, or we were wrong, we reissue your report with the change marked.',
          places.commitments,
        ),
      ],
    }),
  },
]

/**
 * Common English words for the questions of visitors, in addition to the words of the site. No installed package has a list of English
 * words, and a complete dictionary also has thousands of surnames (Baker, Harding, Rivers). The words of this file were chosen by hand. A
 * test checks that none of them is in `person-names.ts`.
 */

const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words without further forms. */
const FIXED = list(`
  a about above across after again against ago all almost alone along already also although always am among an and another any
  anybody anyone anything anyway anywhere are around as at away back be because been before behind being below besides best
  better between beyond both but by can cannot could did do does doing done down during each either else enough especially even
  ever every everybody everyone everything everywhere exactly except far few first for from further had has have having he her
  here hers herself him himself his how however i if in instead into is it its itself just last later least less like little
  many maybe me mine more most much must my myself near nearly need neither never next no nobody none nor not nothing now
  nowhere of off often oh ok okay on once one only onto or other others otherwise our ours ourselves out outside over own per
  perhaps please quite rather really same second several shall she should since so some somebody someone something sometimes
  somewhere soon still such than thank thanks that the their theirs them themselves then there therefore these they this those
  though three through throughout thus to today together tomorrow tonight too toward towards twice two under unless until up
  upon us usually very was we well were what whatever when whenever where wherever whether which while who whoever whole whom
  whose why with within without would yes yesterday yet you your yours yourself yourselves hello hi hey goodbye bye welcome sorry
  able absent abroad accurate active actual additional affordable annual anonymous automatic available average born bulk aware bad basic big
  bigger biggest biometric broken busy careful certain cheap cheaper cheapest clear closed cold common compatible complete
  complicated confidential confused correct corporate criminal critical current custom daily dangerous dead deep different
  difficult digital direct domestic early easier easiest easy effective electronic empty entire equal essential exact excellent
  expensive external extra fair false familiar fast faster fastest federal final financial fine fixed flexible foreign formal
  former free fresh full general global great half happy harder helpful high higher highest hourly huge human ill illegal immediate
  important impossible incorrect independent individual international internal invalid joint junior key known large larger
  largest late latest legal likely live local long longer longest lost low lower lowest main major manual maximum medical
  mental middle minimum missing mobile modern monthly multiple national native necessary negative new newer newest normal official old
  older oldest online open optional original overdue paid past permanent personal physical plain poor popular
  positive possible potential previous private professional proper public quick quicker quickest ready real reasonable recent
  regular related relevant reliable remote responsible right rude safe safer secure senior separate serious short shorter similar
  simple single slow slower small smaller social special specific standard straight strange strict strong suitable sure
  temporary tiny total true typical unable unclear unfair unhappy unknown unlikely unpaid unusual upset urgent useful useless usual
  vague valid various virtual visible voluntary weak weekly wide wrong yearly
  biased halfway offline
  actually basically clearly completely correctly currently directly easily entirely especially eventually exactly fairly fully
  generally honestly immediately instantly lately legally likely mainly manually mostly normally obviously officially online
  originally personally possibly potentially previously probably properly quickly rarely recently regularly securely separately seriously
  simply slightly slowly specifically suddenly typically usually wrongly
  ceo cfo coo cto hr it faq pdf api app url id ids vat gdpr dbs pcc kyc aml sms sso ai ml nlp uk usa eu us etc asap iso csv xml
  feedback information money news people men women children staff research software hardware data advice equipment knowledge
  maths media progress salaries criteria analyses monday tuesday wednesday thursday friday saturday sunday weekend weekends
  afternoon morning evening midnight noon weekday weekdays
`)

/** Nouns. Their forms with -s are added. */
const NOUNS = list(`
  account accident action activity address admin administrator adult advantage adviser agency agent agreement airport alert
  alternative amount answer apartment appeal appendix applicant application appointment apprentice approval area article
  aspect assessment assistant attachment attempt audit author authority average background badge balance bank barrier base
  benefit birthday blog board boss brand breach break brochure browser budget building bug business buyer calendar
  callback camera candidate capacity career case cash category cause certificate certification chance change channel charge
  chart chat child choice citizen city claim class client clinic clock code colleague college comment commission company
  comparison competitor complaint computer concern condition conference confirmation consequence consent consultant consumer
  contact content contract contractor conviction copy cost country course court courier coverage credit crime culture currency customer
  cv date day deadline deal debt decision degree delay delivery demo department deposit description desktop destination detail
  developer device difference diploma director disability discount dispute distance doctor document dollar door download
  draft driver duration duty education effect email employee employer employment end engineer environment error estimate euro
  event evidence example exam exception excuse expense experience expert explanation extension eye face facility fact
  factory failure family fee field file fingerprint firm flat flight folder form format founder fraud friend function fund gap
  goal government grade graduate group guarantee guess guest guide guideline head headquarter health history holiday home
  hospital host hotel hour house idea identity image inquiry enquiry insurance integration interest internship interview
  introduction investigation investment investor invitation invoice issue item job journey judge jurisdiction kid kind label
  landlord language laptop law lawyer lead letter level licence license limit line link list loan location login logo look loss
  machine mail man manager manner map market match matter maximum meaning meeting member message method minute mistake mobile
  model moment month mortgage mother movie name nationality network newsletter night notice notification number nurse object
  objection office officer offer opening opinion opportunity option order organisation organization origin outcome owner package
  page paper paperwork parent parking part participant partner partnership party passport password patient pattern payment
  payroll penalty pension percent percentage period permission permit person phone photo photograph picture piece pilot
  place plan platform player point police policy portal position possibility postcode pound practice preference presentation
  problem procedure process product profile profit program programme project promise proof property proposal provider purpose
  quality quantity quarter question queue quote range rate reason receipt recipient recommendation record recruiter reference
  refund region register registration regulation rejection relationship release reminder rent replacement reply report reporter
  representative reputation request requirement residence resource response responsibility rest restaurant result resume retailer
  return review reward rights risk role room rule salary sale sample sanction scam scan schedule school score screen section sector
  security seller sentence server service session setting share shareholder shop sign signature site situation size skill
  solution sort source space speed standard start startup state statement status step store story street student studio study
  subject subscription subsidiary success suggestion summary supervisor supplier support survey system table tariff task
  tax teacher team technology telephone template tenant term test text thing threat ticket time timeframe timeline title tool
  topic total tour town trade trademark training transaction transfer translation transport trial trip trouble trust turnaround
  turnover type university update upgrade upload user vacancy vacation value vehicle vendor version victim video view violation visa
  visit visitor voice volunteer voucher vulnerability wage warning watchlist way webinar website week widget window word work
  worker workflow workplace workshop world year zone
`)

/** Verbs. Their forms with -s, -ed and -ing are added. */
const VERBS = list(`
  accept access achieve act add adjust affect afford agree allow amend answer apologise appear apply approve argue arrange arrive ask
  assess assist assume attach attend audit avoid ban become begin believe belong block book borrow bother break bring browse build buy
  calculate call cancel capture care cause change charge chat check choose claim clarify clean click close collect come compare
  complain complete comply confirm connect consider contact contain continue control convert cooperate copy correct cost count cover
  crash create cut deal decide decline define delay delete deliver depend describe detect determine develop differ
  disagree disappear disclose discuss display dispute download draw drive drop earn edit email employ enable encourage end enjoy enrol
  enter estimate evaluate examine exist expect expire explain export express extend fail fall feel fetch file fill find finish
  fire fix follow forget forward gather get give go grow guarantee guess handle happen hate hear help hide hire hold 
  identify ignore imagine import improve include increase inform insist install integrate intend introduce invest investigate invite
  involve issue join keep know lack launch learn leave lend let lie limit link list listen load log look lose love mail make manage
  matter mean measure meet mention merge miss monitor move notice notify object obtain offer open operate opt order organise
  outsource overlook owe own participate pass pay perform phone pick plan post prefer prepare present prevent proceed process
  produce promise protect prove provide publish purchase pull push put qualify quit raise reach read realise receive recognise
  recommend record recover recruit reduce refer refund refuse register reject relate release rely remain remember remind
  remove renew rent repeat replace reply report represent request require reschedule research reset resign resolve respond
  restart return reveal review revoke rise run save say scan schedule screen search see seem select sell send serve set settle
  share show sign skip solve sound speak specify spell spend stand start state stay steal stop store struggle study submit subscribe
  suffer suggest support suppose switch take talk teach tell terminate test think track train transfer translate travel treat
  trust try turn understand unsubscribe update upgrade upload use validate vary verify view visit wait walk want warn waste watch
  wish withdraw wonder work worry write
`)

/** Forms of irregular verbs. */
const IRREGULAR = list(`
  became begun began bought brought broke broken built came chose chosen cut dealt drawn drew drove driven fallen fell felt found
  forgot forgotten gave given gone went got gotten grew grown heard held hidden hid kept knew known laid lain led left lent let lost made
  meant met paid put ran read rise said sat saw seen sold sent set shown slept spoke spoken spent stood stole stolen taken took
  taught thought told understood withdrawn withdrew wrote written hit hurt getting putting setting letting running stopping
  planning shipping dropping goes cutting beginning submitting referring cancelled cancelling travelled travelling shopping
`)

const plural = (word: string) => {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

function conjugated(verb: string): readonly string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`
  return [verb, plural(verb), past, `${stem}ing`]
}

/** Function words, adjectives, adverbs and abbreviations, in lower case. */
export const FIXED_WORDS: ReadonlySet<string> = new Set(FIXED)

/** Common English nouns in lower case, with their plurals. */
export const COMMON_NOUNS: ReadonlySet<string> = new Set(
  NOUNS.flatMap((noun) => [noun, plural(noun)]),
)

/** Common English verbs in lower case, with their forms. Some of them are nouns too. */
export const COMMON_VERBS: ReadonlySet<string> = new Set([
  ...VERBS.flatMap(conjugated),
  ...IRREGULAR,
])

/** Common English words in lower case, with their forms. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...FIXED_WORDS,
  ...COMMON_NOUNS,
  ...COMMON_VERBS,
])

/**
 * Everyday synonyms. Each line contains the words for one meaning; a word may occur in several lines. They are used for typical questions
 * only. In the passage search they would match too many passages.
 */
const WORDS = `
begin start launch commence open
end finish stop terminate close complete conclude
closed shut bust bankrupt defunct gone insolvent dissolved liquidated vanished
buy purchase acquire
sell sale
send submit post mail deliver forward
receive get obtain
give provide supply hand
ask request demand enquire query
answer reply respond response reaction
tell inform notify notice say explain announce
show display see view look
find discover detect spot notice uncover locate
hide conceal secret hidden covert secretly undisclosed
search look lookup hunt trace
check verify confirm validate screen vet examine inspect test screening vetting verification validation
prove proof evidence
real genuine authentic legit true
fake false forged bogus counterfeit phony phoney invented made falsified doctored
wrong incorrect mistaken inaccurate untrue nonsense false error mistake
fix correct repair rectify right amend change
error mistake fault slip
bug fault defect flaw
dispute challenge contest disagree appeal complain object
complain complaint complaints grievance
refuse decline reject deny turn
refusal rejection decline
allow permit may let
permission consent approval agreement authorisation
forbid forbidden ban banned bar barred prohibit illegal unlawful
legal lawful allowed permitted legality
law rule regulation legislation act statute
lawyer solicitor attorney counsel
job position role post work employment vacancy opening
jobs positions roles openings vacancies
boss manager supervisor employer
company firm business employer organisation organization outfit
companies firms businesses organisations
employee worker staff colleague hire starter personnel
employees workers staff people team workforce personnel
hire recruit employ engage
hiring recruiting recruitment
hired employed recruited
fire fired sack sacked dismiss dismissed terminated
candidate applicant jobseeker interviewee
candidates applicants starters
resign resigned quit leave left
salary pay wage wages earnings income remuneration
price cost fee charge pay money
prices costs fees charges rates pricing
cheap inexpensive affordable low budget
expensive dear costly
discount reduction rebate cheaper
extra additional surcharge more
free gratis complimentary
bill invoice quote
fast quick quickly rapid soon speedy urgent express rush
slow long late delayed delay
urgent express rush asap immediately
wait waiting pending
long duration time
deadline limit due
today now currently moment
day days
week weeks
often frequently frequency interval regularly
repeat again redo recheck rescreen renew
renew renewal refresh update
old previous former past earlier
new recent latest
current present existing
keep store retain hold save stored kept retained held
storage retention
delete erase remove destroy wipe deleted erased removed deletion erasure
data information details records
file files record records document documents
report result results findings outcome
report file
paper papers document documents paperwork
location place where region part
region country countries area world
country countries nation abroad
abroad foreign overseas international
foreign overseas
home house flat residence
visit knock come
address residence
live lived reside resident
homeless hostel shelter
school college university uni
university uni college institution
degree diploma qualification certificate bachelor master
certificate certification certified
student pupil learner
teacher tutor lecturer
exam examination test
child children kids minors
doctor physician surgeon medic
nurse midwife carer
carer caregiver caretaker
hospital clinic
driver chauffeur trucker
truck lorry hgv
haulier carrier haulage
courier rider
taxi cab
hotel guesthouse
cook chef kitchen
shop store retail
temp temps temporary seasonal
factory plant
landlord landlady owner
tenant renter lodger
bank lender
insurer insurance
charity ngo nonprofit
volunteer volunteers unpaid
council municipality
government state authority
police court
crime criminal offence conviction
conviction record
prison custody jail
fine penalty
politician minister
name names
same identical alike
spelling spelt spelled
alphabet script letters
referee reference references
friend mate
phone telephone call mobile number
call ring
email mail
talk speak chat conversation
meeting appointment call
person human people someone
human person
write contact reach
login portal account
password credentials
website site page
chatbot bot assistant chat
robot machine software algorithm automatic automatically
ai software algorithm model
train training learn
computer computers server servers system
server servers hardware
software app program
code source
programmer developer engineer
build develop make create
own owner owns whose belong
owner owners shareholder
protect protection secure security safe
safe secure security
hack hacked breach incident leak attack
encrypt encrypted encryption
hosting host hosted
backup backups
outage downtime offline down
crash fail failure break
connect connection integrate integration interface link
ready prebuilt made
language languages
translate translation translated translator
picture photo image photograph
camera video
selfie face
handwriting handwritten
scan scanned
logo brand
customer client buyer
customers clients buyers
supplier vendor provider subcontractor
partner partnership cooperate cooperation collaborate
partners partnership
contract agreement deal
minimum least smallest
single one
many several multiple lots bulk volume
few small
big large
small little tiny
group bunch
limit limits
trial pilot try
sample example specimen demo
help support assistance
risk danger
score rating rank ranking
bias biased discriminate discrimination unfair
fair fairness
private confidential
share pass disclose
access see open
signature sign signed
form forms
identity id identification passport
proof evidence
gap hole break
month months
money funds
wealth fortune rich
tax taxes vat
list lists
match hit alert
sanction sanctions
monitor monitoring watch
audit auditor
accurate accuracy precise reliable
measure calculate count
decide decision choose
decides decision
founded established started existed existence
founder founded
size big
reviews opinions ratings
neighbour neighbours
suspicious suspicion
transfer move
move migrate migration
wrong false
accessible accessibility disabled disability blind
cookies cookie
banner popup
`

/** Phrases that are replaced by one word before questions are compared. */
const PHRASES = `
login: log in, log on, sign in, sign on, log-in, sign-in
closed: shut down, closed down, gone bust, went bust, out of business, no longer exists, no longer exist, not exist any more, not exist anymore, does not exist, ceased trading
correct: put right, set right, set straight, put straight
fired: let go, given the sack, got the sack
reject: turn down, turned down, throw out, knock out, knocked out
trial: try out, test run, proof of concept
start: kick off, get started, set up
delete: get rid of, get rid, wipe out
phone: ring up, give a ring
abroad: other countries, another country, other country, different country, outside the country
location: in which part of the world, which part of the world, in what part of the world, whereabouts
criminalcheck: police check, criminal check, criminal record check, background record, police clearance, police certificate, certificate of good conduct, clean record
selfemployed: self employed, own business, sole trader
homevisit: field visit, home visit, house visit, visit the house, knock at the door, knock at the house, knock on the door, come to the house, go to the house, goes to the house
righttowork: right to work, work permit, permission to work, allowed to work
socialmedia: social media, social network, social networks, facebook, instagram, tiktok, linkedin, twitter
twofactor: two factor, two-factor, 2fa, mfa, multi factor, multi-factor, second factor
pentest: pen test, pen-test, penetration test, penetration testing, ethical hackers, ethical hacking
databreach: data breach, data leak, security incident
howlong: how long, how many days, how many weeks, how fast, how quick, how quickly, how soon, what time frame, turnaround
howmuch: how much, what does it cost, what is the price
howoften: how often, how frequently, how regularly, at what interval
parttime: part time, part-time
fulltime: full time, full-time
workfromhome: work from home, home office, remote work, work remotely, telework
backgroundcheck: background check, background checks, background screening, background verification, background investigation
currentemployer: current employer, present employer, current boss, present boss, my boss, my employer now
owner: who is behind, who's behind, who stands behind, real owner, true owner
formeremployer: former employer, previous employer, last employer, old employer, past employer, previous job, last job, old job
reference: character reference
owncode: source code
samename: same name, namesake
sourcesay: source of funds
sourceofwealth: source of wealth
dbs: disclosure and barring, crb
openinghours: opening hours, business hours, office hours, opening times, working hours
`

const lines = (text: string) => text.trim().split('\n')

/** Lists of words. The words of each list have the same meaning. */
export const meanings: readonly (readonly string[])[] = lines(WORDS).map((line) => line.split(' '))

const phrases: readonly (readonly [RegExp, string])[] = lines(PHRASES).map((line) => {
  const [word = '', all = ''] = line.split(': ')
  return [new RegExp(`\\b(?:${all.split(', ').join('|')})\\b`, 'giu'), word]
})

/**
 * Request before the subject of a question, such as "tell me about". Without its removal, the question would be similar to questions that
 * contain "tell" or "know".
 */
const REQUEST =
  /\b(?:(?:can|could|would|will) you )?(?:please )?tell (?:me|us) (?:more |something |all )?about\b|\b(?:i|we)(?: would|'d|’d)? (?:like|want) to know (?:more )?about\b/giu

/** Removes requests, and replaces each phrase of {@link PHRASES} by its single word. */
export const withoutPhrases = (text: string): string =>
  phrases.reduce(
    (known, [phrase, word]) => known.replaceAll(phrase, word),
    text.replaceAll(REQUEST, ' '),
  )

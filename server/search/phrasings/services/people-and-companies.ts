/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const servicesPeopleAndCompaniesPhrasings = `
/address-verification
  [We confirm where] +1 what is address verification | confirm where someone lives | proof of residence check
  ~1 [Turnaround: 24 hours] +3 in which ways can you confirm where somebody lives
  #specimen~1 [We find the] the address is written in three different ways | why do you convert the address to the postal form
  #specimen~2 [A bill covers] which months does a bill prove | she gave you one electricity bill, how much time does that cover
  #specimen~3 [We visit only] do you always visit the home
  #specimen~4 [Visitors identify themselves,] how do visitors behave at the door | will the neighbours know | will the visitor tell my neighbours why he came
  #who-it-is-for [Your court checks] addresses for court checks
  #who-it-is-for~1 [Customer due diligence] proof of address for opening an account
  #who-it-is-for~2 [You need couriers,] couriers and carers reachable
  #who-it-is-for~3 [You can confirm] a landlord gave a reference for my tenant | landlord checking a former home
  #how-it-works [We tell the] does the resident know which methods you use | is the resident told of the check
  #how-it-works~2 [We check registers] registers first, then a visit
  #limits [Registers and bills] +1 does the person really sleep there | can you find out whether he actually spends his nights there
  #limits~1 [Right-to-work and immigration] +1 right to work check | who checks the right to work | do you check that a foreigner is allowed to work here
  #limits~2 [For lodgers, students] I live with my parents and have no bills | lodger without a bill | student without utility bills | no bill is in my name because I live with my aunt
  #turnaround [Register or bureau] +3 do you use credit bureau addresses | electoral roll or credit bureau check
  #turnaround~1 [Document review.] +3 document review of a bill turnaround
  #turnaround~2 [Posted code.] +3 posted code
  #turnaround~4 [We visit in] at what time of day do you visit
  #law [We need a] +2 US law on address checks | credit header data
  #law~1 [The full electoral] +2 may an employer use the full electoral roll | open or full electoral register | UK law on address checks
  #law~2 [Access to population] +1 EU law on population registers | cover consumption figures
  #law~3 [Some countries treat] are unannounced home visits allowed | can you just turn up at a candidate's door in another country
  #what-if-the-resident-is-out [We arrange another] +1 nobody is home at the visit | what if nobody opens the door
  #do-you-photograph-houses [Only from the] photo of the house | will you take a picture of my home
  #can-candidates-confirm-by-sharing-a-location [They may offer] GPS location as proof of address | can I just send my phone's location
  #what-about-people-who-have-no-fixed-address [We record the] +1 homeless candidate | she has no home at the moment and stays in a shelter
/reference-validation
  [We confirm who] +1 what is reference validation | check referees | are references genuine
  ~1 [Turnaround: 2 to] +3 how are references taken
  #specimen [This sample separates] sample of a reference report
  #specimen~1 [We call the] how do you know the referee works there | how do you make sure the referee isn't a friend with a mobile phone
  #specimen~2 [We compare both] did the boss and the candidate work there in the same years
  #specimen~3 [Finalists’ referees get] do all finalists' referees get the same questions | same questions for all finalists
  #specimen~4 [We quote the] word-for-word quotes | do we see exactly what the referee said
  #specimen~5 [The tick confirms] +1 does the tick mean a good reference
  #who-it-is-for [You hear from] 360 degree references for executives | we are appointing a chief executive, whom do you talk to
  #who-it-is-for~1 [Safer recruitment guidance] references for teachers and carers
  #who-it-is-for~2 [You reuse references] an old reference from another placement | reuse of references by agencies
  #how-it-works [You tell us] which duties should the referee talk about
  #how-it-works~1 [Your candidate names] may I ask for another referee
  #how-it-works~3 [A trained caller] who calls the referees
  #how-it-works~4 [The referee checks] may the referee correct your notes | does the referee check the notes
  #limits [Candidates choose referees] the applicant only names friends | candidates pick friendly referees | biased references
  #limits~1 [Company rules and] managers not allowed to give references | company policy of no references | our policy is that managers give no references
  #limits~2 [We print the] +1 outdated reference | the reference is four years old
  #turnaround [Referee’s identity and] +3 referee identity turnaround
  #turnaround~1 [Written questionnaire.] +3 written reference form online
  #turnaround~2 [Phone interview.] +3 telephone reference
  #turnaround~3 [All-round reference.] +3 all-round reference from several colleagues
  #law [Interviews about character] +2 investigative consumer report three days notice | US law on references | American reference interviews, what do I have to tell the applicant
  #law~1 [Confidential employment references] +2 can I see a reference about me in the UK | confidential reference exemption | may I read what my old boss wrote about me
  #law~2 [Candidates can usually] +1 does the candidate get to see the reference in Spain | can I read my reference in the EU
  #law~3 [We leave out] +1 forbidden reference questions | health or family plans | do you ask referees whether she plans to have children
  #will-you-contact-people-the-candidate-did-not-name [Only if you] +1 back-channel references | contact people not named | could you talk to somebody the candidate did not suggest
  #do-you-record-the-calls-with-referees [We record a] +1 are calls recorded | phone recording | is the telephone call with my referee taped
  #how-do-you-notice-an-invented-referee [We look for] how would you notice a made-up referee
  #do-you-score-references [You compare candidates] do references get a score
  #can-referees-reply-in-their-own-language [Yes, and the] reference in another language | my referee only speaks Polish
/background-screening
  [You tell us] +1 what is background screening | full vetting package | pre-employment screening
  ~1 [Turnaround: 2 working] +3 how long does the whole screening take | what do you need to start screening
  #specimen [This is the] sample screening report
  #specimen~1 [Candidates for the] do two people for one job get the same package | same package for the same job
  #specimen~2 [We release finished] do I get parts before the report is finished | do I get anything before the slowest answer is in
  #specimen~4 [If you propose] send adverse action notices from the report
  #specimen~5 [The status describes] +1 do you rate candidates | traffic light status | is there a red or green light for the person
  #who-it-is-for [You name the] screening for small HR teams | do you collect documents for us
  #who-it-is-for~1 [You keep one] we hire in twelve countries, one policy | one policy in several countries | multinational employer
  #who-it-is-for~2 [You can show] our auditor wants to see who was checked for what | evidence for an audit of screening
  #limits [We advise against] is over-screening risky | order everything | why not just order every check there is
  #limits~1 [A record in] why is a credit register missing in one country | same checks in every country
  #limits~2 [The report shows] +1 is screening repeated during employment | does the report keep itself up to date
  #turnaround [Identity.] +3 identity part turnaround
  #turnaround~1 [Watchlists.] +3 watchlist part turnaround
  #turnaround~2 [Courts and police.] +3 when does the court search begin | courts and police part turnaround
  #turnaround~3 [Degrees and jobs.] +3 degrees and jobs part turnaround
  #turnaround~4 [References.] +3 references part turnaround
  #turnaround~5 [Candidate’s response.] +3 what does the last step wait for | candidate's response time
  #law [The FCRA disclosure] +2 US law on screening | state notices
  #law~1 [You choose the] +2 UK law on screening | which DBS level | who does the right-to-work check in Britain
  #law~2 [In most states] +1 works council | Betriebsrat | DPIA for screening in Europe | do we have to ask our works council before screening
  #law~3 [Under UK and] +2 controller or processor
  #law~4 [Article 22 of] +1 does GDPR let a machine decide | automated decisions Article 22 | does an algorithm decide
  #what-does-the-candidate-go-through [They get one] mobile phone for candidates | app for candidates | what does my applicant have to do on the phone
  #can-someone-start-work-before-the-report-is-complete [Some laws forbid] start work before screening is finished | begin the job early | provisional start | we need her on Monday, may she begin before you are finished
  #how-is-a-package-priced [You pay by] +1 package price | price per check and country
  #where-do-you-store-our-reports [We store them] where are reports hosted | in which data centre are our reports
  #what-does-the-soc-2-type-ii-report-cover [It is an] +1 what does SOC 2 cover
  #do-you-search-social-media [We leave it] +1 Facebook or LinkedIn check | social media screening | do you look at what applicants post on Instagram
/risk-scoring
  [We score suppliers,] +1 vendor risk score | supplier rating
  #specimen [The sheet shows] why is the supplier's number so high | sample score sheet
  #specimen~1 [We match the] score of the wrong company
  #specimen~2 [The factors that] reasons for the score
  #specimen~3 [A missing answer] +1 a supplier gives us no accounts, does that improve its score
  #specimen~4 [The range shows] what does the range mean | why does the score have an upper and lower end
  #specimen~5 [The band decides] +1 what does the band decide
  #who-it-is-for [You spend review] which supplier could stop our production | risk scoring for purchasing
  #who-it-is-for~1 [A risk-based approach] risk-based approach method | explain to the examiner
  #who-it-is-for~2 [You get a] is it a credit rating of private people | scoring for credit and insurance
  #how-it-works [You rank the] whose priorities does the score follow
  #how-it-works~1 [We define each] who chooses how heavy a factor is | who approves weights
  #how-it-works~2 [We score past] did you try the score on old cases | back-test on past cases | blind trial
  #how-it-works~4 [Your reviewers may] override the score | our buyer disagrees with the score
  #limits [A score ranks] probability of fraud
  #limits~1 [Where filings are] small companies with few filings look risky | a tiny honest company files almost nothing
  #limits~3 [We cap the] does the country dominate the score | does a supplier score badly just because of its country
  #turnaround [Single company.] +3 what must I send for one company | score for a single company turnaround
  #turnaround~1 [Company with foreign] +3 score for a company with foreign owners
  #turnaround~2 [Portfolio.] +3 score of a whole portfolio | bulk scoring
  #law [Scores about individuals] +1 does American credit law apply to the score | US law on scores | Equal Credit Opportunity Act
  #law~1 [The Money Laundering] +1 UK law on risk scores
  #law~2 [The Court of] +2 SCHUFA ruling | AI Act creditworthiness | is giving somebody a score already a decision in law
  #law~3 [FATF standards expect] +1 FATF risk-based approach
  #is-there-machine-learning-inside [Only where you] is the score AI
  #can-we-set-the-weights [Yes, you approve] change weights ourselves
  #may-the-scored-company-see-its-score [You decide, unless] can the supplier see its score | a supplier wants to know its rating
  #what-if-a-source-is-wrong [Mark the factor] the register itself is mistaken
/kyc-compliance
  [We build customer] customer due diligence files | know your customer service
  ~1 [Turnaround: 2 working] +3 KYC depth
  #specimen~1 [We work out] he owns half of a firm that owns half of ours | indirect shareholding percentage
  #specimen~2 [We also ask] nominee or veto rights | someone pulls the strings without owning shares
  #specimen~3 [Where the owner] +1 owner register differs from the truth | discrepancy report
  #specimen~4 [Your criteria set] +1 who sets the customer's risk rating
  #specimen~5 [A new owner,] event-driven review | trigger of an early review | when is a customer's file looked at earlier than planned
  #who-it-is-for [You have overdue] KYC for banks with a backlog
  #who-it-is-for~1 [You fall under] KYC for law firms and accountants
  #who-it-is-for~2 [You grant credit,] we aren't a bank but sell on credit | KYC for sellers outside the rules | franchise partners
  #how-it-works [Your policy sets] simplified or enhanced file
  #how-it-works~1 [We confirm existence,] company extract and signatories
  #how-it-works~2 [We trace each] tracing ownership layers
  #how-it-works~3 [We verify identity] verify owners' identity
  #how-it-works~4 [We record the] purpose of the business relationship
  #how-it-works~5 [Your officer approves] approval by the compliance officer
  #limits [We look for] +1 secret agreement | could a hidden front man stay undiscovered
  #limits~1 [Public access to] +1 Germany's register asks for a legitimate interest | closed owner registers in the EU
  #limits~2 [You still need] monitor behaviour after onboarding
  #limits~3 [You may outsource] outsourced KYC liability | who is responsible in law | you do the work but who gets the blame
  #turnaround [Natural person.] +3 which papers does a private customer need | KYC of an individual turnaround
  #turnaround~1 [Local company.] +3 KYC of a local company turnaround
  #turnaround~2 [Foreign chain.] +3 KYC of a foreign chain turnaround
  #turnaround~3 [Trust or foundation.] +3 the customer is a foundation
  #turnaround~4 [Enhanced.] +3 enhanced KYC turnaround
  #law [Covered institutions identify] +1 CDD rule | FinCEN | Bank Secrecy Act KYC
  #law~1 [You identify anyone] +2 must we report a wrong entry at Companies House | UK KYC law | more than 25 per cent
  #law~2 [Regulation (EU) 2024/1624] +1 AMLR July 2027
  #law~3 [Recommendation 10 covers] +1 FATF recommendation 10 and 24
  #law~4 [Under the GDPR] +2 how long to keep KYC copies | five years | for how many years do we store passport copies of customers
  #can-we-rely-on-your-files-in-law [Treat it as] reliance on your KYC files
  #at-which-percentage-do-you-stop [We stop at] do you look below ten percent | ownership percentage where tracing stops
  #how-do-you-verify-identity-at-a-distance [We check document] +1 video ident | the client lives far away and never comes to our office
  #what-if-no-owner-can-be-identified [We write down] no beneficial owner found | nobody can be named as the owner
  #can-you-clear-our-review-backlog [Yes, we sort] we have hundreds of overdue customer files
  #do-you-file-suspicion-reports [Your officer files] SAR filing | who reports a suspicious payment to the authorities
  #how-often-should-a-file-be-renewed [Your policy sets] KYC refresh interval | when is the next review of a customer due
/citizen-by-investment
  [We vet applicants] +1 what do you find out about somebody who wants to buy residence | golden passport vetting | investor due diligence | residency by investment checks
  ~1 [For: Programme units,] +3 who orders citizenship by investment checks
  #specimen~1 [We ask for] second passports and refused visas
  #specimen~2 [We compare police] police certificates compared with own searches
  #specimen~3 [We trace wealth] trace of wealth
  #specimen~4 [An item missing] undeclared item on the form | he forgot to mention a second passport on the form
  #specimen~5 [We list what] +1 who finally decides about the passport | does your report approve the applicant
  #who-it-is-for [You get an] independent opinion for government units | is the report written for the agent or independent of him
  #who-it-is-for~1 [You look before] agents pre-checking applicants
  #who-it-is-for~2 [Funds reach you] we hold the money until the passport is granted | banks and escrow holders of investors
  #who-it-is-for~3 [You want evidence] states with visa-free agreements
  #how-it-works~2 [We check registers,] on-site inquiries
  #limits [We tell the] intelligence data | do you have access to secret service information
  #limits~1 [Where a court] unfair verdicts | political prosecution of the applicant | his conviction may have been political
  #limits~2 [For wealth made] old cash fortune | the fortune was made in cash decades ago
  #turnaround [Pre-check.] +3 quick pre-check of an investor
  #turnaround~3 [Wealth review.] +3 what's needed for the review of wealth
  #turnaround~4 [Monitoring.] +3 monitoring after citizenship
  #law [The EB-5 visa] +2 investor visa for America | EB-5 visa
  #law~1 [The Tier 1] +1 can rich people still buy residence in Britain
  #law~2 [In April 2025,] +1 may an EU state sell passports
  #law~3 [The FATF and] +1 FATF and OECD report 2023 on golden passports
  #law~4 [Where the law] +1 family members' signatures | deletion of investor data
  #who-instructs-you-agent-or-state [Either may, but] +1 who is your client, agent or state | conflict of interest in investor checks | do you take orders from the agent as well as the government
  #are-fees-tied-to-approval [You pay the] contingent fee | do you earn more if the applicant is accepted
  #how-is-fieldwork-kept-lawful [We ask sources] bribes for records | do you pay officials for documents
  #do-you-share-refusals-between-programmes [Only where the] applicant refused elsewhere
  #which-findings-stop-a-report [We notify you] sanctions hit on an investor
  #do-you-work-on-citizenship-schemes-in-the-eu [Since the ruling] EU citizenship schemes
`

/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const servicesRecordsPhrasings = `
/criminal-check
  [We search court] +1 what does your criminal check search | police records of an applicant | convictions of a new hire | DBS through you | do you look up convictions in every town where the applicant used to live | which records do you go through to see if somebody has a criminal past
  ~1 [Turnaround: 24 hours] +3 how is a criminal record check delivered | documents required for a criminal search | what paperwork do I hand over so that you can run a police check | in which form do we get the result of a police check
  #specimen [In this sample] can I see a sample criminal record report | example of a criminal report
  #specimen~1 [The name as] are maiden names searched | do you check aliases | earlier surnames in a criminal search | my applicant changed her surname when she got married, do you look under both names | does the check cover nicknames and names used before marriage
  #specimen~2 [We name the] which court answered | name of the registry in the report | can I call the court that gave the information myself
  #specimen~3 [You see both] why are two times printed | when was the court asked and when did it reply | how can I see if the registry or you caused the delay
  #specimen~4 [We print the] +1 do you quote the court's words | does clear cover the whole country | wording of the court result | does a clean result mean the person was never convicted anywhere | is the wording in the report yours or the court's
  #specimen~5 [We print the] where are the limits of a criminal result printed | how will I know what the criminal search did not cover
  #specimen~6 [We collect the] signature before a criminal search
  #who-it-is-for [The law may] +1 criminal check for nurses, teachers or carers | certificate before the first shift | which certificate for work with children | we run a nursery, which certificate must a new carer have before starting | who has to apply for the certificate of a person who works with patients
  #who-it-is-for~1 [You trust these] check of cashiers | employees with keys or cash | theft convictions of staff handling money | should a cashier with a fraud conviction worry us | why check people who handle cash and stock
  #who-it-is-for~2 [We search driving] driving offences of drivers | violent offences of site staff | criminal search for lorry drivers | will you search for drink driving and assault for our drivers
  #how-it-works [In our six] which courts do you ask | how do you choose the courts | role of the address history
  #how-it-works~1 [You name the] who selects the checks
  #how-it-works~3 [We collect missing] what if candidate information is missing | incomplete names and dates
  #how-it-works~4 [We ask each] are all sources asked in parallel
  #how-it-works~5 [Your candidate can] can the candidate explain before we read the report | candidate's reply to a discrepancy
  #how-it-works~6 [An analyst reviews] who releases the report | final review by an analyst
  #limits [We search every] would a conviction in another town be missed | records outside the places searched | crime committed on holiday | the person committed a crime in a place where he never lived, will you find it
  #limits~1 [Sealed, spent and] +1 are juvenile records shown | sealed records | can exempt roles see more | why don't I see offences committed as a teenager | our job is exempt from the rehabilitation rules, can we see more
  #limits~2 [Weigh a record] does a criminal check predict future behaviour | will the person offend again | can you tell me whether an ex-offender will do it again
  #limits~3 [A result is] is a criminal check still valid after a year | offences after the check | expiry of a criminal record check | does last year's result still count today | he was arrested after you reported, would we know
  #turnaround [US county or] +3 clerk of court turnaround | county search requirements | how quickly does a county court in America answer
  #turnaround~1 [Sex offender register] +3 sex offender registry search | Megan's law check | can I use the sex offender register in California | can you see whether someone is a registered sex offender in the US
  #turnaround~2 [UK Basic certificate.] +3 basic certificate turnaround | who issues basic certificates
  #turnaround~3 [UK Standard or] +3 eligible role for an enhanced certificate | standard certificate turnaround | our role needs an enhanced DBS, who submits the application
  #turnaround~4 [EU certificate.] +3 certificate of good conduct in Europe | Führungszeugnis | casier judiciaire | who applies for an EU certificate | the applicant lived in Spain, who gets the certificate there | how many weeks for a certificate from an EU country
  #turnaround~5 [National register elsewhere.] +3 police clearance in other countries | national register outside the US, UK and EU | good conduct certificate elsewhere | candidate comes from Brazil or South Africa, how is the police record obtained
  #law [You give the] +2 which law in California goes beyond the FCRA | which US law governs criminal checks | what must I do under the FCRA for a criminal check | what notices do American employers have to send for a police check
  #law~1 [Any employer may] +2 who may apply for a standard DBS | BS 7858 security guards | law on criminal checks in Britain | may a shop ask every employee for a basic disclosure | which British standard applies to security guards
  #law~2 [Conviction data may] +1 criminal checks in Germany or France | law on criminal checks in the EU | may I ask for a police certificate in Europe | why can't you fetch the criminal record of a German candidate yourself
  #law~3 [Many US states] +1 ban the box timing | when in the hiring process may I ask about convictions | conditional offer before criminal check | at what point of hiring in Chicago or Los Angeles may I ask about crimes
  #is-a-criminal-record-check-lawful-where-we-hire [That depends on] am I allowed to do a criminal check in my country
  #what-does-the-candidate-see-during-and-after-the-check [Your candidate sees] +1 what does the applicant see of the criminal check
  #what-if-a-record-belongs-to-someone-with-the-same-name [We look for] +1 mistaken identity in a criminal record | common name | record of a namesake | wrong John Smith | the record might be of another man with the same name, what do you do
  #how-far-back-do-you-look [We go as] +2 how many years back | seven years limit | how many years into the past do you dig for convictions
  #do-you-recommend-whom-to-hire [We report what] +1 do you give a hire or no hire recommendation | who judges the offence | will you tell us not to employ somebody with a theft conviction
  #how-long-do-you-keep-the-report-and-who-deletes-it [We keep it] +1 deletion of criminal data | when do you destroy the criminal report
/education-verification
  [We confirm degrees,] +1 what is education verification | check a diploma | verify a degree | are qualifications genuine | check of academic credentials
  ~1 [Turnaround: 24 hours] +3 who is asked about a degree
  #specimen [This sample shows] sample of a degree report
  #specimen~1 [Registers use the] degree under a maiden name | name change since graduation | the graduate studied under her maiden name, is that a problem
  #specimen~2 [We check that] was the university recognised at the time | accreditation in the award year | could the college have lost its licence to give degrees back then
  #specimen~3 [We report every] +1 small differences in the degree title | do you tell me about every difference | the CV says honours but the university says pass, will you mention it
  #specimen~4 [We look up] can a certificate carry a false phone number | the certificate has a phone number printed on it, do you ring that one
  #who-it-is-for [You hire engineers,] verify a nurse's or engineer's licence | licensed profession qualification check | we employ engineers and auditors who need a valid licence
  #who-it-is-for~1 [Your admissions team] admissions office checking earlier awards
  #who-it-is-for~2 [You need to] driving licence check for fleets | does the licence cover the vehicle | do you make sure the driving licence includes the right vehicle category
  #who-it-is-for~3 [You find a] recruiters checking degrees of a shortlist
  #how-it-works [The graduate signs] what is a release for a university | graduate's consent form | does the graduate have to sign something for the university
  #how-it-works~1 [We take the] where do you take the degree details from
  #how-it-works~2 [We look up] how do you find the registrar
  #how-it-works~3 [We compare every] which details of a degree are compared | class and subject of a degree | GPA or grade | do you also compare the grade and the graduation date
  #how-it-works~4 [The candidate can] is the graduate asked before we read about a difference
  #limits [A confirmed award] does a degree prove skills | is the graduate competent | she has the degree but can she do the work
  #limits~1 [Recognition centres compare] is a foreign degree equal to a British one | what is an Indian bachelor's worth in Germany, can you say
  #limits~2 [If records were] university records destroyed in a fire or war | archive lost | the archive burned down, how will the report look
  #turnaround [National degree register.] +3 what do you need for a national degree register | national degree register turnaround | HEDD or National Student Clearinghouse
  #turnaround~1 [University with online] +3 what is the student number for | university with an online verification service
  #turnaround~2 [University that replies] +3 university answers by letter | registrar's office turnaround | how many days until an old-fashioned university writes back
  #turnaround~3 [School leaving board.] +3 A-level or high school certificate check | exam board confirmation | can you confirm somebody's school exams from twenty years ago
  #turnaround~4 [Professional or driving] +3 licence number needed
  #turnaround~5 [We show you] is the register fee shown before ordering
  #law [Schools may publish] +1 student's written consent in the US | US law on degree checks | does an American college need the student's permission before it talks to you
  #law~1 [Universities and the] +2 degree check law in the UK | do British universities need the graduate's signature | are nurse registers public | who may look into the public register of nurses and doctors in Britain
  #law~2 [You need a] +1 must I ask only for the degree the job needs | degree check law in the EU | graduate must apply for confirmation
  #law~3 [Some institutions accept] release in a foreign language | wet ink signature for a university | the university wants its own form in Italian, who provides it
  #does-an-apostille-prove-a-degree [An apostille certifies] apostille on a diploma | stamped certificate | there is an official stamp on the back of the diploma, is that enough
  #how-do-you-recognise-a-degree-mill [We look up] bogus degree | how can you spot a university that sells diplomas
  #do-you-check-every-degree-on-a-cv [Your policy decides.] +1 must every degree be verified | which qualifications should I check | highest degree only | he lists five qualifications, do we have to verify all of them
  #what-if-the-candidate-left-before-finishing [We can usually] dropout | did not graduate | attended but no diploma | the candidate quit university before the final exam
  #can-you-confirm-professional-licences-too [Yes, where the] medical licence check | verify a professional licence | restrictions on practice | is a physiotherapist's registration something you can confirm | can you see if a doctor has been restricted
  #could-someone-else-have-sat-the-examination [A register shows] +1 exam taken by an impostor | impersonation at an exam | what if a friend took the exam for him
  #what-happens-if-the-institution-has-closed [We look for] +1 college shut down | the school shut its doors years ago, can the diploma still be verified
/employment-verification
  [We confirm job] how exactly is a CV compared with the employers' answers | what is employment verification | check previous jobs | verify work history | confirm a CV
  ~1 [Turnaround: 24 hours] +3 what is needed to verify employment | how many years of jobs are checked
  #specimen [This sample shows] sample of an employment report
  #specimen~1 [We look up] company was bought or renamed | does the employer exist | the company on the CV no longer exists under that name
  #specimen~2 [We give payroll’s] exaggerated position | he called himself director but was an assistant
  #specimen~3 [We ask for] +1 exact dates of employment | employer confirms only months
  #specimen~4 [Many employers confirm] +1 employer gives no details, is that bad | dates-only confirmation | the old employer only told you the dates, should we worry
  #specimen~5 [We list the] what should I ask at the interview after the check
  #who-it-is-for [Banks, insurers, airlines] employment history of bank or airline staff | several years of history for regulated firms | aviation security vetting history | how many years of work history must a bank or airline check
  #who-it-is-for~1 [You pay for] we pay for experience and want to know that it is real | fake experience
  #who-it-is-for~2 [You see in] overemployment of remote workers | how do we find out whether a home worker has a second full-time job
  #how-it-works [The candidate gives] candidate's permission to contact employers
  #how-it-works~1 [We lay out] can I see all the jobs on one calendar | calendar of gaps and overlaps
  #how-it-works~2 [We reach HR] how do you find a closed company's HR
  #how-it-works~3 [We use payslips] employer does not reply | use of payslips or tax records | the former company simply ignores your emails
  #limits [HR files rarely] was the person a good worker | performance at the old job | will you find out whether she was good at her job
  #limits~1 [We find jobs] how do undeclared jobs come to light | jobs left off the CV | hidden employment | undisclosed job | can somebody hide a job by leaving it off the resume
  #limits~2 [With no employer] verify freelance work | contractor history | the applicant ran his own business for six years, how is that proved
  #limits~3 [A settlement agreement] why did the person leave | dismissed or resigned | was the candidate fired | can you find out why he really left
  #turnaround [Large employer with] +3 payroll database check | The Work Number
  #turnaround~1 [Employer with an] +3 HR department turnaround
  #turnaround~2 [Closed or merged] +3 insolvency office | closed company work history | his last employer went bust, who confirms the job now
  #turnaround~3 [Current employer.] +3 at which moment is the present employer asked | when is the current employer contacted | current employer turnaround
  #law [A work history] +2 salary history questions in America | US law on employment checks | may I ask about past pay | may we ask an American applicant what she earned before
  #law~1 [Most employers have] +2 must a UK employer give a reference | regulatory references six years | FCA reference | is a British company obliged to answer a reference request
  #law~2 [You need a] +1 EU pay transparency directive | past salary question in Europe | is it forbidden in Europe to ask about earlier pay
  #law~3 [We contact a] permission to contact the current employer
  #will-the-present-employer-find-out [We contact them] +1 will my boss find out | I haven't told my manager that I'm leaving, will he hear about it from you
  #what-counts-as-a-gap [You set the] +1 length of a gap that matters | minimum gap | gap of three months | how many months without a job count as a hole in the CV
  #do-you-use-payroll-databases-such-as-those-of-large-verifiers [Where an employer] +1 data supplier for payroll data
  #can-a-payslip-stand-in-for-a-reply [Yes, and we] +1 payslip as proof | can a candidate show salary slips instead
  #can-you-use-tax-or-social-insurance-histories [Yes, where the] +1 tax record as proof of jobs | social insurance history | HMRC record
  #how-do-you-stop-a-friend-posing-as-the-employer [We look up] fake employer phone number | friend pretends to be the manager | bogus reference company | how do you make sure that the person on the phone really is from HR
  #are-internships-and-agency-assignments-covered [Yes.] +1 internships | temp work | agency assignment | summer job | do you also confirm work placements and temping jobs
/watchlist-screening
  [We compare a] +1 what is watchlist screening | sanctions check of a name | blacklist check
  ~1 [Turnaround: 24 hours] +3 is date of birth needed for a watchlist search | what do you need for a watchlist check
  #specimen [You need the] +1 sample of a watchlist report | how do I know against which list version a name was checked
  #specimen~1 [A name can] +1 spelling variants searched
  #specimen~3 [Lists change at] version of the list kept | a name was added to the list yesterday, how can I show what was there last week
  #specimen~4 [Closed matches stay] are false positives recorded
  #specimen~5 [Software finds possible] +1 does software or a human decide on a match | is it a computer that says yes or no to a sanctions match
  #who-it-is-for [You screen customers,] when do banks have to screen customers again | screening for banks and payment firms
  #who-it-is-for~1 [You check consignees,] we export machines, whom should we check | screening of vessels and consignees | export control screening | freight agents
  #who-it-is-for~2 [Exclusion lists bar] exclusion lists in health care | OIG or SAM exclusion | banned from public contracts | how do hospitals find people banned from public programmes
  #who-it-is-for~3 [You screen candidates] screen senior staff of a regulated firm
  #how-it-works [You choose the] can we leave out a list | who sets the threshold of a match
  #how-it-works~1 [We compare every] are aliases compared
  #how-it-works~2 [We test each] how do you rule out a namesake | date of birth and passport number to resolve a hit
  #how-it-works~3 [An analyst decides] who writes the reason for a decision
  #how-it-works~4 [We repeat the] continuous sanctions monitoring | repeat search on each list update
  #limits [A company can] company owned by a sanctioned person is not on the list | the firm is clean but its shareholder is blacklisted
  #limits~1 [A listing is] is a listed person guilty | PEP has done nothing wrong | does being on a list mean he did something wrong
  #limits~2 [A search covers] she was added to the list after your search | will you catch a listing made tomorrow
  #limits~3 [Police and border] Interpol secret lists | can you tell me if someone is on a no-fly list
  #turnaround~1 [Politically exposed persons] +3 are wives and partners of officials included | PEP check turnaround and inputs
  #turnaround~2 [Exclusions and bans.] +3 exclusions and bans turnaround
  #turnaround~3 [Adverse media.] +3 negative news search | adverse media turnaround | newspaper search | do you read newspapers about the person
  #turnaround~4 [Ongoing monitoring.] +3 you watch our customers, when do we hear of a hit | monitoring of a customer list
  #law [OFAC sanctions bind] +2 OFAC applies to whom | sanctions results in hiring in the US | name-only match lawsuit | we are not American, does OFAC matter to us
  #law~1 [Regulations under the] +2 UK sanctions list 28 January 2026 | OFSI consolidated list closed | sanctions law in Britain | which British list counts since January 2026
  #law~2 [EU sanctions regulations] +1 EU sanctions lawful basis
  #law~3 [The EU blocking] +1 EU blocking statute | conflicting sanctions regimes | Europe forbids what America demands, how do you deal with that
  #which-match-threshold-should-we-set-and-how-do-we-test-it [We run a] test of the match threshold | fuzzy score setting | we get too many false alarms, which setting should we choose
  #what-do-we-do-with-a-confirmed-match [Stop the transaction] +2 what to do with a real sanctions match | freeze assets | a customer really is on the list, what must we do at once
  #do-you-cover-the-50-per-cent-rule [OFAC treats a] +1 fifty per cent rule
  #how-are-arabic-chinese-or-cyrillic-names-treated [We search the] +1 Arabic spelling | how do you search for names written in Arabic or Chinese
  #is-adverse-media-a-list [It is press] is press research a list | negative press
  #do-you-screen-people-without-their-consent [Yes, where sanctions] do candidates have to agree to sanctions screening
`

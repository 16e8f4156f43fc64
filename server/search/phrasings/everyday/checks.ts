/** Everyday questions about jobs, degrees, references, addresses, lists and owners, in the format of `read-phrasings.ts`. */
export const everydayChecksPhrasings = `
/employment-verification
  [We confirm job] can you check if someone really worked somewhere | is the CV true | did they really work there | people lie on their CV, can you check | résumé check
  #specimen~1 [We look up] the company was bought by another one | company changed its name, can you still verify
  #specimen~4 [Many employers confirm] +1 why does my report only show dates
  #who-it-is-for [Banks, insurers, airlines] airside pass work history
  #who-it-is-for~2 [You see in] can you find out if somebody has two jobs
  #how-it-works~3 [We use payslips] the old employer does not answer, what now
  #limits~1 [We find jobs] can you find jobs that somebody left out
  #limits~3 [A settlement agreement] why did someone leave their job | can you find out if someone got sacked
  #turnaround~2 [Closed or merged] +1 my old company doesn't exist any more
  #what-counts-as-a-gap [You set the] +1 I was unemployed for a year | I took time off to look after my kids | I was ill for six months, does that matter
  #can-a-payslip-stand-in-for-a-reply [Yes, and we] +1 is a W-2 accepted | can I use my contract as proof of employment
  #how-do-you-stop-a-friend-posing-as-the-employer [We look up] what if the phone number is fake | could somebody give you a mate's number
  #are-internships-and-agency-assignments-covered [Yes.] +1 do you verify part-time student jobs
/education-verification
  [We confirm degrees,] +1 is the degree real | did she really graduate | check a certificate from a university
  #specimen~1 [Registers use the] my degree is in my maiden name | studied under another name
  #specimen~3 [We report every] +1 candidate lied about the grade
  #who-it-is-for~1 [Your admissions team] check transcripts for admissions
  #who-it-is-for~2 [You need to] is he allowed to drive a lorry
  #limits~1 [Recognition centres compare] do you convert foreign grades
  #does-an-apostille-prove-a-degree [An apostille certifies] the certificate is stamped by a notary, is that proof
  #how-do-you-recognise-a-degree-mill [We look up] is this university real
  #can-you-confirm-professional-licences-too [Yes, where the] do you check professional memberships | chartered engineer check | bar membership of a lawyer
  #what-happens-if-the-institution-has-closed [We look for] +1 my school was merged with another
/reference-validation
  [We confirm who] +1 will you phone my referees | can you call a former boss for us | do you talk to references
  #specimen [This sample separates] do you separate facts from hearsay in references
  #specimen~1 [We call the] how do you know the referee is real
  #limits [Candidates choose referees] referees only say nice things | are references worth anything
  #limits~1 [Company rules and] the old manager refuses to talk
  #law~3 [We leave out] +1 what may you not ask a referee
  #will-you-contact-people-the-candidate-did-not-name [Only if you] +1 off-list references
  #how-do-you-notice-an-invented-referee [We look for] referee with a gmail address
/address-verification
  [We confirm where] +1 where does someone live | is the address real
  #specimen~4 [Visitors identify themselves,] will someone come to my house
  #limits [Registers and bills] +1 surveillance of a person
  #limits~2 [For lodgers, students] lodger with no proof of address
  #turnaround~1 [Document review.] +1 is a bank statement accepted | which bills do you accept
  #turnaround~4 [We visit in] what time do visitors come
  #can-candidates-confirm-by-sharing-a-location [They may offer] do you track my phone
  #what-about-people-who-have-no-fixed-address [We record the] +1 living in a van | candidates without a home
/watchlist-screening
  [We compare a] +1 is someone on a sanctions list | is this person sanctioned | check a name against lists
  #specimen~4 [Closed matches stay] proof for the regulator that we closed a match
  #who-it-is-for~1 [You check consignees,] dual use shipments
  #limits~1 [A listing is] I am a politician, is that bad
  #limits~3 [Police and border] is someone wanted by the police
  #turnaround~3 [Adverse media.] +1 is there anything in the papers about him
  #how-are-arabic-chinese-or-cyrillic-names-treated [We search the] +1 Chinese characters
  #do-you-screen-people-without-their-consent [Yes, where sanctions] can we do a sanctions check without asking the person
/kyc-compliance
  [We build customer] onboarding checks for bank customers | AML checks | help with money laundering rules
  #specimen~2 [We also ask] who really controls the company
  #specimen~3 [Where the owner] +1 owner register is wrong, do we have to report it
  #specimen~5 [A new owner,] when is a customer file reviewed early
  #who-it-is-for~1 [You fall under] we are small and have no compliance department | accountants AML
  #who-it-is-for~2 [You grant credit,] credit check of a business customer
  #how-it-works~3 [We verify identity] do you check passports of owners
  #limits [We look for] +1 can you always find the owner
  #law [Covered institutions identify] +1 AML rules in the United States | CTA beneficial ownership
/citizen-by-investment
  #specimen~3 [We trace wealth] how did he get rich
/solutions/background-screening
  [We run seven] +1 which checks belong to screening | all checks for employees
  #when-to-order~1 [Your regulator names] our regulator demands proof of checks
  #limits [Checks describe the] does a clean check mean someone will behave | guarantee that a person is honest
  #must-everyone-have-every-check [Checks should follow] +1 which checks for which role
  #can-we-screen-staff-again-during-employment [Often, if your] +1 annual checks of employees
  #what-happens-when-two-sources-disagree [We print both] conflicting information
/employment-verification
  [We confirm job] somebody made up a job on their CV | applicant invented a job
  #how-it-works~3 [We use payslips] my old employer never replies | HR of the old company is silent
  #turnaround~2 [Closed or merged] +1 the firm I worked for went out of business | the shop where I worked is closed for good
  #what-counts-as-a-gap [You set the] +1 I stayed at home to raise my children | years without a job | I took a year off to travel
/education-verification
  [We confirm degrees,] +1 does somebody really have an MBA | says he has a master's degree, is it real | did an applicant make up a degree
/reference-validation
  #limits~1 [Company rules and] my company has a policy of not giving references | they only confirm that I worked there
  #will-you-contact-people-the-candidate-did-not-name [Only if you] +1 will you ask my old colleagues about me | do you ask around about somebody
  #can-referees-reply-in-their-own-language [Yes, and the] my old boss speaks another language | the referee speaks no English
/watchlist-screening
  #what-do-we-do-with-a-confirmed-match [Stop the transaction] +1 a customer really is on the list | what must we do if it is a real hit
/kyc-compliance
  [We build customer] somebody to do our KYC | we are a fintech and need customer checks
  #how-do-you-verify-identity-at-a-distance [We check document] +1 check ID when people never come in person | identify a customer over the internet
  #specimen~5 [A new owner,] what makes you look at a customer again early
/citizen-by-investment
  [We vet applicants] +1 the government wants investors vetted before residence | vetting of rich foreigners who apply for residence
`

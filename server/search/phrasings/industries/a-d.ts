/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const industriesADPhrasings = `
/industries/accounting-advisory
  [Your signature depends] +1 what do you check for accountants | screening for audit firms | accountancy practice checks
  #risks [Membership lapsed, suspended] expired accountant membership risk
  #risks~1 [Institutes publish findings] disciplinary findings missing from an accountant's CV
  #risks~2 [Your new hire] auditor hired from an audit client
  #risks~3 [Owners, funds and] accounting clients accepted too fast
  #risks~4 [Staff who can] payroll staff who can move client money
  #risks~5 [Enhanced measures start] accountant discovers too late that an owner is politically exposed
  #risks~6 [Clients judge the] associate offices of an accounting network
  #checks-by-role [Trainees and new] +3 what do you look at for somebody fresh from an accounting exam | which checks do accounting trainees need | newly qualified accountant checks
  #checks-by-role~1 [Audit managers and] +3 how often to check audit partners | audit manager checks
  #checks-by-role~2 [Payroll and client-money] +3 payroll clerk checks
  #checks-by-role~3 [New and continuing] +3 checks of an accountant's new clients
  #checks-by-role~4 [Associate and network] +3 checks of network firms of accountants
  #worked-example [The extract showed] +3 what happened in the advisory practice example | trading group with a hidden share transfer
  #law-and-guidance [State boards issue] +2 CPA licence lookup | PCAOB barred persons
  #law-and-guidance~1 [As an accountant] +1 are UK accountants in the regulated sector
  #law-and-guidance~2 [Auditors, external accountants] +1 are tax advisers obliged entities in the EU
  #law-and-guidance~3 [The IESBA Code,] +1 auditor independence rules | IESBA code
  #can-you-see-the-disciplinary-findings-of-a-professional-institute [Yes, if the] +1 published discipline of an institute
  #does-one-client-check-cover-our-duty-to-monitor [A check shows] +1 one-off client check or monitoring for accountants
  #how-do-you-verify-that-a-new-hire-is-a-current-cpa-acca-or-aca-member [We look the] +1 he says he is an ACCA member, can you see that | is this person really a chartered accountant | CPA or ACCA membership check
/industries/banking-financial
  [You answer for] +1 screening in banks | what do you check for a bank
  #risks [Theft or fraud] insider fraud at a bank
  #risks~2 [Paying a listed] sanctioned job candidate at a bank
  #risks~3 [The customer is] account opened with someone else's identity
  #risks~4 [Control through companies] hidden owners of a corporate customer
  #checks-by-role [Branch and call-centre] +3 what should be checked for people at the counter of a bank | bank teller checks
  #checks-by-role~1 [Traders and certified] +3 certified staff in a bank
  #checks-by-role~2 [Corporate customers.] +3 checks of corporate customers of a bank
  #checks-by-role~3 [Suppliers inside the] +3 cleaners or suppliers inside a bank branch
  #worked-example [The court found] +4 relationship manager who gave up a licence | bank example with four years abroad
  #law-and-guidance [Section 19 of] +1 can somebody convicted of theft work in an American bank | who is barred from working in a US bank | FDIC section 19 convictions
  #law-and-guidance~1 [Firms must verify] +1 Form U4 verification | FINRA background check
  #law-and-guidance~2 [Under the Senior] +2 how many years do references cover for a senior manager in the City | SM&CR references | regulatory reference six years
  #law-and-guidance~3 [Money laundering law] +1 EU law for bank customers and staff
  #can-you-tell-us-whether-section-19-applies-to-a-candidate [We report the] +1 section 19 decision
  #do-you-screen-customers-and-staff-in-one-system [You place them] +1 compare bank customers with staff
  #what-happens-if-a-former-employer-confirms-only-dates-and-a-job-title [The report says] +1 former employer of a banker gives only dates
  #how-long-does-a-background-check-take-for-a-new-bank-employee [Many sources answer] +1 how long until a new banker is cleared | duration of a bank employee's check
  #can-you-check-who-owns-and-controls-a-corporate-borrower-abroad [Yes.] +1 owner of a foreign borrower
/industries/corporate-professional
  [Your costliest mistakes] +1 screening for corporate firms | vetting of executives
  #risks [Roles stretched, exits] executive with an embellished history
  #risks~1 [Disqualified elsewhere, appointed] disqualified director appointed elsewhere
  #risks~2 [Bribery through an] bribery by an agent
  #risks~3 [Interests in a] consultant with interests in a rival
  #risks~4 [Claims and liens] hidden disputes of an acquisition target
  #risks~5 [Assistants and contractors] temporary assistants near the board
  #checks-by-role [Executives and board] +3 what is looked at before somebody joins the board | board member checks | C-level background check | how often to check directors
  #checks-by-role~1 [Consultants and interim] +3 interim manager checks
  #checks-by-role~2 [Agents and distributors.] +3 how often to check agents and distributors
  #checks-by-role~3 [Acquisition targets.] +3 target company checks
  #checks-by-role~4 [Office and support] +3 office staff checks
  #worked-example [The company registry] +4 finance director with a dissolved company | listed group's CFO example
  #law-and-guidance [SEC Regulation S-K] +1 Regulation S-K legal proceedings | FCPA agents
  #law-and-guidance~1 [The Company Directors] +2 where can I see whether a director is banned | director disqualification in the UK | directors' identity verification
  #law-and-guidance~2 [Member States keep] +1 EU registers of disqualified directors
  #can-you-check-a-senior-executive-discreetly-before-an-announcement [Yes, as long] +1 can you look at a chief executive without the press noticing | secret executive check | confidential search for a CEO
  #how-far-back-does-an-executive-check-go [We go back] +1 executive check how many years
  #what-does-third-party-due-diligence-on-an-agent-or-distributor-include [You get the] +1 our agent abroad, what would you look at | what is in third-party due diligence | vetting a sales agent
  #when-in-an-acquisition-should-we-start-to-check-the-target-and-its-managers [Start before the] +1 when in a takeover do we begin | timing of checks in an acquisition
/industries/academic-education
  [You lend your] +1 screening for universities
  #risks [Thesis cited, degree] doctorate never awarded
  #risks~1 [Retractions, a settlement,] research misconduct elsewhere
  #risks~2 [A second laboratory,] second affiliation hidden
  #risks~3 [Export rules may] export control and visiting scholars
  #risks~4 [Resigned before the] harassment in an earlier department
  #risks~5 [Wealth, influence and] donor with hidden conditions
  #risks~6 [Transcripts with websites] PhD applicant from a degree mill
  #checks-by-role [Professors and principal] +3 what is looked at for professors
  #worked-example [Our software read] +6 researcher with two full-time posts
  #law-and-guidance [NSPM-33 and the] +2 NSPM-33 | research integrity findings
  #law-and-guidance~1 [The Academic Technology] +1 ATAS
  #law-and-guidance~2 [Regulation (EU) 2021/821] +1 dual use and teaching
  #law-and-guidance~3 [Many laws protect] +1 nationality discrimination of researchers
  #can-you-judge-the-quality-of-a-candidate-s-publications [We leave quality] +1 are his papers any good
  #what-does-donor-due-diligence-cover-before-we-name-a-building [We look at] +1 naming a building after a donor
  #how-can-we-check-visiting-scholars-fairly-whatever-their-nationality [Use one list] +1 fair check of visitors
  #can-you-verify-the-degrees-of-many-doctoral-applicants-at-once [Yes.] +2 many PhD applicants
/industries/driver-fleet
  [Licences, medical certificates,] +1 screening for fleets | driver checks
  #risks [Suspended in another] disqualified driver
  #risks~1 [Safety history that] crash history
  #risks~2 [Return-to-duty steps incomplete.] failed drug test at another employer
  #risks~3 [Hazardous goods, trailers,] wrong licence class
  #risks~4 [School runs, patient] school run drivers
  #risks~5 [Signed by a] invalid medical certificate
  #risks~6 [Second job, second] second job and driving hours
  #checks-by-role [Interstate truck drivers] +3 what must an American carrier check about a driver
  #checks-by-role~1 [Lorry and coach] +3 what is checked for lorry drivers here | lorry driver checks | HGV driver
  #worked-example [We asked the] +7 tanker driver licensed in two states
  #law-and-guidance [Part 391 sets] +1 driver qualification file rules
  #law-and-guidance~1 [Before a commercial] +1 FMCSA Clearinghouse query
  #law-and-guidance~2 [A driver can] +1 traffic commissioner
  #law-and-guidance~3 [Professional drivers hold] +1 tachograph
  #is-there-one-national-motor-vehicle-record-in-the-united-states [Each state keeps] +1 is there one list of all drivers in America | national driving record
  #do-you-collect-the-samples-for-drug-and-alcohol-tests-of-drivers [Separate providers with] +1 do you test drivers for drugs | drug test samples
  #what-belongs-in-a-driver-qualification-file-for-a-dot-audit [You need the] +1 the inspectors are coming, what must be in the driver's file | DOT audit file
  #how-do-we-check-uk-and-eu-drivers-from-one-system [We keep one] +1 UK and EU drivers together
  #how-long-does-it-take-to-receive-a-us-driving-record-by-state [Many states answer] motor vehicle record time
`

/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const industriesNZPhrasings = `
/industries/real-estate
  [You have a] +1 screening for estate agents | property checks
  #risks [Foreign vehicles, nominees,] buyer behind an offshore company
  #risks~1 [Deposits from accounts] deposit from someone else's account
  #risks~2 [Empty or mortgage-free] someone sells a house they don't own
  #risks~3 [Edited payslips and] tenant with false payslips
  #risks~4 [Access to homes] building manager with keys
  #risks~5 [Residence or citizenship] residence permit through property
  #checks-by-role [Buyers and sellers.] +3 home buyer checks | seller checks
  #checks-by-role~1 [Tenants and guarantors.] +3 what do you look at for someone renting a flat | tenant and guarantor checks | renter screening
  #checks-by-role~2 [Letting staff and] +3 letting agent staff checks
  #checks-by-role~3 [Joint-venture partners and] +3 joint-venture partners in property
  #worked-example [The first listed] +6 buyer that became an overseas company
  #law-and-guidance [States license brokers,] +2 do cash buyers of homes in America have to be reported | FinCEN residential real estate rule | tenant reports in the US | cash purchase of a home reporting
  #law-and-guidance~1 [Estate agents, and] +1 UK estate agents money laundering | register of overseas entities
  #law-and-guidance~2 [Agents are obliged] +1 EU estate agents obliged entities
  #why-do-both-the-estate-agent-and-the-solicitor-check-the-buyer [Each has a] +1 why must the buyer show the passport twice | checked twice by agent and solicitor
  #can-you-tell-whether-a-tenant-s-payslip-is-genuine [We compare figures,] +1 the tenant's wage slip looks odd | genuine payslip of a tenant
  #what-does-a-check-on-the-seller-of-a-property-include [We confirm that] +1 how can I be sure the seller owns the house | seller impersonation
  #how-quickly-can-you-identify-the-owner-of-an-overseas-buyer [An online register] +1 how fast can you find the owner of a foreign buyer
  #may-we-screen-tenants-for-criminal-records-before-we-sign-a-lease [The rules differ] +1 may a landlord ask about convictions
/industries/startups-tech
  [You hire your] +1 screening for start-ups
  #risks [Exits, degrees and] exaggerated founder claims
  #risks~1 [Found in a] executive hired in haste
  #risks~3 [Angels and funds] angel investor with dirty money
  #risks~4 [Code written on] code written at a former employer
  #risks~5 [Signed forms and] hiring records in a spreadsheet
  #checks-by-role [Founders, for investors.] +3 what do investors check about founders | founder background check | due diligence on founders
  #checks-by-role~1 [First executives.] +3 first executives of a start-up
  #checks-by-role~2 [Angels, funds and] +3 checks of angels and funds
  #worked-example [The university had] +4 pitch deck with a false patent
  #law-and-guidance [When an agency] +1 does the FCRA apply to a tiny company
  #law-and-guidance~1 [The Data Protection] +1 DBS level for start-ups
  #law-and-guidance~2 [Under the GDPR] +1 AI Act and GDPR for start-ups
  #law-and-guidance~3 [New York City’s] +1 bias audit for ranking tools in New York
  #who-sends-the-forms-to-a-candidate-if-we-have-no-hr-department [You approve the] +1 nobody here does HR
  #is-it-normal-for-our-own-investors-to-check-us [Yes, it has] +1 investors check founders
  #which-single-check-should-a-small-company-start-with-and-for-which-roles [We suggest employment] if we can afford only one check | only one check for a small business
  #can-you-check-who-owns-the-code-that-a-founder-brings [We confirm where] +1 did he write the code at his old company | ownership of a founder's code | IP of the founder
  #how-do-we-keep-screening-affordable-when-we-hire-only-a-few-people [You order single] +1 cheap screening for few hires
/industries/telecommunications
  [Your shop staff] +1 screening for telecom operators
  #risks [A moved number] SIM swap by shop staff
  #risks~1 [Bulk activations with] bulk activations by dealers
  #risks~2 [A uniform opens] engineer in a customer's home
  #risks~3 [Few roles with] core network administrators
  #risks~4 [Teams hired by] contractor crews sharing badges
  #risks~5 [Banned suppliers and] banned equipment suppliers
  #risks~6 [Ex-partners, celebrities, neighbours.] snooping in call records
  #checks-by-role [Shop and call-centre] +3 what about the people who sell phones | phone shop staff checks
  #checks-by-role~1 [Home and field] +3 telecom field engineer checks
  #checks-by-role~2 [Core, security and] +3 lawful interception roles
  #checks-by-role~3 [Dealers and sub-dealers.] +3 telecom dealer checks
  #checks-by-role~4 [Equipment and tower] +3 tower partner checks
  #worked-example [After notice to] +4 SIM swaps under a shared login
  #law-and-guidance [FCC rules protect] +1 FCC rules SIM swap | Covered List
  #law-and-guidance~1 [The Telecommunications (Security)] +1 Telecommunications Security Act
  #law-and-guidance~2 [NIS2 lists operators] +1 NIS2 for operators
  #law-and-guidance~3 [Many countries, such] SIM registration in India or Nigeria
  #can-you-carry-out-state-security-clearance-for-network-staff [Clearance comes from] +1 do you give out state clearance | security clearance for network engineers
  #how-do-you-handle-the-crews-of-a-subcontractor-who-work-on-our-sites [We check each] +1 subcontractor crews on our sites
  #do-you-need-subscriber-or-call-data-from-us-to-run-a-check [A check works] do you need call data
  #which-employee-checks-help-to-prevent-sim-swap-fraud-in-our-shops [Start with criminal] +1 criminals bribe our shop staff to move numbers | prevent SIM swap fraud
/industries/non-profit
  [You work through] +1 screening for charities
  #risks [Dismissed in one] aid worker dismissed elsewhere
  #risks~1 [Insolvency, conviction or] disqualified trustee
  #risks~2 [Large donors who] donor with conditions
  #risks~3 [Bodies with no] partner without premises
  #risks~4 [Fees, convoys, names] aid diverted to terrorists
  #risks~5 [One-to-one contact without] volunteer alone with a child
  #checks-by-role [Trustees and senior] +3 charity trustee checks
  #checks-by-role~1 [International staff.] +3 aid worker checks
  #checks-by-role~2 [National staff, drivers,] +3 national staff, drivers and guards of a charity
  #checks-by-role~3 [Volunteers and mentors.] +3 what do we check about people who help for free | volunteer checks | mentor checks
  #checks-by-role~4 [Major donors and] +3 major donor checks
  #worked-example [The organisation was] +6 local partner with a name on a sanctions list
  #law-and-guidance [OFAC general licences] +1 OFAC humanitarian licence
  #law-and-guidance~1 [Guidance says that] +1 Charity Commission know your donor
  #law-and-guidance~2 [EU sanctions carry] +1 humanitarian exceptions EU sanctions
  #law-and-guidance~3 [As revised, it] +1 FATF recommendation 8
  #law-and-guidance~4 [Participating organisations tell] +1 misconduct disclosure scheme
  #is-there-a-lighter-screening-package-for-a-small-charity-with-volunteers [Yes, you can] +1 we are tiny and have no money | cheap checks for a small charity
  #should-a-charity-screen-the-people-it-helps-against-sanctions-lists [We advise restraint] +1 should we screen the refugees we feed
  #who-contacts-a-referee-in-a-conflict-area [A colleague who] +1 it is dangerous to phone there | reference in a war zone
  #what-should-due-diligence-on-a-local-partner-include [We suggest that] +1 local partner due diligence
/industries/retail-consumer
  [You hire fast,] +1 screening for shops
  #risks [Small thefts by] key holder steals
  #risks~2 [Knives, alcohol, medicines.] selling alcohol to minors
  #risks~3 [Same chain, next] dismissed employee rehired in another branch
  #risks~4 [Rent unpaid, staff] franchisee in trouble
  #risks~5 [Dozens of reviews] product warnings in reviews
  #checks-by-role [Sales assistants and] +3 what about help for Christmas | shop assistant checks | Christmas staff checks
  #checks-by-role~1 [Key holders and] +3 cash office checks
  #checks-by-role~2 [Store detectives and] +3 store detective checks | security guard in a shop
  #checks-by-role~3 [Card-data and loyalty] +3 staff with card data
  #worked-example [The court returned] +5 store manager with a no rehire code
  #law-and-guidance [Many cities and] +1 fair chance laws in retail
  #law-and-guidance~1 [Law limits the] +1 teenagers working in shops
  #law-and-guidance~2 [GDPR Article 10] +1 EU rules for retail staff and products
  #can-you-check-ten-new-seasonal-starters-by-the-weekend [Identity checks, yes,] +1 we need people by Saturday | ten starters by the weekend
  #do-you-use-lists-of-suspected-shoplifters-in-a-report [We leave such] do you know who stole in other shops | shoplifter list | theft database
  #can-data-on-returns-and-refunds-point-to-a-dishonest-employee-at-a-till [It can mark] +1 one cashier gives many refunds | till data and dishonest cashiers
  #which-background-checks-does-a-seasonal-sales-assistant-in-a-shop-need [We suggest identity] +1 does a shop girl need a criminal check | checks for a shop assistant
/industries/transportation-logistics
  [Thieves now send] +1 screening for logistics
  #risks [Bought authority, borrowed] fake carrier on a load board
  #risks~2 [High-value pallets and] tip-off by warehouse staff
  #risks~3 [Rules require a] air cargo access
  #risks~4 [Transhipment under a] consignee under sanctions
  #risks~5 [Papers signed for] customs agent without a mandate
  #risks~6 [Pickup numbers passed] leaked pickup numbers
  #checks-by-role [Carriers and subcontractors.] +3 what do you look at before a lorry collects | carrier checks | haulier checks
  #checks-by-role~1 [Forwarders, brokers, customs] +3 freight forwarder checks
  #checks-by-role~2 [Warehouse and dock] +3 dock worker checks
  #checks-by-role~3 [Staff in air-cargo] +3 port and air-cargo staff checks
  #checks-by-role~4 [Shippers and consignees.] +3 shipper checks
  #worked-example [The operating authority] +5 false pickup stopped at the dock
  #law-and-guidance [The FMCSA publishes] +2 FMCSA authority | TWIC | CTPAT
  #law-and-guidance~1 [The Authorised Economic] +1 AEO in the UK
  #law-and-guidance~2 [Aviation security rules] +1 EU air cargo background check
  #how-fast-can-you-verify-a-carrier-while-the-truck-waits [We read public] +1 the truck is here now, is it the right one | verify a truck at the gate
  #where-can-i-read-about-driver-checks [In our guide] +1 guide for drivers
  #how-can-we-tell-that-our-freight-was-brokered-to-another-carrier [We compare the] +1 did our haulier pass the load on | freight given to another carrier
/industries/pharmaceutical-biotech
  [Inspectors ask about] +1 screening for pharma companies
  #risks [The applicant certifies] debarred person in a submission
  #risks~1 [Patients enrolled on] disqualified investigator
  #risks~2 [Chromatograms integrated until] manipulated laboratory data
  #risks~3 [Vault access, weighing,] diverted controlled substances
  #risks~4 [Experience counted that] release by an unqualified person
  #risks~5 [The audited plant] ingredient from another plant
  #risks~6 [Diverted and falsified] wholesaler's unlicensed customers
  #checks-by-role [Investigators and site] +3 what is checked for doctors who run trials | investigator checks
  #checks-by-role~1 [Laboratory and production] +3 lab technician checks
  #checks-by-role~3 [Vault and dispensing] +3 vault staff checks
  #checks-by-role~4 [Suppliers, wholesalers, trial] +3 pharma supplier checks
  #worked-example [We also asked] +5 trial site with high enrolment
  #law-and-guidance [Section 306 of] +2 FDA debarment certification | DEA employee screening
  #law-and-guidance~1 [The Human Medicines] +1 MHRA responsible person
  #law-and-guidance~2 [Good Distribution Practice] +1 EudraGMDP | Good Distribution Practice
  #law-and-guidance~3 [ICH E6, 21] +1 GxP training requirements
  #how-often-should-we-repeat-an-fda-debarment-list-check-for-our-staff [Check before a] +1 how often FDA debarment
  #can-software-search-our-gxp-training-records-for-an-answer [Yes.] +2 search of GxP records
  #do-you-audit-the-plants-of-our-suppliers-and-contract-manufacturers-on-site [The audit of] +1 audit of supplier plants
  #how-do-you-check-a-clinical-investigator-before-we-choose-a-trial-site [We check debarment] +1 is this doctor allowed to run a study | check of a clinical investigator
  #which-checks-does-a-new-wholesale-customer-for-our-medicines-need [We confirm the] +1 new wholesale customer
/industries/recruitment-agencies
  [Clients and candidates] +1 screening for recruitment agencies | staffing firms
  #risks [Generated CV, cloned] candidate who does not exist
  #risks~1 [Free mail accounts] reference from a friend
  #risks~2 [Offence, time and] blanket ban on ex-offenders
  #risks~3 [Rules are stricter] care placement extra steps
  #risks~4 [The ranking learned] biased shortlist
  #risks~5 [Fees unpaid, identities] fake client company
  #risks~6 [Start on Monday,] start before checks
  #checks-by-role [Temporary and shift] +3 what about people we place for a week
  #checks-by-role~1 [Permanent candidates and] +3 permanent candidate checks
  #checks-by-role~2 [Care, school and] +3 agency nurse checks
  #checks-by-role~3 [Hiring companies.] +3 checks of hiring companies
  #worked-example [The referee was] +4 three nurses with one reference text
  #law-and-guidance [The FCRA distinguishes] +1 reseller of reports
  #law-and-guidance~1 [You must confirm] +2 Conduct Regulations for agencies | gangmaster licence
  #law-and-guidance~2 [The Temporary Agency] +1 Temporary Agency Work Directive
  #law-and-guidance~3 [You and your] +1 who may see a candidate's report | separate controllers
  #may-a-recruitment-agency-send-one-screening-report-to-three-clients [Yes, if the] +1 three companies want the same candidate
  #can-a-white-label-screening-report-show-our-own-agency-s-name [Yes, your name] +1 can our logo be on it
  #does-your-cv-ranking-reject-candidates-on-its-own-or-does-a-person-decide [The ranking orders] +1 ranking decides alone
  #how-do-you-check-a-client-company-before-we-advertise-for-it [We confirm registration,] +1 is our new customer a real company | vet a client before advertising
/industries/tech-saas-cybersecurity
  [Your customers trust] +1 screening for SaaS companies
  #risks [State-backed workers with] North Korean IT worker | fake remote employee
  #risks~1 [One engineer, many] admin access to customer data
  #risks~2 [Red-team skill, unclear] pen tester with a past
  #risks~3 [Bribed for a] support staff impersonating users
  #risks~4 [Checks done, dates] missing audit evidence
  #risks~5 [Dormant keys after] ex-employee account
  #checks-by-role [Engineers with production] +3 who can touch our live servers | production engineer checks
  #worked-example [Two employers had] +6 laptop to another address
  #law-and-guidance [NIST SP 800-53] +2 NIST PS-3 | FedRAMP screening
  #law-and-guidance~1 [The Data Protection] +1 UK rules for SaaS staff
  #law-and-guidance~2 [Both bring your] customers' due diligence under NIS2
  #law-and-guidance~3 [The trust services] +1 SOC 2 background check evidence
  #will-your-screening-report-satisfy-our-soc-2-auditor [It gives what] +1 will the auditor be happy with your report | SOC 2 auditor satisfied
  #do-you-have-a-security-audit-report-of-your-own-that-we-can-read [Yes, we share] +1 your audit report
  #should-we-rescreen-all-engineers-each-year [Tie it to] +1 do we check every programmer again each year | yearly rescreening of engineers
  #how-do-you-detect-a-remote-hire-who-uses-another-identity [We compare identity,] +1 we never met him, is he who he says | detect an impostor
  #can-screening-results-feed-our-trust-centre-or-grc-tool [Yes, as a] +1 GRC tool feed
`

/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const industriesEHPhrasings = `
/industries/ecommerce-digital
  [Anyone can open] +1 screening for online shops and marketplaces
  #risks [Mail drop today,] trader without an address
  #risks~1 [Same bank details,] banned seller under a new shop name
  #risks~2 [Pictures copied from] counterfeit goods with copied photos
  #risks~3 [Empty boxes and] return fraud
  #risks~5 [Losses that follow] theft in the warehouse
  #risks~6 [Addresses and habits] staff who read customer orders
  #checks-by-role [High-volume sellers.] +3 large seller checks | high-volume seller verification
  #checks-by-role~1 [Small and private] +3 what about somebody selling from their living room | private seller checks
  #checks-by-role~2 [Warehouse and seasonal] +3 warehouse crew checks | order pickers
  #checks-by-role~4 [Listings and reviews.] +3 checks of listings and reviews
  #worked-example [Their registry entries] +5 four sellers with one product photo
  #law-and-guidance~1 [The Digital Markets,] +1 fake reviews law in the UK
  #law-and-guidance~2 [Article 30 of] +1 Digital Services Act trader details | General Product Safety Regulation
  #law-and-guidance~3 [Scores on your] +1 scores on buyers
  #can-a-model-tell-whether-a-product-review-is-fake [It can show] +1 can the software tell that praise is bought | spot fake product reviews
  #how-much-information-should-we-request-from-a-new-seller [Start with what] +1 information from a new seller
  #do-you-screen-seasonal-warehouse-staff-in-peak-weeks [Yes, and we] +1 peak season warehouse screening
  #can-you-connect-seller-verification-to-our-onboarding [Yes, by file] +1 seller verification interface
  #how-do-you-find-a-banned-seller-who-opens-a-new-shop [We compare bank] +1 we threw him out and he opened a new shop
/industries/healthcare-medical
  [Your patients can’t] +1 screening for hospitals | health care staff checks
  #risks [Conditions that the] nurse with restrictions on the licence
  #risks~1 [Claims connected with] excluded person on the payroll
  #risks~2 [No successor, no] medical school closed
  #risks~3 [Moved county, changed] carer who harmed patients elsewhere
  #risks~4 [Losses that follow] drugs missing in a ward
  #risks~5 [The agency’s file] locum placed overnight
  #risks~6 [Device representatives and] device reps in the operating theatre
  #checks-by-role [Doctors and advanced] +3 doctor checks | physician credentialing
  #checks-by-role~1 [Nurses and allied] +3 what is checked before a nurse starts | nurse checks | how often to check nurses
  #checks-by-role~2 [Care assistants and] +3 care assistant checks | home carer checks
  #checks-by-role~3 [Billing, pharmacy and] +3 pharmacy and billing staff checks
  #checks-by-role~4 [Suppliers and contractors] +3 hospital supplier checks
  #worked-example [It showed a] +5 nurse licensed in two states
  #law-and-guidance [The OIG’s List] +1 who may not be paid by Medicare | LEIE | OIG exclusion list
  #law-and-guidance~1 [Accreditation bodies commonly] +1 primary source verification of clinicians | National Practitioner Data Bank
  #law-and-guidance~2 [Regulation 19 of] +1 CQC regulation 19 | DBS for care staff
  #law-and-guidance~3 [Directive 2005/36/EC governs] +1 alert mechanism for doctors in the EU
  #is-the-licence-copy-from-a-staffing-agency-enough-for-our-file [A copy shows] +1 the agency sent us a copy of her licence | copy of a nurse's licence from an agency
  #how-do-you-tell-apart-two-nurses-with-the-same-name [We compare the] +1 two nurses with one name
  #how-do-you-verify-a-medical-degree-when-the-hospital-or-school-is-gone [We ask the] +1 the hospital where he trained was bombed | medical degree from a destroyed school
  #how-often-should-we-check-staff-against-the-oig-exclusion-list [Many US providers] +1 how frequently to look at the federal exclusion list | monthly exclusion check
/industries/government-public
  [Your hiring, buying] +1 screening for public bodies
  #risks [Debarred in one] bidder debarred abroad
  #risks~1 [Interests through family] official owns part of the winner
  #risks~3 [Addresses of convenience.] benefit claimed from a false address
  #risks~4 [Funds held by] grant kept by an intermediary
  #risks~5 [Cleaners, translators and] leak by contracted translators
  #checks-by-role [Officials below clearance] +3 civil servant checks
  #checks-by-role~1 [Senior and political] +3 political appointee checks
  #checks-by-role~2 [Contractor personnel.] +3 government contractor staff checks
  #checks-by-role~3 [Bidders, subcontractors and] +3 what is looked at before we give a grant | bidder checks | grant recipient checks
  #worked-example [Both directors had] +4 bidder linked to a debarred company
  #law-and-guidance [The government itself] +1 SAM.gov debarment | federal suitability
  #law-and-guidance~1 [The Baseline Personnel] +1 UK baseline standard and procurement act
  #law-and-guidance~2 [Directive 2014/24/EU has] +1 EU exclusion grounds | self-cleaning
  #can-you-run-a-security-clearance-for-our-officials-or-contractors [Clearance itself comes] +1 do you grant clearance
  #may-a-public-tender-require-background-checks-on-the-staff-of-each-bidder [Often yes, if] +1 may our call for bids demand checks | screening requirement in a tender
  #do-you-accept-orders-from-a-minister-s-office-or-an-adviser [We take orders] +1 a minister wants to know about a reporter | order against journalists | politician wants dirt on critics
  #can-your-reports-be-disclosed-under-freedom-of-information-law [Your report keeps] +1 FOI request for a report
  #how-do-you-check-a-bidder-for-conflicts-of-interest [We compare owners] +1 does the winner know someone on our panel | conflict of interest of a bidder
/industries/education-academic
  [You decide who] +1 screening for schools
  #risks [A barred list] barred person in a school
  #risks~1 [Resignations passed on] glowing reference hides a concern
  #risks~2 [Or struck off] teacher struck off abroad
  #risks~3 [A domestic certificate] teacher's years abroad
  #risks~4 [Trips, reading hours,] parent volunteer becomes regular
  #risks~6 [First aid, coaching] false coaching certificate
  #checks-by-role [Teachers and teaching] +3 what does a school look at for a teacher | teacher checks | teaching assistant checks
  #checks-by-role~1 [Heads, governors and] +3 headteacher checks | school governor checks
  #checks-by-role~2 [Caterers, cleaners, site] +3 school cleaner or caterer checks
  #checks-by-role~3 [Volunteers, coaches, host] +3 someone coaches our team for free | sports coach checks | host family checks
  #checks-by-role~4 [Agencies and transport] +3 supply teacher agency checks
  #worked-example [The first school] +5 sports coach with false references
  #law-and-guidance [States require fingerprint-based] +1 fingerprint checks for school staff
  #law-and-guidance~1 [Keeping Children Safe] +1 safer recruitment rules in England
  #law-and-guidance~2 [Each nation has] +1 AccessNI for schools
  #law-and-guidance~3 [Directive 2011/93/EU lets] +1 EU directive on work with children
  #law-and-guidance~4 [Each state and] +1 Working with Children Check
  #can-a-teacher-start-work-before-the-dbs-certificate-arrives [English guidance allows] +1 the certificate isn't here but term begins | teacher waits for DBS
  #how-long-may-a-school-keep-a-dbs-certificate-on-file [Keep it only] +1 may we keep the certificate in the file | how long does a school keep a DBS
  #does-a-parent-who-helps-at-a-school-event-need-a-check [A supervised parent] +1 a mother wants to help at the fair | parent helper at a school trip
  #how-do-we-check-a-teacher-who-has-worked-in-several-countries [Order a certificate] +1 teacher who taught abroad
/industries/energy-utilities
  [Few people may] +1 screening for utilities
  #risks [One operator, one] access to a control system
  #risks~1 [Places of residence] seven-year history gap
  #risks~2 [Mutual aid, badges] outage crews without papers
  #risks~3 [Gas, high voltage,] technician without a competence card
  #risks~4 [Meter changes behind] meter reader at a vulnerable customer
  #risks~5 [A session opened] vendor remote access
  #risks~6 [Land, permits and] hidden beneficiaries of an energy project
  #checks-by-role [Control-room and cyber-asset] +3 who may sit in the control room
  #checks-by-role~1 [Substation and pipeline] +3 substation technician checks
  #worked-example [Five were in] +5 storm crew at a substation
  #law-and-guidance [The standard requires] +1 what does the American power grid standard want | NERC CIP-004 personnel risk assessment
  #law-and-guidance~1 [The Network and] +1 Gas Safe Register | NIS regulations
  #law-and-guidance~2 [The Critical Entities] +1 critical entities directive background checks
  #may-we-rely-on-a-personnel-risk-assessment-made-by-another-utility [The standard leaves] +1 assessment of another utility
  #what-counts-as-residence-under-nerc-cip-004-for-the-record-check [It covers the] +1 which homes count for the power grid standard | residence of six months
  #can-your-system-withdraw-access-when-an-assessment-expires [Yes, if your] +1 access withdrawn at expiry
  #how-do-we-check-contractors-who-are-called-out-for-one-storm [Send us the] +1 contractors for one storm
/industries/financial-institution
  [You run on] +1 screening for payment firms and funds
  #risks [Findings abroad surface] fit and proper failure
  #risks~1 [One covered person] bad actor in an offering
  #risks~3 [Nominee subscriptions late] nominee investors
  #risks~4 [Payment agents onboarded] payment agents
  #risks~5 [Administrators, processors and] outsourced providers
  #risks~6 [One officer with] shared compliance officer
  #checks-by-role [Directors and key] +3 what is looked at for directors of a payment firm | director of a licensed firm checks
  #checks-by-role~1 [Portfolio managers and] +3 fund manager checks
  #checks-by-role~2 [Operations and support] +3 operations staff of a financial firm
  #checks-by-role~3 [Agents, introducers, distributors.] +3 payment agent checks
  #checks-by-role~4 [Administrators and outsourced] +3 fund administrator checks
  #worked-example [We asked the] +5 custodian with a cloned licence
  #law-and-guidance [Rule 506(d) of] +1 Rule 506(d) bad actor
  #law-and-guidance~1 [The FIT part] +1 FCA fitness test
  #law-and-guidance~2 [AIFMD, MiFID II] +1 MiCA and DORA management
  #law-and-guidance~3 [Most licensing regimes] liable for tied agents
  #are-fit-and-proper-checks-lighter-for-a-fintech-than-for-a-bank [Your list of] +1 fit and proper for a small fintech
  #can-you-screen-thousands-of-payment-agents-and-keep-them-current [Yes, you send] +1 thousands of agents
  #do-you-decide-that-a-person-is-fit-and-proper [The decision is] +1 will you tell us that she is fit and proper | who decides fit and proper
  #how-do-you-detect-a-cloned-licence-before-we-pay [We compare name,] +1 is this the real investment firm | detect a cloned firm
/industries/gig-workers
  [You send workers] +1 screening for platforms and gig workers
  #risks~1 [One check at] conviction after joining
  #risks~2 [Student limits, expired] work permit expired
  #risks~3 [The profile says] carer without credentials
  #risks~4 [Removed on Monday,] banned worker returns
  #risks~5 [Work shown was] stolen portfolio
  #risks~6 [Same name, a] worker blocked by mistake
  #checks-by-role [Food and parcel] +3 what about people on bikes with food | Deliveroo-style rider checks
  #checks-by-role~1 [Ride-hail drivers.] +3 what about people who drive passengers by app | Uber driver checks | ride-hailing driver checks
  #checks-by-role~2 [Cleaners and home] +3 handyman checks
  #checks-by-role~3 [Carers, sitters and] +3 what about someone who minds children | tutor checks | nanny checks
  #worked-example [We had marked] +6 courier matched to the wrong record
  #law-and-guidance [Regulators have taken] +1 FCRA for contractors
  #law-and-guidance~1 [The Border Security,] +1 right to work for gig workers | private hire drivers
  #law-and-guidance~2 [The Platform Work] +1 Platform Work Directive
  #how-does-continuous-background-screening-of-gig-workers-work-in-practice [We ask agreed] +1 continuous screening of couriers
  #can-a-gig-worker-refuse-a-face-check-when-we-confirm-identity [Yes, so offer] +1 she doesn't want to show her face | refuse a selfie check
  #who-answers-a-gig-worker-who-disputes-the-result-of-a-check [We answer the] +1 dispute by a courier
  #can-a-worker-reuse-one-background-check-on-another-gig-platform [A worker may] +1 can I use the same check for two apps | portable background check
  #which-background-checks-should-a-new-courier-or-delivery-platform-start-with [We suggest identity] +1 we start a courier company | start-up delivery platform checks
  #how-do-you-find-rented-accounts-and-still-respect-workers-privacy [You prompt for] +1 somebody lends his account to a cousin | account sharing by couriers
/industries/hospitality-food-leisure
  [Your staff open] +1 screening for hotels and restaurants
  #risks [Rooms, luggage and] theft from guest rooms
  #risks~1 [One season, with] lifeguard or entertainer with children
  #risks~2 [The name over] pub without a licence holder
  #risks~3 [Regulators expect each] casino dealers
  #risks~4 [Passports kept by] kitchen crews exploited by agents
  #risks~5 [One certificate, several] shared hygiene certificate
  #risks~6 [One name recurs] repeated complaints about one employee
  #checks-by-role [Front desk, porters,] +3 who cleans the rooms, what do you check | hotel housekeeper checks | receptionist checks
  #checks-by-role~1 [Kitchen and banqueting.] +3 kitchen staff checks
  #checks-by-role~2 [Bar and licensed-premises] +3 pub manager checks | bar manager licence
  #checks-by-role~3 [Children’s clubs, pools,] +3 lifeguard checks | kids' club staff
  #checks-by-role~4 [Labour providers and] +3 labour provider checks in hospitality
  #worked-example [Our address check] +6 twelve workers in one house
  #law-and-guidance [Seasonal visas such] +2 H-2B and J-1 visas | food handler card | gaming licence
  #law-and-guidance~1 [The Licensing Act] +2 door supervisor licence | designated premises supervisor
  #law-and-guidance~2 [Food law requires] +1 EU food training
  #does-a-kitchen-porter-or-a-dishwasher-in-a-hotel-need-a-criminal-check [Usually identity and] does somebody washing up need a police check
  #do-we-need-to-check-seasonal-staff-who-return-each-summer [For work with] +1 they were here last summer already | returning seasonal staff
  #can-you-analyse-our-guest-reviews-for-problems-with-staff-or-safety [Yes, we sort] +1 guests complain about one waiter | guest reviews and safety
  #how-early-should-a-hotel-order-checks-before-the-season [Order when offers] +1 hotel season lead time
`

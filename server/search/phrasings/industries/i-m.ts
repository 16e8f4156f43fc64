/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const industriesIMPhrasings = `
/industries/insurance
  [Producers sell for] +1 screening for insurers
  #risks [Policies sold under] policy sold under an expired licence
  #risks~1 [Dishonesty offences, at] dishonesty offences at insurers
  #risks~2 [Payments steered to] claims handler favours a repairer
  #risks~3 [Ownership and conduct] coverholder conduct
  #risks~4 [Invoices and certificates] forged claim invoices
  #risks~5 [A valid claim] claim payment to a listed person
  #checks-by-role [Employed and tied] +3 what is checked for people who sell policies | insurance agent checks | how often to check producers
  #checks-by-role~1 [Claims handlers and] +3 loss adjuster checks | claims handler checks
  #checks-by-role~2 [Coverholders and agencies.] +3 how often to check coverholders
  #checks-by-role~3 [Claimants and payees.] +3 checks of claimants and payees
  #worked-example [One court returned] +4 underwriter with an old conviction | binding authority example
  #law-and-guidance [A person convicted] +1 may someone with a fraud conviction sell insurance | felon in insurance | may a convicted person work in insurance
  #law-and-guidance~1 [Insurers and intermediaries] +1 UK insurers fit and proper | Lloyd's coverholders
  #law-and-guidance~2 [The Insurance Distribution] +1 Insurance Distribution Directive good repute
  #is-a-us-producer-licence-valid-in-every-state [Each state issues] +1 she is licensed in Ohio and will sell in Texas | non-resident insurance licence
  #may-we-check-criminal-records-of-claims-staff-outside-the-us [It depends on] +1 criminal checks of adjusters in Europe
  #can-document-reading-prove-that-an-invoice-or-a-claim-is-false [It shows that] +1 a customer may have made up the repair bill | fake invoice in a claim | detect insurance fraud in documents
  #how-should-we-check-a-coverholder-before-we-delegate-authority-to-it [Order the company] +1 delegated authority due diligence
/industries/legal-services
  [You hold client] +1 screening for law firms | checks for solicitors
  #risks [Roll, bar or] lawyer struck off
  #risks~1 [Discipline abroad, or] lateral partner with a hidden finding
  #risks~2 [Cashiers, paralegals and] cashiers with access to the client account
  #risks~3 [Your client account] money laundering through a client account
  #risks~4 [Advice or fees] sanctioned client instructs a law firm
  #checks-by-role [Lateral partners and] +3 lateral partner checks
  #checks-by-role~1 [Associates and trainees.] +3 trainee solicitor checks | associate lawyer checks
  #checks-by-role~2 [Cashiers and paralegals.] +3 which checks for the people who pay out client money | paralegal checks | legal cashier checks
  #checks-by-role~3 [Expert witnesses.] +3 expert witness checks
  #checks-by-role~4 [New and returning] +3 law firm client checks
  #worked-example [Then her university] +4 paralegal with an order under a former name
  #law-and-guidance [Each state handles] +2 state bar discipline | Model Rule 5.3
  #law-and-guidance~1 [Section 43 of] +1 is this paralegal banned from law firms | section 43 order | banned from working for solicitors
  #law-and-guidance~2 [You come within] +1 money laundering law for lawyers | licence for sanctioned client fees
  #law-and-guidance~3 [You can order] +1 client confidentiality when ordering checks | legal privilege of a matter
  #do-you-search-every-former-name-of-a-lawyer-or-paralegal [We search each] +1 she was called something else at university | maiden names of lawyers
  #can-you-check-the-other-side-in-a-dispute-or-a-transaction [We check companies] +1 can you look into our opponent | investigate the opposing party | check the other side
  #how-do-you-verify-that-a-lateral-hire-is-admitted-to-practise [We read the] +1 is the lawyer admitted
  #which-client-due-diligence-can-we-hand-to-you [You can hand] +1 outsource CDD of a law firm
/industries/it-software
  [Your engineers work] +1 screening for IT companies
  #risks [One person passes,] someone else does the interview
  #risks~1 [Experience added by] invented IT projects
  #risks~2 [Visa and rate] bought IT degree
  #risks~3 [The contract promised] access to client data before the check
  #risks~4 [Work passed to] unknown subcontractor in IT
  #risks~5 [Location limits on] developer works from a hidden country
  #checks-by-role [Developers and testers.] +3 which checks for programmers | software developer checks | tester checks
  #checks-by-role~1 [Administrators and DBAs.] +3 database administrator checks | sysadmin checks
  #checks-by-role~2 [Offshore bench.] +3 offshore developers checks
  #checks-by-role~3 [Freelancers.] +3 freelance developer checks
  #worked-example [One check was] +4 engineer who sent someone else to the interview
  #law-and-guidance [When we report] +1 US rules for checking engineers
  #law-and-guidance~1 [British government work] +1 British government IT contracts
  #law-and-guidance~2 [Article 28 binds] +1 GDPR processor duties for IT staff
  #law-and-guidance~3 [ISO/IEC 27001:2022 lists] +1 ISO 27001 screening control | police certificates in India and the Philippines
  #can-you-follow-our-client-s-own-screening-schedule [Yes, if you] +1 client's own screening requirements
  #must-we-recheck-a-bench-engineer-for-every-new-client [Only the parts] +1 our engineer moves to another client, all checks again | recheck for each client project
  #how-do-you-prevent-a-proxy-candidate-from-being-hired-after-an-interview [We confirm identity] +1 another person sat in the interview | fake interview candidate | deepfake interview
/industries/international-student-verification
  [You receive transcripts] +1 verification of international students
  #risks [False from the] altered transcript
  #risks~1 [The examinations board] predicted grades shown as final
  #risks~2 [The level claimed] someone else took the language test
  #risks~3 [Funds shown on] money borrowed for the visa
  #risks~4 [Same essay, same] application written by an agent
  #risks~5 [Work experience that] invented internship
  #risks~6 [Courses with placements] foreign safeguarding records of students
  #checks-by-role [Undergraduate and foundation.] +3 undergraduate applicant checks
  #checks-by-role~1 [Taught postgraduate.] +3 master's applicant checks
  #checks-by-role~2 [Teaching, nursing and] +3 students who will work with children or patients | student nurse or teacher checks | placement police certificates
  #checks-by-role~3 [Education agents.] +3 education agent checks
  #worked-example [We treated that] +5 transcript altered by an agent
  #law-and-guidance [Your designated school] +2 Form I-20 and SEVIS | NACES evaluation
  #law-and-guidance~1 [As a licensed] +1 CAS for UK students | English level for a UK degree
  #law-and-guidance~2 [Directive (EU) 2016/801] +1 EU student directive
  #law-and-guidance~3 [Canadian institutions confirm] +1 Canadian letters of acceptance | Genuine Student requirement
  #what-is-the-difference-between-transcript-verification-and-credential-evaluation [Verification confirms that] +1 is checking a transcript the same as rating it | difference between verification and evaluation
  #what-happens-if-a-foreign-university-does-not-reply-to-your-request [We ask the] +1 the foreign college never answers | foreign university silent
  #can-you-confirm-an-applicant-s-english-level-or-only-the-test-score [We confirm the] +1 is the English certificate real | IELTS or TOEFL score check
  #how-early-should-we-order-before-a-deadline-for-visa-sponsorship [We suggest that] +1 when to order before the visa
  #can-you-check-the-education-agents-who-send-us-applicants-from-abroad [Yes.] +1 check recruiters of students
/industries/manufacturing-industrial
  [You take in] +1 screening for manufacturers | factory workers
  #risks [Training recorded but] forklift licence forged
  #risks~1 [Changed names, shared] agency workers with false papers
  #risks~2 [The same heat] copied steel certificates
  #risks~3 [One press, one] sole supplier near insolvency
  #risks~4 [Cotton, polysilicon, seafood,] forced labour in the supply chain
  #risks~5 [Night shift, scrap] stolen stock
  #checks-by-role [Operators and assemblers.] +3 what is checked for people at machines | machine operator checks
  #checks-by-role~1 [Maintenance and quality] +3 maintenance technician checks
  #worked-example [Our document reading] +6 steel certificate not issued by the mill
  #law-and-guidance [OSHA requires you] +1 OSHA forklift training | Uyghur Forced Labor Prevention Act
  #law-and-guidance~1 [You must train] +1 modern slavery statement
  #law-and-guidance~2 [The Forced Labour] +1 EU forced labour regulation | German supply chain act
  #can-you-check-a-whole-agency-shift-at-once-before-it-starts [Yes, you send] +1 whole shift of temps
  #is-a-supplier-s-iso-9001-certificate-worth-verifying-with-the-issuer [Yes.] +1 their quality certificate, is it real | ISO 9001 certificate genuine
  #what-can-cameras-check-at-a-factory-gate-and-is-that-lawful [They count pallets,] +1 may a camera watch the gate
  #how-far-up-the-supply-chain-can-you-check [We follow the] +1 who supplies our supplier | upstream checks
  #how-do-you-check-that-a-forklift-licence-is-genuine [We ask the] +1 the driver of the forklift has a plastic card | verify a forklift card
/industries/industrial-manufacturing
  [Crews from many] +1 screening for heavy industry
  #risks [Qualified for plate,] welder outside the procedure
  #risks~1 [Hundreds of people,] bought safety cards
  #risks~2 [Theft and misuse] explosives and chemicals theft
  #risks~3 [Pumps and furnaces] unclear end user
  #risks~4 [Long concessions, short] partner with political links
  #risks~5 [Who welded what,] lost welding records
  #checks-by-role [Welders, riggers, scaffolders.] +3 what do you look at for welders | scaffolder checks
  #checks-by-role~2 [Control, blasting, chemical] +3 blasting and chemical store staff
  #checks-by-role~3 [Engineers on export-controlled] +3 engineers on export-controlled work
  #checks-by-role~4 [Customers, agents, venture] +3 venture partner checks
  #worked-example [The destination’s registry] +6 furnace with an unclear end use
  #law-and-guidance [OSHA’s process safety] +2 MSHA and process safety | Export Administration Regulations
  #law-and-guidance~1 [Under COMAH you] +1 COMAH contractors
  #law-and-guidance~2 [Seveso III sets] +1 Seveso III
  #law-and-guidance~3 [Welders qualify under] +1 ISO 9606 welder qualification
  #law-and-guidance~4 [Some sites fall] +1 port security vetting
  #can-you-clear-a-contractor-crew-at-the-gate-on-the-day [Send us names] +1 forty men arrive tomorrow morning | crew at the gate
  #do-you-decide-whether-our-order-needs-an-export-licence [You classify the] +1 do we need a permit to sell this furnace | export licence decision
  #how-do-you-check-a-welder-s-certificate-that-was-issued-in-another-country [We ask the] +1 foreign welder certificate
`

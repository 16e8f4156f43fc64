/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const articlesBlogIVPhrasings = `
/blogs/owners-behind-closed-registers
  ~1 [Who can look] +1 who may look up beneficial owners | is ownership information public | access to beneficial ownership registers | UBO register access by country
  ~1 [For a few] +2 did ownership registers become public | why were transparency registers closed
  #definition-of-a-beneficial-owner [A beneficial owner] +3 definition of UBO | ownership threshold of 25 per cent | who is the ultimate owner of a company | threshold change in July 2027 for owners
  #definition-of-a-beneficial-owner [In the United] what is a person with significant control | PSC definition in the UK
  #definition-of-a-beneficial-owner [If every holder] +2 no one owns more than 25 percent, who is the beneficial owner | senior manager entered as the owner | managing director listed as beneficial owner
  #definition-of-a-beneficial-owner [Four relatives with] +1 four family members each with a quarter | relatives holding shares together
  #what-the-eu-court-decided-in-2022 [On 22 November] +3 what did the Court of Justice decide on ownership registers | why did the EU close the registers in 2022 | case C-37/20 and C-601/20 | Luxembourg ruling on UBO registers | judgment of 22 November 2022 | why can't I search owners of a Luxembourg company any more
  #what-the-eu-court-decided-in-2022 [You may still] +4 what is a legitimate interest in the ownership register | can journalists look into UBO registers | may NGOs see beneficial owners | who keeps access after the EU court decision
  #what-the-eu-court-decided-in-2022 [Member states had] deadline for member states on register access | July 2026 transposition of the anti-money laundering directive
  #ownership-registers-in-the-eu-uk-and-us-compared [European Union.] +2 can I look up a company's owner in the European Union | EU transparency register access
  #ownership-registers-in-the-eu-uk-and-us-compared [United Kingdom.] +2 is the British register of owners free | Companies House PSC register open to everyone | identity checks on directors in the UK since November 2025
  #ownership-registers-in-the-eu-uk-and-us-compared [United States.] +4 is there a US register of beneficial owners | do US companies still report to FinCEN | what happened to the Corporate Transparency Act | BOI reporting domestic companies exempt March 2025 | must American companies still name their owners
  #ownership-registers-in-the-eu-uk-and-us-compared [If your due] what if my due diligence relied on the US database
  #four-ways-around-a-closed-register [Where a register] +6 what can I do if the ownership register is closed | ways round a closed register | how to find owners without public access | alternatives to a transparency register | the register is closed, what now
  #four-ways-around-a-closed-register [The third is] +1 how reliable is an extract the company sends itself | company supplies its own register extract
  #four-ways-around-a-closed-register [Ask for the] +1 why look at the history of an owner entry | owner was entered shortly before the deal
  #discrepancies-between-registers-and-statements [Obliged entities in] +1 must I report discrepancies to the register | duty to report a wrong beneficial owner | discrepancy reporting obligation
  #discrepancies-between-registers-and-statements [For everyone else] +3 register and company statement disagree | how do you handle contradicting ownership information | what does contradicted mean in an ownership report
  #trusts-and-nominees-in-an-ownership-chain [If a chain] +1 which parties of a trust must be identified | settlor, trustee, protector, beneficiary | are trust registers public | company owned by a trust
  #trusts-and-nominees-in-an-ownership-chain [A nominee stands] +2 what is a nominee shareholder | how do I recognise a nominee | one address with hundreds of directorships | straw man owner | one address with four hundred directors
/blogs/reading-a-company-register
  ~1 [To read a] how do I read a company register | where do I start with a company extract | first thing to look at in Companies House
  ~1 [You may rely] +1 can I rely on a company register | how trustworthy is a commercial register entry
  #the-order-in-which-to-read-a-register [Establish the entity.] +2 why start with the registration number | company names are reused | identify a company by number rather than name | branch registered twice
  #the-order-in-which-to-read-a-register [Establish the people.] +5 which people should I check in a register | directors and persons with significant control in the register
  #the-order-in-which-to-read-a-register [Establish the gaps:] +2 what do missing filings tell me | late accounts before a sale | company has not filed its accounts | overdue filing a warning sign | the accounts are late again
  #limits-of-a-company-register [The register records] +2 does the register check whether declarations are true | limits of company registers | does Companies House verify ownership
  #limits-of-a-company-register [A chain that] +1 ownership chain ends in an offshore country | chain goes through a place without a register | dotted line in the ownership diagram | the trail ends on an island
  #limits-of-a-company-register [Treat a clean] +2 is a clean company register entry enough | does the register show sanctions or lawsuits | where do I find insolvency and litigation of a company
  #two-dates-for-every-register-entry [Every statement that] +1 why two dates for each register entry | filing date and reading date
  #two-dates-for-every-register-entry [Sole director appointed.] +3 who confirms that a sole director was appointed | director appointment date
  #two-dates-for-every-register-entry [Share transfer.] +3 when are share transfers filed | delay of share transfer in the register
  #two-dates-for-every-register-entry [Charge over assets.] +3 how are charges over assets recorded | mortgage or lien on company assets in the register
  #two-dates-for-every-register-entry [The report that] +1 what does your due diligence report look like | do you mark what is inferred in a company report
/blogs/two-locks-on-one-door
  [A criminal record] +1 what do I need before a criminal check in Europe
  ~1 [To run a] +3 what legal grounds do I need for a criminal check under GDPR | is Article 6 enough for criminal records | GDPR criminal convictions two grounds
  #lawful-basis-under-article-6 [Legal obligation.] +2 legal obligation as a basis for screening | the law requires a check for the job
  #lawful-basis-under-article-6 [Legitimate interests.] +2 legitimate interests as a basis for screening | can public authorities rely on legitimate interests
  #lawful-basis-under-article-6 [Contract.] +2 is contract a legal basis for background checks
  #lawful-basis-under-article-6 [Consent.] +5 is consent a valid basis for screening | can employees consent freely | why is consent a problem in employment | GDPR consent of a job applicant | the applicant signed that he agrees, is that not enough
  #lawful-basis-under-article-6 [You may still] +1 why do you still need a signature if not consent | difference between authorisation and lawful basis
  #legitimate-interests-assessment-in-writing [If you rely] +3 what is a legitimate interests assessment | LIA for background checks | balancing test for screening
  #legitimate-interests-assessment-in-writing [A page for] +2 how long must a legitimate interests assessment be | one assessment for every job
  #criminal-records-under-article-10 [Article 10 allows] +2 what does GDPR Article 10 say | may I process criminal record data | who may keep a register of convictions
  #criminal-records-under-article-10 [A private employer] +3 may a private employer ask for a criminal record in Europe | may we keep a copy of the certificate of conduct | national law on criminal checks | may I put the foreign police certificate in the file
  #criminal-records-under-article-10 [Courts and authorities] +1 is a clean certificate personal data about convictions | does Article 10 cover allegations
  #criminal-records-under-article-10 [The United Kingdom] +3 does Article 10 apply in the UK | Data Protection Act 2018 schedule 1 conditions | appropriate policy document for criminal data
  #what-we-need-on-your-order-form [You have to] +5 what do you need on the order for a criminal check in Europe | which entries must the order form have | what must the client state before a GDPR criminal check | what must be on the order
  #what-we-need-on-your-order-form [If the second] +1 we have no national provision for a criminal check | can the rest of the screening go on without the criminal check
  #privacy-notice-for-the-candidate [Tell the candidate] +4 when must the candidate be informed | privacy notice deadline Article 14 | when do I give the GDPR notice for screening | when do I have to tell the candidate
  #privacy-notice-for-the-candidate [It says who] what must the privacy notice for screening say | contents of a candidate privacy notice
  #privacy-notice-for-the-candidate [Give four rights] +2 which rights do candidates have in screening | can a candidate object to a check
  #privacy-notice-for-the-candidate [The fourth right] +1 can a machine decide to reject me | automated decisions on candidates
  #controller-and-processor-roles-in-screening [You decide why] +2 who is the controller in screening | is the screening company a processor | controller or processor for background checks | do we need an Article 28 contract | who is responsible, you or us
  #controller-and-processor-roles-in-screening [We write the] +1 is a court a controller
  #controller-and-processor-roles-in-screening [For checks on] +1 do we need a data protection impact assessment | DPIA for large-scale screening
/blogs/is-there-a-document-in-front-of-the-camera
  ~1 [A liveness check] what is a liveness check | what does a liveness test do | real face or a photo
  ~1 [When your customer] +2 why compare face and document is not enough | remote account opening by selfie
  #presentation-and-injection-two-kinds-of-attack [An attacker can] +2 he held a video in front of the camera | what attacks are there on face checks | presentation attack versus injection attack | deepfake video instead of a camera | mask or printed photo in front of the camera
  #presentation-and-injection-two-kinds-of-attack [A test made] +2 which standards cover liveness | ISO 30107 | CEN/TS 18099 | is there a norm for injection attacks
  #presentation-and-injection-two-kinds-of-attack [When you read] how do I read a liveness supplier's certificate
  #how-a-document-liveness-check-works [A still picture] +3 how does a document liveness check work | tilt the passport in front of the camera | hologram check | detect a photo of a passport on a screen
  #how-a-document-liveness-check-works [Present.] +2 result present in a document check
  #how-a-document-liveness-check-works [Not present.] +2 document looks like a copy | result not present
  #how-a-document-liveness-check-works [Not decided.] +2 there was glare on my passport | bad light or glare in a document check | what if the document check cannot decide | try again with the ID photo
  #how-a-document-liveness-check-works [Make the third] +1 why is a third answer needed | undecided instead of yes or no
  #what-the-passport-chip-adds [Most passports and] +3 should I hold my phone to the passport | what does the chip in a passport prove | read the NFC chip with a phone | e-passport chip check | can a passport chip be cloned
  #what-the-passport-chip-adds [You then need] should the chip be read first
  #what-the-passport-chip-adds [To verify the] +1 certificates of issuing states for chips | signature of the passport chip
  #how-liveness-errors-affect-your-users [Suppliers report two] +2 are face checks biased | do liveness checks fail more for dark skin | error rates for groups of users | veil, tremor or cheap phone in a selfie check
  #how-liveness-errors-affect-your-users [We ask suppliers] +1 how do you measure bias of liveness suppliers
  #how-liveness-errors-affect-your-users [Offer another way] +1 I can't hold my phone still | what if I cannot do the selfie check | alternative to face recognition | trembling hands and the phone camera
  #how-liveness-errors-affect-your-users [In the UK] +1 is a face template sensitive data | biometric data special category | consent for face recognition
  #what-to-keep-after-a-liveness-check [The video shows] +1 what happens to the film of my face | do you keep the selfie video | how long is the liveness video stored | deletion of face recordings
/blogs/moving-records-without-losing-history
  ~1 [To migrate records] how do I migrate records with their history | data migration without losing the audit trail
  ~1 [A record should] +3 what gets lost in most migrations | why does the author and date of a record matter | records created on the day of the move
  #records-and-details-that-must-survive [Authors, times, earlier] which record details must survive a migration | keep authors and timestamps in migration
  #data-that-can-be-rebuilt [Search indexes, counters,] what can be rebuilt after migration | do search indexes need to be migrated
  #records-that-must-be-deleted [Find the records] +1 should we throw old records away first | should old data be deleted before migration | expired records in a migration | clean up data when moving
  #migrate-the-change-log-before-the-current-state [Most migrations copy] +3 change log before current state | replay history into the new system | acceptance test of a migration
  #rehearse-the-day-of-the-switch [Freeze writes in] +4 what happens on the day of the switch | steps of the migration day | freeze writes | switch-over day plan
  #rehearse-the-day-of-the-switch [Keep the old] +1 may we switch the old computer off | how long should the old system stay readable | read-only copy of the legacy system
  #rehearse-the-day-of-the-switch [If you want] can I get your rehearsal checklist
/blogs/the-day-both-systems-run
  ~1 [A zero-downtime cut-over] can we change systems without closing for a day | what is a zero-downtime cut-over | switch systems without downtime | parallel run of two systems
  ~1 [A cut-over used] +3 why not migrate over a weekend | big bang migration | plan the way back first
  #reversible-steps-of-a-cut-over [We build the] +2 can each step be undone | rollback in a cut-over | step that cannot be reversed
  #reversible-steps-of-a-cut-over [Expand.] +2 what is the expand step
  #reversible-steps-of-a-cut-over [Copy.] +2 what is the copy step
  #reversible-steps-of-a-cut-over [Follow.] +2 what is the follow step
  #reversible-steps-of-a-cut-over [Compare.] +2 what is the compare step
  #reversible-steps-of-a-cut-over [Turn.] +2 what is the turn step
  #reversible-steps-of-a-cut-over [Contract.] +2 what is the contract step | which cut-over step has no way back
  #reversible-steps-of-a-cut-over [The names expand] +1 expand and contract pattern
  #how-to-keep-both-systems-in-step [While both systems] +3 should the application write to both systems | dual write problem
  #how-to-keep-both-systems-in-step [In a better] +3 how are two systems kept in sync | change data capture or outbox | double delivery of changes
  #how-to-keep-both-systems-in-step [The new system] +1 how far behind is the new system | replication lag in a cut-over
  #changes-made-in-the-new-system [After the turn] +3 can we still go back after a day | changes made in the new system, going back | two-way synchronisation before the switch
  #comparing-the-answers-of-both-systems [Two tables with] +4 how do you compare old and new system | row counts are not enough | comparing data after migration
  #comparing-the-answers-of-both-systems [The third finds] what does comparing answers find | rounding or time zone differences after migration
  #comparing-the-answers-of-both-systems [Your user gets] +2 what happens with differences | when does the turn begin
  #turning-requests-to-the-new-system [We turn a] +3 how are requests moved gradually | canary release | feature flag for the switch | percentage rollout
  #turning-requests-to-the-new-system [Plan addresses ahead.] +2 DNS during a cut-over | lower the TTL before a move
  #turning-requests-to-the-new-system [Before we turn] +3 when do you turn around | when do you go back to the old system | rollback criteria
  #turning-requests-to-the-new-system [The first person] +1 who decides to roll back
  #turning-requests-to-the-new-system [Sessions, queues and] +1 sessions and scheduled jobs in a cut-over | nightly job running twice
  #when-to-switch-off-the-old-system [The old system] +1 when can the old system be switched off | how long to run both systems
  #when-to-switch-off-the-old-system [Then we make] what happens before the old system is removed
  #when-to-switch-off-the-old-system [Your report lists] +1 what does the cut-over report list
`

/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const articlesCaseStudiesPhrasings = `
/case-studies/screening-across-borders
  #challenge [A bank’s candidate] +1 why did the bank need several criminal searches | challenge of the cross-border screening case
  #approach [We first turn] +1 how was the list of offices agreed | approach for a candidate in several countries
  #steps-and-documents [A bank wanted] +1 example of an international screening | bank candidate who lived in three countries | case study relationship manager
  #the-six-steps-of-this-screening [Policy: You name] +5 six steps of the bank screening case | how did the screening of the bank's candidate proceed
  #the-six-steps-of-this-screening [In the third] +1 how were residences matched to offices | bank approved the list of courts
  #the-six-steps-of-this-screening [Identity.] +2 limit printed for an identity check
  #the-six-steps-of-this-screening [Criminal record.] +2 limit printed for the criminal record in the case
  #the-six-steps-of-this-screening [Education.] +2 limit printed for education in the case
  #the-six-steps-of-this-screening [Employment.] +2 limit printed for employment in the case
  #the-six-steps-of-this-screening [Address.] +2 limit printed for the address in the case
  #the-six-steps-of-this-screening [References.] +2 limit printed for references in the case
  #the-figures-before-and-after [Third country.] +2 how many offices in the third country | offices the candidate forgot
  #the-figures-before-and-after [“We used to] +1 what did the head of compliance at the bank say
  #what-changed-for-the-bank [The report shows] +1 what changed for the bank | result of the bank case study | benefits of the international screening
/case-studies/names-on-a-list
  #challenge [The firm compares] +1 problem of the payment firm | why did sanctions alerts overwhelm the payment company
  #approach [We normalise names] +1 how were sanctions alerts resolved at the payment firm
  #steps-and-documents [A payment firm] +1 case study sanctions screening | example of a fintech with too many alerts | transliterated name was missed
  #the-problem-with-the-alerts [Analysts closed alerts] +2 how did analysts close alerts before | free text reasons for closing alerts | examiner asked why an alert was closed
  #what-we-changed-in-order [We wrote down] +4 what did you change at the payment firm | steps to reduce sanctions alerts
  #what-we-changed-in-order [Confirmed.] +2 confirmed alert at the payment firm
  #what-we-changed-in-order [Closed.] +2 closed alert at the payment firm
  #what-we-changed-in-order [Open.] +4 open alert at the payment firm | payment on hold while an alert is open
  #the-figures-before-and-after [Closed in free] +2 alerts closed in free text before and after
  #the-figures-before-and-after [Closed by a] +2 alerts closed by a recorded fact
  #the-figures-before-and-after [Stayed closed from] +2 how many alerts stayed closed from memory
  #the-figures-before-and-after [“When a list] +1 quote of the sanctions officer
  #what-an-examiner-finds-in-the-file [Under each decision] +1 what does an examiner find in the alert file | evidence for closed sanctions alerts
/case-studies/a-fleet-asked-in-the-right-rhythm
  #challenge [Licences, classes and] +1 problem of the haulage carrier | carrier learned of a withdrawn licence too late
  #approach [We give each] +1 how were driver checks spread | agreement with drivers' representatives
  #steps-and-documents [A haulage carrier] +2 case study driver checks | example of a trucking company | haulier checked everyone in one week
  #three-facts-that-change-at-different-times [A licence runs] +2 what changes about a driver | which driver facts change | why separate licence, class and address
  #three-facts-that-change-at-different-times [Licence: we check] how is a driver's licence checked in the fleet case | driver's mandate
  #three-facts-that-change-at-different-times [Classes and training:] how are vehicle classes and training followed | reminder before a class expires
  #three-facts-that-change-at-different-times [Address: the driver] how is the driver's address checked
  #how-we-spread-the-work [Every driver now] +2 every driver has a month of their own | how was the fleet's work spread | who is told about an expiring entitlement first
  #the-figures-before-and-after [September.] +2 how many checks in September before and after | busiest month of the fleet
  #the-figures-before-and-after [“September used to] +1 what did the depot manager say
  #what-happens-when-we-find-something [The carrier agreed] +1 what was agreed before the first result of the fleet
  #what-happens-when-we-find-something [Licence invalid.] +2 what happens if a driver's licence is invalid | driver without a valid licence
  #what-happens-when-we-find-something [Class missing for] +2 driver lacks the class for the vehicle
  #what-happens-when-we-find-something [Authority has yet] +2 licensing authority has not replied, may the driver continue
  #what-happens-when-we-find-something [We order criminal] does the carrier order criminal checks on drivers
  #what-happens-when-we-find-something [The carrier now] what did the carrier gain | result of the fleet case study
/case-studies/degrees-before-term-begins
  [How a university] when were the degrees looked at before and after
  #challenge [The university checked] +1 problem of the university | doubtful degrees found after arrival
  #approach [We count back] +1 approach to foreign degrees | when are registries asked about students
  #steps-and-documents [A university checked] +1 case study university foreign degrees | example of checking international students
  #working-back-from-the-first-lecture [Applications close in] +1 when is the degree check done in the admissions calendar | timeline of foreign degree checks
  #working-back-from-the-first-lecture [When the offer] +2 what happens when the offer goes out | when is the registry asked
  #reading-the-certificates [Certificates arrive in] +3 certificates in foreign scripts | how are Chinese or Arabic certificates read | software reads diplomas
  #reading-the-certificates [We look up] +1 is an apostille enough in the university case
  #the-figures-before-and-after [We ask the] +2 how many days until the registry was asked
  #the-figures-before-and-after [Visa letter is] +2 weeks before the visa letter
  #the-figures-before-and-after [“We can still] +2 what did the admissions officer say
  #what-the-admissions-office-sees [Confirmed.] +2 status confirmed in admissions | when is the visa letter sent
  #what-the-admissions-office-sees [Pending.] +2 status pending in admissions | visa letter with a condition
  #what-the-admissions-office-sees [Differs.] +2 status differs in admissions | reply and application disagree
  #what-the-admissions-office-sees [Applicants see the] +1 do applicants see the status of their degree check
  #what-the-admissions-office-sees [The university now] what did the university gain
/case-studies/ownership-behind-a-supplier
  #challenge [A manufacturer’s supplier] +1 problem of the manufacturer with its supplier | ownership case with a closed register
  #approach [We keep three] +1 three lists of owners in the report
  #steps-and-documents [A manufacturer wanted] +1 case study ownership of a supplier | example of tracing owners | who owns the supplier
  #how-we-traced-the-owners [We separated three] +1 how did you trace the supplier's owners | kinds of evidence in an ownership report
  #how-we-traced-the-owners [We read the] +1 difference between registered and declared owners
  #how-we-traced-the-owners [We left the] +1 unknown part left blank in the diagram | what does a blank in the ownership chart mean
  #the-figures-before-and-after [Second owner, declared.] +2 share of the second owner
  #the-figures-before-and-after [“The dashed line] +1 quote of the head of purchasing
  #what-the-client-did-with-it [The manufacturer asked] +2 what did they do until the owner was named | what did the manufacturer do with the ownership report | contract continued with a lower limit | deadline for naming the owner
/case-studies/money-document-by-document
  #challenge [An adviser has] +1 problem of the adviser with forty documents
  #approach [We file each] +1 how were the investor's papers filed
  #steps-and-documents [A law firm] +1 case study source of wealth | law firm with unsorted documents | example of an investor file
  #source-of-funds-and-source-of-wealth-one-page-each [We set up] +2 what were the origins of the client's wealth | two summary pages
  #filing-each-document-once [We give every] +2 how were forty papers put in order | how is each document filed | missing documents become questions
  #filing-each-document-once [Account to sale.] +2 open question on account to sale
  #filing-each-document-once [Inheritance.] +2 open point on the inheritance
  #filing-each-document-once [We list the] why are irrelevant documents listed
  #names [The client’s papers] +1 client with two spellings and a former surname | search under all names
  #the-figures-before-and-after [Not sorted.] +2 how many documents were unsorted
  #the-figures-before-and-after [“Of forty documents,] +1 five documents answered nothing that was asked
  #what-the-adviser-received [The firm received] +1 what did the law firm receive | how did the adviser submit the application
/case-studies/answers-with-their-page
  #challenge [Staff ask the] +1 problem of the policy assistant project | staff ask the same policy questions
  #approach [We marked superseded] +1 approach of the policy assistant
  #steps-and-documents [A software company] +1 case study RAG assistant | example of a chatbot over company policies | seven versions of the handbook
  #questions-that-came-by-chat [May I take] +4 which questions came by chat | same dozen questions to the same people
  #preparing-the-documents [We spent the] +2 what was done before any model | how were the documents prepared | first month before the model | contradicting rules in policies | superseded documents
  #preparing-the-documents [We divide each] +3 how does the policy assistant answer
  #the-figures-before-and-after [Right, with its] +2 how many answers were right with a page
  #the-figures-before-and-after [Wrong.] +2 how many wrong answers before and after
  #the-figures-before-and-after [Declined.] +2 how many questions were declined
  #the-figures-before-and-after [“My team reads] +1 what did the head of HR operations say
  #when-the-documents-have-no-answer [A third of] +2 what does the policy assistant do without an answer
  #when-the-documents-have-no-answer [We keep questions] +1 how long are questions to the policy assistant kept
  #when-the-documents-have-no-answer [A question that] +1 open question becomes a task for the owner
/case-studies/claim-files-field-by-field
  #challenge [Software reads invoices,] +1 problem of the insurer with claims | clerks ignore the confidence of the page
  #approach [We accept, query] +1 approach to claims field by field
  #steps-and-documents [An insurer used] +1 case study insurance claims | example of reading motor claims | car insurance documents read by software
  #what-a-claim-file-contains [A typical claim] +1 what does a motor claim file contain
  #an-outcome-for-every-field [We replaced the] +4 three outcomes of a claim field | when must the customer send the page again
  #pictures-of-damage [We use pictures] +1 does the insurer's program see fraud | how are pictures of damage used | does the software decide on fraud | does AI estimate the cost of damage
  #pictures-of-damage [When our clerks] +1 does the claims clerk see the software's guess
  #the-figures-before-and-after [By software, confident.] +2 share of fields read by software in claims
  #the-figures-before-and-after [By a person] +2 share of fields typed by a person only
  #the-figures-before-and-after [“We read nineteen] +1 quote of the head of claims
  #how-the-insurer-introduced-it [For the first] +2 how did the insurer introduce it | who set the bar for each field | account numbers get the strictest threshold
  #how-the-insurer-introduced-it [Our client’s clerks] +1 what do the insurer's clerks type now | show auditors the bar
/case-studies/what-guests-wrote
  #challenge [The group boils] +1 problem of the hotel group | nine languages in one number
  #approach [We separate statements] +1 approach to guest comments
  #steps-and-documents [A hotel group] +1 case study hotel guest comments | example of sentiment analysis in hotels | guest reviews
  #why-one-figure-for-nine-languages-said-too-little [A dashboard drew] +1 why was one mood score not enough
  #tone-by-subject-instead-of-one-figure [We divided each] +2 what did you do with the guests' comments | how were guest comments analysed | topics of guest comments | agreement of two readers as the measure
  #tone-by-subject-instead-of-one-figure [We compare each] +1 are hotels compared with each other | hotel changes the way it asks
  #tone-by-subject-instead-of-one-figure [Show the date] +1 why show the date of the latest comment
  #the-figures-before-and-after [Rooms.] +2 how many comments were about rooms
  #the-figures-before-and-after [Breakfast.] +2 how many comments were about breakfast
  #the-figures-before-and-after [Reception.] +2 how many comments were about reception
  #the-figures-before-and-after [Noise.] +2 how many comments were about noise
  #the-figures-before-and-after [“Noise was a] +1 what did the hotel manager say about noise
  #what-each-manager-reads-on-monday [Each manager now] +2 what do hotel managers read on Monday | twenty sentences
  #what-each-manager-reads-on-monday [Before a comment] are names of colleagues removed from comments
/case-studies/a-move-without-a-closed-day
  #challenge [The utility has] problem of the utility
  #approach [We run both] +1 approach of replacing the customer system
  #steps-and-documents [An electricity supplier] +1 case study utility migration | example of replacing a customer system | electricity supplier without downtime
  #what-had-to-keep-running [Meters report their] +2 what had to keep running at the utility
  #six-steps-from-the-old-system-to-the-new [We divided the] +2 how was the power company moved | six steps of the utility's move | when was the last step done
  #what-the-comparison-found [Most differences turned] +2 which differences did the comparison find | street names cut to thirty characters
  #what-the-comparison-found [A named person] who explained the differences
  #what-the-comparison-found [Same fact, other] +5 who decided about contradicting facts in the customer system
  #what-the-comparison-found [Make sure that] +1 nightly jobs in one place only
  #the-figures-before-and-after [With a tested] +2 how many steps could be rolled back
  #the-figures-before-and-after [“We practised the] +1 quote of the operations lead
  #how-the-supplier-switched-over [The supplier moved] +1 how did the utility switch over | who can still read the old system
`

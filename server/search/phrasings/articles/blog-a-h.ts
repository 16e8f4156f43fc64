/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const articlesBlogAHPhrasings = `
/blogs/an-address-is-a-period
  ~1 [To verify an] +1 how do I verify where someone lived | how can I check an address history | best way to confirm residence dates | proving previous addresses | how do I find out where somebody used to live
  ~1 [The dates matter] +1 why do the dates of an address matter | why are exact move-in dates important | what goes wrong if address dates are missing
  #three-kinds-of-address-registered-actual-and-postal [Registered address: entered] +2 what kinds of address are there | difference between registered address and actual address | what is a postal address as opposed to a registered one | legal residence versus where someone really lives | the address on paper and where he sleeps differ
  #three-kinds-of-address-registered-actual-and-postal [In some countries] +2 is everybody obliged to register where they live | country without a residents' register, what proof of address | tenant who is not registered, is that held against them | how do you treat honest tenants without registration
  #which-documents-prove-an-address [Extract from the] +2 what does an extract from the residents' register show | does a town hall certificate prove the person lived there | municipal registration as proof of address
  #which-documents-prove-an-address [Utility bill.] +2 what does a utility bill prove | is a gas bill proof of address | does an electricity bill show who lived there | she showed an electricity bill
  #which-documents-prove-an-address [Tenancy agreement.] +2 does a lease prove residence | is a rental contract proof of address | tenancy agreement as evidence of an address
  #which-documents-prove-an-address [Bank or tax] +2 does a bank statement prove my address | bank letter as proof of residence | tax statement as address evidence
  #which-documents-prove-an-address [Visit.] +2 what does a home visit prove about an address | does a visit show last year's residence
  #which-documents-prove-an-address [Two documents of] +1 how many documents are needed to prove an address | are three utility bills enough | how do I prove that someone lived somewhere for a whole period | two documents of different types for an address
  #which-documents-prove-an-address [A utility bill] +1 can utility bills be forged | is a fake gas bill easy to make | how do I make sure a bill is genuine | doctored electricity bill as proof of address
  #when-a-home-visit-is-proportionate [A visit proves] +1 when is a home visit justified | are home visits for address checks legal | is it proportionate to visit a candidate's house | when should we send someone to the address
  #when-a-home-visit-is-proportionate [When you order] +2 what happens during an address visit | does the visitor talk to the neighbours | will someone knock on my door for the check | do you photograph my house | does the address visitor show ID | will the neighbours be asked about me
  #how-to-read-an-address-history-report [We set out] +2 how is an address history shown in the report | what do confirmed, supported and stated mean for addresses | how do I read the strength of address evidence
  #how-to-read-an-address-history-report [Months that lack] what happens with months without evidence of address | gap in the address history | we have no proof for last winter
  #how-to-read-an-address-history-report [We then turn] +1 why is the address history completed first | how are courts chosen from the address history | what do addresses have to do with criminal searches
  #how-to-read-an-address-history-report [If a later] +1 a record turned up in a town the candidate never mentioned | criminal hit from an undeclared town, what do you do
  #how-to-read-an-address-history-report [People who move] +1 what about people who move often or sublet informally | I rented rooms without contracts, does that count against me | candidate with few address documents
/blogs/dates-that-do-not-meet
  ~1 [When you find] +1 what should I do when I find an employment gap | what evidence explains a gap in employment | how do I handle holes in a CV | proof for a break in a career | there are eight months missing in his resume
  ~1 [A gap is] +2 is a gap in employment suspicious | CV shows continuous work but employers' dates leave five months | are career breaks a red flag
  #why-employment-dates-differ [Look at how] +2 why do employment dates differ | employer's dates don't match the CV | payroll dates and resume dates differ | garden leave and employment dates | discrepancy in start and end dates of a job | his dates and the firm's dates are two weeks apart
  #why-employment-dates-differ [Some employers confirm] employer confirms months only | do employers give exact days of employment
  #why-employment-dates-differ [An agency and] who is my employer if I worked through an agency | temp agency or client as the employer
  #why-employment-dates-differ [After a takeover,] +1 my former company was taken over | merger or acquisition and old employment records | do gaps often resolve themselves
  #how-to-ask-a-candidate-about-a-gap [We ask the] +4 how do I ask a candidate about a gap | neutral wording for a question on a career gap | what should I say when a CV has missing months
  #how-to-ask-a-candidate-about-a-gap [“Explain the gap] how not to ask about a gap | asking someone to explain the gap in their CV
  #how-to-ask-a-candidate-about-a-gap [Ask only about] +1 how far back may I ask about gaps | should I ask about a gap seven years ago | which period of employment should we look at
  #how-to-ask-a-candidate-about-a-gap [People fall ill,] +1 which reasons for gaps are legally protected | gap because of illness, caring or prison | can I be asked why I did not work | career break for children or sickness | I looked after my sick father for a year
  #how-to-ask-a-candidate-about-a-gap [Our report therefore] +1 does the report say why the candidate had a gap | is my private reason for a gap printed in the report
  #what-counts-as-proof-for-the-time-between-jobs [Self-employed.] +1 how do I prove I was self-employed | evidence of freelance work | documents for a freelancer between jobs
  #what-counts-as-proof-for-the-time-between-jobs [Studying.] +1 how do I prove a gap when I was a student | proof of studying between jobs
  #what-counts-as-proof-for-the-time-between-jobs [Out of work.] +1 how do I prove I was unemployed | evidence of being out of work | confirmation from the job centre
  #what-counts-as-proof-for-the-time-between-jobs [Abroad.] +1 how do I prove I was travelling or living abroad | evidence for time spent abroad
  #what-counts-as-proof-for-the-time-between-jobs [Caring, ill, resting.] +1 proof of caring for a relative or being ill | evidence for maternity or a sabbatical
  #what-counts-as-proof-for-the-time-between-jobs [You can accept] +1 is my own signed statement enough for a gap | can I accept a self-declaration for a career break | she has nothing but her own word
  #what-to-do-when-an-employer-won-t-confirm [Many employers confirm] +1 former employer refuses to confirm | employer has closed down, how is the job confirmed | can an ex-colleague confirm my job | employer only gives dates and title | the old firm won't say anything
  #what-to-do-when-an-employer-won-t-confirm [A payslip with] +1 what can replace an employer's confirmation | are payslips good evidence of employment | pension or tax record as proof of work | P60 or payslip as evidence
  #what-to-do-when-an-employer-won-t-confirm [We look up] do you ring the number the candidate gave | how do you find the employer's contact details | fake referee number
  #what-to-do-when-an-employer-won-t-confirm [To learn what] how do I learn what an employer thought of the candidate
/blogs/how-close-is-close-enough
  ~1 [A name match] +1 how close must a name match be | which percentage of name similarity is right | fuzzy matching threshold for sanctions | what match score should we use
  ~1 [Names are spelt] +1 why do name matches fail | strict or loose name matching
  #which-sanctions-lists-you-must-screen-against [Sanctions lists differ] +2 which sanctions lists are there | UN, EU, UK and OFAC lists | who publishes the SDN list | is one sanctions list enough
  #which-sanctions-lists-you-must-screen-against [They overlap, but] +2 which sanctions lists apply to my company | do I need OFAC if I pay in dollars | which lists bind us
  #which-sanctions-lists-you-must-screen-against [Our report names] how current are the lists you search | when was the sanctions list last fetched
  #which-sanctions-lists-you-must-screen-against [Ownership counts as] +3 company owned by sanctioned persons | OFAC fifty per cent rule | company half owned by listed people | EU and UK control test for sanctions | two listed men each hold a quarter of the firm
  #how-names-are-prepared-for-comparison [We prepare names] +6 how are names prepared before comparison | are accents and umlauts ignored in name matching | how do you handle Arabic and Cyrillic names | transliteration of names in sanctions screening | family name first, how is that matched | titles such as Dr in names | her name has an umlaut
  #how-names-are-prepared-for-comparison [Folding loses information] is the original spelling kept | folding of names loses information
  #how-name-similarity-is-measured [Now comes the] +4 how is name similarity measured | edit distance, Jaro-Winkler, phonetic keys | Levenshtein for sanctions | Soundex for names | which algorithm compares names
  #how-name-similarity-is-measured [Mohammed, Muhammad.] +2 are Mohammed and Muhammad the same | spelling variants of a first name
  #how-name-similarity-is-measured [The table shows] why is a similarity number not enough | Maria and Mario differ by one letter | names that differ least are different people
  #how-to-choose-and-document-the-threshold [You choose a] +2 how do we choose the matching threshold | who signs the threshold for sanctions screening | testing a sanctions screening setting | false positives against missed persons
  #how-to-choose-and-document-the-threshold [Review the threshold] +1 when should the threshold be reviewed | is an old matching setting still valid | we set the limit five years ago
  #how-to-decide-whether-a-sanctions-hit-is-real [Facts besides the] +1 how do I tell whether a sanctions hit is genuine | which facts decide a sanctions match | date of birth and passport against the list entry | same name as somebody on the list, is it him
  #how-to-decide-whether-a-sanctions-hit-is-real [All facts agree:] what happens when a sanctions hit is confirmed | true match on a sanctions list, what now | must I report a sanctions match
  #how-to-decide-whether-a-sanctions-hit-is-real [One fact contradicts] when can a sanctions alert be closed | false positive sanctions hit
  #how-to-decide-whether-a-sanctions-hit-is-real [There are no] no date of birth to compare with the list | sanctions hit cannot be decided by the deadline
  #how-to-decide-whether-a-sanctions-hit-is-real [An analyst reviews] +1 do two analysts review sanctions matches | four eyes for sanctions alerts
  #how-to-stop-the-same-false-match-from-returning [Lists change almost] +2 why do the same false matches return | stop repeated false positives | same alert again after each list update | remember closed sanctions hits
  #how-to-stop-the-same-false-match-from-returning [You need three] what do I need for sanctions screening to work
  #how-to-stop-the-same-false-match-from-returning [Ask your lawyers] which sanctions lists apply to a payment, can you advise
/blogs/a-score-is-not-a-finding
  ~1 [To build a] +1 how do I build a supplier risk score | how to rate suppliers by risk | vendor risk rating, where to begin
  ~1 [Then anyone in] +3 why use a score for suppliers | why did the supplier's score change | too many suppliers to read about all
  #what-goes-into-a-supplier-risk-score [We put three] +3 which facts go into a supplier score | kinds of facts in a vendor risk rating | inputs of a third-party risk score
  #what-goes-into-a-supplier-risk-score [Keep the first] +1 should country risk and findings be mixed | honest suppliers in high-risk countries look suspicious | honest firms in poor countries look bad
  #how-to-score-missing-information [Many scoring sheets] +2 how is missing information scored | supplier leaves fields empty | unknown owner in a risk score | zero points for an empty field | the supplier didn't fill in everything
  #how-to-score-missing-information [Read a wide] +1 what does a wide range in a score mean
  #how-to-set-and-document-the-weights [The whole scoring] +1 who sets the weights in a risk score | documenting weights of a scoring sheet | can everyone read the scoring sheet
  #how-to-set-and-document-the-weights [The last entry] +1 can one fact stop a supplier regardless of the score | knock-out criteria in supplier scoring
  #what-each-risk-band-should-lead-to [Low.] +2 what happens with low-risk suppliers | who approves a low-risk supplier
  #what-each-risk-band-should-lead-to [Middle.] +2 what happens with medium-risk suppliers | medium band checks
  #what-each-risk-band-should-lead-to [High.] +2 what happens with high-risk suppliers | who approves a high-risk supplier
  #what-each-risk-band-should-lead-to [A band leads] can a score reject a supplier | is a supplier refused automatically | can a number refuse a supplier
  #what-each-risk-band-should-lead-to [Your analysts may] +2 can analysts override the score | moving a supplier to another band
  #how-to-review-the-score-each-year [Once a year] +2 how is a supplier score reviewed | yearly review of the scoring model
  #how-to-review-the-score-each-year [Our risk scoring] +1 which service builds supplier scores
/blogs/adverse-action-in-order
  ~1 [Under the Fair] what are the steps of adverse action | order of the FCRA adverse action process | FCRA steps for turning down an applicant | how do I reject a candidate because of a background check in the US | in which order do I reject somebody after a report in America
  ~1 [A US employer] +1 may a US employer refuse an applicant because of a report | why are employers sued over FCRA
  ~1 [States and cities] do state laws add rules to FCRA | local fair chance laws
  ~1 [The act applies] +1 does the FCRA apply in the UK or Europe | is there adverse action outside the United States
  #before-you-order-the-report-disclosure-authorisation-certification [Three things must] +3 what is an FCRA disclosure | stand-alone disclosure document
  #before-you-order-the-report-disclosure-authorisation-certification [Authorisation.] +3 may authorisation and disclosure be on one page | liability waiver in the FCRA form | applicant's written consent under the FCRA
  #before-you-order-the-report-disclosure-authorisation-certification [Certification.] +2 what must the employer certify | certification to the consumer reporting agency
  #before-you-order-the-report-disclosure-authorisation-certification [Forms most often] +1 common mistake in disclosure forms | class action because of extra text in the disclosure | our lawyer added a waiver to the form
  #before-you-order-the-report-disclosure-authorisation-certification [A report based] +2 what is an investigative consumer report | do reference calls need an extra notice in the US
  #the-pre-adverse-action-notice-what-to-send-before-you-decide [At this point] +1 what do I send before adverse action | pre-adverse action letter contents | summary of rights and copy of the report
  #the-pre-adverse-action-notice-what-to-send-before-you-decide [Then you wait,] +2 how long must I wait after the pre-adverse action notice | five business days waiting period | waiting time before final adverse action | how many days must I wait before I finally say no
  #the-pre-adverse-action-notice-what-to-send-before-you-decide [Keep the job] may I fill the job while waiting | keep the position open during pre-adverse action
  #what-the-applicant-may-do-while-you-wait [An applicant who] +1 what can the applicant do after a pre-adverse notice | how long does reinvestigation of a dispute take | can I dispute a consumer report
  #what-the-applicant-may-do-while-you-wait [Keep the job] +1 may I decide while a dispute is open | candidate disputes an entry, should we hold the job | he says the record is wrong, may we go on
  #how-to-assess-a-criminal-record-fairly [EEOC guidance of] +1 does the EEOC require an individual assessment | EEOC guidance 2012 criminal records
  #how-to-assess-a-criminal-record-fairly [New York City,] which places require an individual assessment | New York or California fair chance assessment
  #how-to-assess-a-criminal-record-fairly [You need to] +3 how do I assess a criminal record fairly | factors for weighing a conviction | nature, time and job in assessing offences
  #how-to-assess-a-criminal-record-fairly [A written answer] +1 should I write down the assessment of a conviction
  #the-final-adverse-action-notice-what-it-must-say [If you still] +1 what is the final adverse action notice | must the final notice be in writing
  #the-final-adverse-action-notice-what-it-must-say [Sent when.] +5 difference between pre-adverse and final notice | what to enclose with an adverse action notice
  #the-final-adverse-action-notice-what-it-must-say [Must say.] +2 what must each adverse action notice say | who made the report must be stated in the notice
  #the-final-adverse-action-notice-what-it-must-say [Gives.] +2 what rights does the final notice give | free copy within sixty days
  #the-final-adverse-action-notice-what-it-must-say [The two notices] +1 may both notices be sent together | we sent both letters on one day
  #what-a-consumer-report-may-leave-out-or-include [Some entries should] +1 how far back do US background checks go | what may a consumer report not include | does an arrest from ten years ago show
  #what-a-consumer-report-may-leave-out-or-include [Convictions have no] is there a limit for reporting convictions in the US | how many years of convictions are reported
  #what-a-consumer-report-may-leave-out-or-include [Where a public] +1 what must an agency do with a harmful public record
  #what-a-consumer-report-may-leave-out-or-include [An agency that] expunged case in a background report | sealed record was reported
  #how-to-build-the-adverse-action-steps-into-your-system [Most steps are] +2 how does software keep adverse action in order | can your system enforce the waiting period | automate the FCRA process
  #how-to-build-the-adverse-action-steps-into-your-system [If you are] proof of adverse action steps years later
/blogs/an-answer-with-its-page
  ~1 [Staff can check] what makes a RAG answer checkable | can employees verify an AI answer
  ~1 [Retrieval-augmented generation (RAG)] what is retrieval-augmented generation | what does RAG mean | how does RAG work
  ~1 [Many organisations try] +2 why are RAG projects disappointing | why do organisations give up on document chatbots | reference to a whole document
  #what-makes-a-citation-checkable [A citation needs] +4 what does a good citation need | properties of a citation in RAG | how precise must a source reference be
  #what-makes-a-citation-checkable [We settle the] +2 when are citations checked | most forgotten part of citations
  #how-to-divide-documents-into-passages [A passage has] +3 how do you split long documents | how do you chunk documents | chunking strategy for RAG | where do you cut documents into passages | fixed-size chunks problem
  #how-to-divide-documents-into-passages [Each passage keeps] +2 what metadata does a passage keep | are old answers still traceable after reindexing | look up an answer from months ago
  #tables-forms-and-lists [A row of] do tables work | how are table rows indexed | tables in RAG
  #tables-forms-and-lists [The same goes] how are bullet lists split | lists that begin with a condition
  #how-retrieval-finds-the-right-passage [We combine two] +3 how does retrieval work | hybrid search, semantic and keyword | does it find synonyms such as holiday and annual leave | reranking model | vector search plus keyword search
  #how-retrieval-finds-the-right-passage [Access rights are] +2 are access rights respected in search | can the AI reveal documents I may not see | confidential files and the chatbot | permission filter before retrieval
  #how-retrieval-finds-the-right-passage [A document can] +1 a file tells the model what to do | document contains instructions for the model | protect RAG against malicious text
  #how-the-answer-is-written-and-checked [The model receives] +1 how is the answer written | what does the model get as input
  #how-the-answer-is-written-and-checked [Then comes a] +2 how is each sentence verified | second check of generated sentences | detection of hallucinations | does a second model check the answer
  #how-the-answer-is-written-and-checked [Silent.] +2 what happens with unsupported sentences | sentence that the passage does not support
  #how-the-answer-is-written-and-checked [Contradicted.] +2 what happens if a source contradicts the answer | contradicted answer withheld
  #how-the-answer-is-written-and-checked [The check is] +1 can the checking model be wrong too
  #when-the-assistant-should-say-it-can-t-answer [A system that] +2 what if the assistant does not know the answer | should the AI admit it does not know | invented answers | hallucination instead of refusal
  #how-to-measure-a-rag-system [We write a] +1 with which questions do you test | how do you test a RAG system | test questions without an answer | who writes the test questions
  #how-to-measure-a-rag-system [For every release] +3 which figures measure a RAG system | metrics for retrieval and faithfulness | how do you evaluate answer quality
  #how-to-measure-a-rag-system [The first figure] +1 what do the three RAG figures measure | why not one single score for RAG
  #how-to-measure-a-rag-system [The set also] what happens with complaints about answers
  #how-to-keep-the-index-up-to-date [Policies change on] +2 how is the index kept current | what happens when a policy changes | old versions of policies in RAG | stale saved answers
  #how-to-keep-the-index-up-to-date [Deletion counts as] +2 we must erase one paper | delete a document from the AI index | right to erasure in RAG | remove a file from caches and tests
/blogs/a-recommendation-owes-a-reason
  ~1 [To explain a] +1 how do I explain a product recommendation | what does recommended for you mean | customers also bought versus recommended for you
  #what-data-a-recommendation-engine-uses [A recommender draws] +3 which data does a recommender use | kinds of data for recommendations | does the recommender use my browsing history
  #what-data-a-recommendation-engine-uses [The first kind] +2 can recommendations work without personal data | recommendations without a profile | anonymous recommendations
  #what-data-a-recommendation-engine-uses [The first two] +1 how much do profiles add to recommendations | is personalisation worth it
  #what-data-a-recommendation-engine-uses [Set a storage] +1 do we need three years of clicks | how long should click data be kept | storage period for browsing history | data minimisation in recommendations
  #how-to-keep-recommendations-from-narrowing [A recommender learns] +2 it always shows the same things | why do recommendations become narrower | filter bubble | feedback loop in recommenders | popularity bias
  #how-to-keep-recommendations-from-narrowing [We use three] +3 how do you keep recommendations varied | random items in recommendations | control group for recommendations
  #how-to-keep-recommendations-from-narrowing [The comparison group] +1 did sales rise because of the recommender | measuring the uplift of recommendations
  #which-recommendation-reasons-are-true [“Fits the camera] +1 fits your camera recommendation reason | compatibility rule for accessories
  #which-recommendation-reasons-are-true [“Often bought together] +1 often bought together, when is it true
  #which-recommendation-reasons-are-true [“Because you looked] +1 because you looked at, when is it true
  #which-recommendation-reasons-are-true [“Popular near you”.] +1 popular near you, when is it true
  #which-recommendation-reasons-are-true [“Advertisement”.] +1 paid placement in recommendations | sponsored items labelled
  #which-recommendation-reasons-are-true [The third line] +2 how do you test whether a reason is true | remove the reason and compute again
  #which-recommendation-reasons-are-true [In the European] +1 EU duties for recommender systems | Digital Services Act recommender parameters | must platforms offer a list without profiling
  #which-recommendation-reasons-are-true [A smaller shop] does a small shop have to explain recommendations
  #what-a-recommender-should-leave-out [Some purchases reveal] +1 she bought a pregnancy test | which purchases should be left out of a profile | medicines in recommendations | sensitive products | pregnancy tests in recommendations
  #what-a-recommender-should-leave-out [A gift for] gift for a baby in the profile | when should a gift stop influencing
  #what-a-recommender-should-leave-out [A recommender should] +1 can a recommender raise prices for some customers | personalised pricing
  #what-a-recommender-should-leave-out [For a shop] +2 can customers switch off personalisation | opt out of personal recommendations
/blogs/confidence-belongs-to-a-field
  ~1 [Each field needs] why does each field need its own confidence | confidence per field in OCR
  ~1 [A note such] +1 the program says it is 97 percent sure of the page | what is wrong with one confidence for the page | OCR says 97 percent | average confidence of a scanned invoice
  #why-character-confidence-misses-field-errors [Recognition engines give] +1 can a field be wrong if every letter is right | character confidence versus field accuracy
  #why-character-confidence-misses-field-errors [The amount is] +3 day and month were swapped | typical errors in reading invoices | swapped day and month | missing minus sign | pages mixed up in scanning
  #why-character-confidence-misses-field-errors [You need a] +1 what is field confidence made from
  #how-check-digits-and-totals-verify-a-field [Many documents contain] +2 how do check digits work | IBAN check digits | machine-readable zone of a passport | totals add up on an invoice
  #how-check-digits-and-totals-verify-a-field [This kind of] do you trust arithmetic more than the score
  #how-check-digits-and-totals-verify-a-field [A correct check] +1 does a correct check digit prove a document is genuine | forged passport with right check digit
  #three-outcomes-for-each-field [Accepted.] +2 when is a field accepted automatically
  #three-outcomes-for-each-field [Asked.] +2 when is a clerk asked about a field | unsure field sent to a person
  #three-outcomes-for-each-field [Refused.] +2 when is a field refused | unreadable page | what happens with a blurry scan
  #three-outcomes-for-each-field [In the second] +1 why hide the machine's guess from the clerk
  #how-to-set-the-threshold-for-each-field [The threshold between] +1 different thresholds for fields | is an account number treated more strictly than an address
  #how-to-set-the-threshold-for-each-field [We set each] how are field thresholds set | two people type the documents independently
  #how-to-set-the-threshold-for-each-field [Handwriting, stamps across] it is written by hand | handwriting recognition threshold | stamps and phone photos
  #how-to-set-the-threshold-for-each-field [Then we watch] +2 what happens when a supplier changes its invoice layout | new form leads to more questions
  #how-to-set-the-threshold-for-each-field [Every value keeps] +1 can an auditor trace a value to the page | audit trail from ledger to document
/blogs/asking-once-however-often-you-send-it
  ~1 [To make retries] +2 how do I make retries safe | what is an idempotent API | what does idempotency mean | avoid duplicate orders
  ~1 [The problem is] +2 I pressed order and the line broke | request sent but no reply | lost response from an API, was the order placed
  ~1 [For a weather] +1 why is a double background check bad | duplicate check of one person
  #what-http-promises-about-retries [HTTP calls a] +2 which HTTP methods are idempotent | is POST idempotent | is PUT safe to repeat
  #what-http-promises-about-retries [You can make] +4 how can creation be made safe | two designs for safe creation of orders | PUT with client id or POST with a key
  #what-http-promises-about-retries [The second design] +1 Idempotency-Key header | IETF draft for idempotency
  #how-an-idempotency-key-works [The sender makes] +1 when is the idempotency key created | new key for every attempt
  #how-an-idempotency-key-works [New.] +2 server receives a new key
  #how-an-idempotency-key-works [Known, finished.] +2 same key sent again after completion
  #how-an-idempotency-key-works [Known, finished.] +2 same key with a different body | why do I get status 422
  #how-an-idempotency-key-works [Known, unfinished.] +2 key known but unfinished | why do I get status 409
  #how-an-idempotency-key-works [The third row] +1 how does the server compare bodies | digest of the request body
  #one-transaction-for-the-key-and-the-order [Record the key] +2 why store key and order in one transaction | crash between writing key and order
  #one-transaction-for-the-key-and-the-order [Inside one database,] +3 both clicked at the same moment | two identical requests at the same time | unique constraint for idempotency | in-memory lock with two servers
  #one-transaction-for-the-key-and-the-order [A key belongs] +1 can two clients use the same key
  #when-the-work-happens-in-another-system [An order usually] +1 side effects outside the database | outbox for emails and charges | transactional outbox
  #when-the-work-happens-in-another-system [A worker that] +2 worker does a task twice | next system cannot take a key
  #how-a-client-should-retry [Repeat only what] +1 which errors may I repeat | which errors should a client retry | retry on 429 or 503 | should I repeat a 400
  #how-a-client-should-retry [Wait longer each] +1 exponential backoff with jitter | how long should a client wait before retrying | Retry-After header
  #how-a-client-should-retry [Stop at some] when should a client give up
  #how-a-client-should-retry [Give each attempt] +1 how should retries be logged
  #how-long-to-keep-idempotency-keys [Keys have to] +1 I sent the same key six weeks later | how long are idempotency keys kept | expiry of idempotency keys | thirty days for keys
  #how-long-to-keep-idempotency-keys [If you send] what happens with an expired key | key older than thirty days
  #how-long-to-keep-idempotency-keys [Stored replies contain] +2 are stored replies personal data | deletion of stored API replies
  #three-tests-before-you-go-live [Run these three] +4 how do I test retries before launch | three tests of an integration | go-live tests for an API
/blogs/how-often-to-ask-again
  ~1 [Repeat a background] +1 must we check everybody again each year | how often should background checks be repeated | when to rescreen employees | rescreening frequency | recheck of staff
  ~1 [Many employers screen] +1 is a yearly check of everybody sensible | screen once at hiring
  #which-facts-change-and-which-stay-the-same [A degree awarded] +4 should a degree be checked again | repeat education or employment checks
  #which-facts-change-and-which-stay-the-same [Licence to practise] +2 how often to check a licence | recheck of a driving licence or professional licence
  #which-facts-change-and-which-stay-the-same [Entry on a] +2 how often to repeat sanctions screening of employees
  #which-facts-change-and-which-stay-the-same [Criminal record.] +2 how often to repeat a criminal check | yearly criminal record check of staff
  #which-facts-change-and-which-stay-the-same [Directorships, interests.] +2 how often to ask about directorships | declaration of interests each year
  #which-facts-change-and-which-stay-the-same [Let the interval] same interval for all checks
  #how-the-role-decides-the-interval [An employee who] +2 the clerk now handles payments | employee changed duties | promotion and new checks | internal move triggers a check
  #how-the-role-decides-the-interval [United Kingdom: firms] fit and proper assessment every year in the UK | certification regime yearly
  #how-the-role-decides-the-interval [United States: motor] US motor carriers licence checks
  #how-the-role-decides-the-interval [European Union: where] +1 the authority asks why we check each year | justify the interval under GDPR | authority asks why checks are repeated
  #how-the-role-decides-the-interval [The permission you] +2 does the first consent cover repeat checks | permission for rescreening | must employees be informed again | evergreen consent in the United States
  #what-continuous-monitoring-needs-from-you [Some services watch] +2 what is continuous monitoring | ongoing monitoring of employees | alerts about staff
  #what-continuous-monitoring-needs-from-you [Before the first] +4 what must be decided before monitoring starts
  #what-continuous-monitoring-needs-from-you [The fourth kind] the alert has nothing to do with her job | alert that has no bearing on the job
  #how-to-write-a-rescreening-schedule-on-one-page [For each group] +2 how do I write a rescreening schedule | rescreening policy on one page | template for repeat checks
  #how-to-write-a-rescreening-schedule-on-one-page [Most schedules become] +1 can you run the rescreening for us
`

/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const articlesBlogWZPhrasings = `
/blogs/what-a-criminal-check-proves
  ~1 [A criminal record] +4 what does a clean criminal record check prove | does no record mean the person has never committed a crime | meaning of a negative criminal check | is a background check result a judgement of the person | how much can I trust a clear police check | what can I conclude from a blank criminal record report
  #what-a-criminal-record-search-asks [The question has] +3 which three parts belong to a criminal record search | what information defines a court search | what must a criminal record report state about the question | person, place and period in a criminal search | what is asked of the court | what exactly did you ask the court
  #what-a-criminal-record-search-asks [The period is] which time span does a criminal search cover | how far back does the court search look
  #what-a-criminal-record-search-asks [Our criminal record] does your report print what was asked above the result | how does your criminal report show the scope of the search
  #which-courts-and-registers-are-searched [Courts keep their] +2 why must several courts be searched | candidate moved house several times, how many court searches | is one national database enough for criminal records | difference between a district court registry and a national register | does a national police database contain everything
  #which-courts-and-registers-are-searched [Ask for the] +1 how do I see whether a criminal check is complete | what should I ask for before the result of a court check | an office is missing from the list of courts | sign of an incomplete criminal check
  #how-to-read-a-criminal-record-report-as-data [Your system can] can our software receive the criminal report as data | machine readable result of a criminal check | fields of a criminal record result in JSON | structured criminal check result
  #three-possible-answers-and-what-they-mean [No record found.] +2 meaning of nil result in a criminal check | the office found nothing to disclose
  #three-possible-answers-and-what-they-mean [Record found.] +2 what does record found mean | must I reject an applicant with a conviction | do I have to refuse the job if a conviction turns up | a hit came back on the criminal check, what does it mean
  #three-possible-answers-and-what-they-mean [No answer.] +2 what does no answer mean in a criminal report | the court has not replied, is the candidate clear | can I treat a missing reply as clean | office did not respond to the criminal request
  #questions-to-ask-about-a-criminal-record-report [Which offices could] +4 what should I ask about a criminal report | questions for the provider about a criminal record report | what may a criminal record report leave out | checklist for reading a criminal record report | what should I ask you about the report
  #questions-to-ask-about-a-criminal-record-report [If your report] +1 how can I defend a criminal check before a regulator or works council | where can I read guidance on criminal reports
/blogs/who-counts-as-a-politically-exposed-person
  ~1 [A politically exposed] +2 what does PEP stand for | is being a PEP a sign of guilt | examples of politically exposed persons | is a mayor or an ambassador a PEP
  ~1 [People in such] why do banks look closer at PEPs | why are politicians checked more strictly
  #the-fatf-definition-of-a-pep [Most laws follow] +4 who counts as a PEP under FATF | are junior officials PEPs | FATF examples of prominent public functions | is a mid-ranking civil servant a PEP | are military officers or party officials PEPs | is a judge a politically exposed person
  #the-fatf-definition-of-a-pep [Foreign.] +2 how must a foreign PEP be treated | politician from another country as a customer
  #the-fatf-definition-of-a-pep [Domestic.] +2 how must a domestic PEP be treated | own country's politician as a customer
  #the-fatf-definition-of-a-pep [International.] +2 PEP from an international organisation | UN official as a customer
  #the-fatf-definition-of-a-pep [In the European] how does the EU treat domestic and foreign PEPs | do member states publish lists of PEP functions
  #the-fatf-definition-of-a-pep [In the United] +1 what changed for PEPs in the UK in January 2024 | are domestic PEPs lower risk in Britain | UK rules for domestic politically exposed persons | British politicians as customers
  #the-fatf-definition-of-a-pep [If you screen] whose PEP rules do you apply across borders
  #pep-relatives-and-close-associates [The closer look] +2 are relatives of PEPs included | is the spouse of a politician a PEP | who is a close associate of a PEP | are siblings of a PEP covered | business partner of a politician
  #pep-relatives-and-close-associates [Known is an] +2 how far must I investigate a politician's family | must I draw a family tree of the PEP | what does known close associate mean
  #pep-relatives-and-close-associates [Where a data] +1 data vendor lists a cousin of a minister | gossip as a source for a PEP link | how do you deal with weak PEP links | the list says he is the cousin of a minister
  #when-pep-status-ends [PEP status outlasts] +1 how long does someone stay a PEP | when does PEP status end | twelve months after leaving office | is a former minister still a PEP | he left parliament three years ago
  #when-pep-status-ends [The international standard] +1 does FATF set a period for former PEPs | once a PEP always a PEP | influence of a former politician
  #when-pep-status-ends [We print the] +3 which dates should a PEP file contain | how does your report show the end of a public function
  #when-pep-status-ends [A flag that] why do PEP flags never go away | flag stays forever
  #what-you-must-do-when-a-customer-is-a-pep [Four measures follow] +4 what must a bank do with a PEP customer | enhanced due diligence for PEPs | obligations when a client is politically exposed | must I reject a PEP | four measures for PEPs | who has to approve a PEP relationship | a senator wants an account with us
  #what-you-must-do-when-a-customer-is-a-pep [The second and] +2 does a payslip prove source of wealth | difference between salary as funds and wealth for PEPs
  #keeping-pep-checks-in-proportion [Supervisors have said] +2 may I refuse to open an account for a PEP | overreacting to a PEP flag | daughter of a councillor wants a current account | proportionate treatment of PEPs | our bank refused a councillor's daughter
  #where-pep-data-comes-from [Before we use] +5 where does PEP data come from | is there an official list of PEPs | questions to ask a vendor of PEP data | how good are PEP databases | do governments publish names of PEPs
  #where-pep-data-comes-from [When we find] how do you confirm a PEP match | same name as a deputy minister
  #where-pep-data-comes-from [A wrong sanctions] what harm does a wrong PEP flag do | false PEP hit compared with a false sanctions hit
  #where-pep-data-comes-from [Keep the reason] +1 should I record why I discarded a PEP match | why does the same PEP match come back | I closed this match last month and it is back
  #what-our-pep-entry-contains [We hand over] +1 what does your PEP report contain | what do you deliver for a PEP
  #what-our-pep-entry-contains [In KYC compliance] which service does PEP screening | do you keep watching PEPs after onboarding
/blogs/where-an-investors-money-was-before
  ~1 [When a state] +1 what must an investor prove for residence or citizenship | what questions about money do investment migration programmes ask
  #source-of-funds-and-source-of-wealth-the-difference [Source of funds] +1 difference between source of funds and source of wealth | what does source of funds mean | SoF versus SoW
  #source-of-funds-and-source-of-wealth-the-difference [A house sale] +1 does selling a house explain my wealth | house sale as source of funds
  #source-of-funds-and-source-of-wealth-the-difference [We draw the] +4 in which order do you trace money | how do you trace the path of funds
  #source-of-funds-and-source-of-wealth-the-difference [You should expect] +1 how complete must the history of wealth be | do small origins of wealth need proof
  #evidence-for-each-origin-of-money [Salary.] +2 evidence of wealth from salary | earned income as source of wealth
  #evidence-for-each-origin-of-money [Sale of a] +2 evidence of wealth from selling a company | proof of a business sale
  #evidence-for-each-origin-of-money [Dividends.] +2 evidence of dividends | proof of dividend income
  #evidence-for-each-origin-of-money [Inheritance.] +2 evidence of inherited money | how do I prove an inheritance
  #evidence-for-each-origin-of-money [Loan.] +2 evidence of borrowed money | is a loan accepted as source of funds
  #evidence-for-each-origin-of-money [Ask for the] +1 is a letter from my accountant enough | accountant's confirmation of substantial wealth | his accountant says he is rich
  #evidence-for-each-origin-of-money [Transfers among the] +1 transfers between the applicant's own companies | circular payments in source of funds
  #family-members-and-agents-to-check [Dependants acquire the] are family members of an investor checked | must dependants be screened for a golden passport | children of the applicant
  #family-members-and-agents-to-check [Sometimes another person] somebody else pays for the investor | third party funding of an investment application | his uncle pays for it
  #family-members-and-agents-to-check [Agents belong in] are agents of investors checked | commission of the migration agent
  #family-members-and-agents-to-check [We ask for] +1 which police certificates does an investor need | police clearance for citizenship by investment
  #family-members-and-agents-to-check [If a name] applicant changed their name at naturalisation | search under former names
  #how-investment-programmes-change [Programmes open, change] do investor programmes change often | is the programme information still current | the programme closed last week
  #how-investment-programmes-change [In April 2025] is Malta's golden passport legal | what did the EU court decide about Malta | case C-181/23
  #how-investment-programmes-change [Programmes that grant] are golden visas affected by the Malta judgment | residence by investment after the Malta ruling
  #how-investment-programmes-change [Several Caribbean states] Caribbean citizenship programmes agreement | minimum investment in Caribbean passports
  #what-our-source-of-wealth-report-contains [You receive a] +1 what does the source of wealth report contain | do you recommend whether to accept the investor
  #what-our-source-of-wealth-report-contains [An unproved tenth] part of the fortune cannot be proved | unproven tenth of the wealth
/blogs/when-a-conviction-is-spent
  ~1 [In England and] +1 what does spent mean | what is the Rehabilitation of Offenders Act | can I hold old convictions against someone in England
  #how-a-conviction-becomes-spent [The period depends] +1 how is the rehabilitation period counted | does the type of offence decide when it is spent
  #how-a-conviction-becomes-spent [Parliament shortened the] when did rehabilitation periods change | October 2023 shortening
  #how-a-conviction-becomes-spent [Fine.] +1 when is a fine spent | I was fined two years ago, do I still have to say it
  #how-a-conviction-becomes-spent [Custody of a] +1 when is a prison sentence of up to a year spent | six months in prison, when spent
  #how-a-conviction-becomes-spent [Custody of more than one] +1 when is a sentence of one to four years spent | two years in jail, how long until spent
  #how-a-conviction-becomes-spent [Custody of more than four] +1 when is a sentence over four years spent
  #how-a-conviction-becomes-spent [Life, and certain] +2 which convictions are never spent | life sentence disclosure
  #how-a-conviction-becomes-spent [Periods for people] convictions as a minor | spent period under 18
  #how-a-conviction-becomes-spent [A new conviction] second conviction during the rehabilitation period
  #how-a-conviction-becomes-spent [Scotland and Northern] are rules on spent convictions the same in Scotland | Northern Ireland spent convictions
  #basic-standard-and-enhanced-dbs-checks [The Disclosure and] what levels of DBS check are there | who decides the DBS level
  #basic-standard-and-enhanced-dbs-checks [Basic.] +2 what does a basic DBS show | basic disclosure contents
  #basic-standard-and-enhanced-dbs-checks [Standard.] +2 what does a standard DBS show | jobs for a standard DBS | do accountants and solicitors need a standard DBS
  #basic-standard-and-enhanced-dbs-checks [Enhanced.] +2 what does an enhanced DBS show | who needs an enhanced DBS | barred lists | checks for work with children
  #basic-standard-and-enhanced-dbs-checks [You may only] +1 may I request a higher DBS level than needed | asking for standard DBS for an office job | illegal to ask for an enhanced check | we would rather have the enhanced one for everybody
  #basic-standard-and-enhanced-dbs-checks [A question on] +3 may the application form ask about all convictions | have you ever been convicted question | what may I ask about convictions on a form
  #which-convictions-are-filtered-from-a-dbs-certificate [The two higher] +3 what is filtering of convictions | when does an old conviction disappear from a DBS certificate | eleven year rule | protected convictions | youth conviction five and a half years
  #which-convictions-are-filtered-from-a-dbs-certificate [An adult caution] +1 when is a caution filtered | do cautions show up on an enhanced DBS | reprimands and youth cautions | he got a caution seven years ago
  #which-convictions-are-filtered-from-a-dbs-certificate [So your questions] may I ask about filtered convictions
  #what-you-may-do-with-a-conviction [For a job] +2 may I dismiss someone for a spent conviction | I found out about a spent conviction in a newspaper | refuse an applicant because of a spent conviction | I read about her old crime in a newspaper
  #what-you-may-do-with-a-conviction [You may weigh] +5 how do I weigh an unspent conviction | questions for considering a conviction | does a conviction rule someone out
  #what-you-may-do-with-a-conviction [We recommend that] +3 should I talk to the candidate about a conviction | conversation about a criminal record
  #how-long-to-keep-a-dbs-certificate [Record that you] +1 how long may we keep a DBS certificate | six months retention of DBS copies | what should we record about a DBS certificate | can we store the certificate
  #how-long-to-keep-a-dbs-certificate [Limit it to] +1 who may see the DBS certificate | does the line manager see the certificate
  #how-long-to-keep-a-dbs-certificate [Certificates have no] does a DBS certificate expire | how long is a DBS valid
  #how-long-to-keep-a-dbs-certificate [For standard and] +1 what is the DBS update service
  #candidates-who-have-lived-abroad [The service holds] +1 criminal check for someone who lived abroad | does DBS cover foreign convictions | overseas police certificate | he lived in Kenya for five years
  #candidates-who-have-lived-abroad [Such a certificate] +2 foreign certificate shows a conviction that would be spent here | which country's rules on spent convictions apply
/blogs/what-an-apostille-certifies
  ~1 [An apostille proves] +1 the diploma has a sealed stamp, so it's real | does an apostille prove a degree is genuine | is a diploma with an apostille real | what does an apostille prove | can I trust an apostilled certificate
  ~1 [It confirms three] +1 what three things does an apostille confirm | how do I find out whether a degree was awarded | stamp on the back of a diploma
  #what-the-hague-apostille-convention-does [The Hague Convention] +2 what is the Hague Apostille Convention | legalisation of documents before the apostille | who issues an apostille
  #what-the-hague-apostille-convention-does [More than a] how many countries are in the apostille convention | is China a member of the apostille convention | does Canada accept apostilles
  #what-the-hague-apostille-convention-does [If the country] the country isn't in the convention | country outside the Hague convention | when is consular legalisation still needed
  #what-the-hague-apostille-convention-does [It applies to] which documents can get an apostille | public documents under the convention
  #whose-signature-the-apostille-covers [In many countries] +1 whose signature is on an apostille of a state university | diploma of a public university apostille
  #whose-signature-the-apostille-covers [A private university’s] +2 private university diploma and apostille | can a fake diploma get a valid apostille | notary certified a copy of a diploma
  #whose-signature-the-apostille-covers [Look at the] +2 where do I look on an apostille | apostille names a notary | do degree mills sell apostilles
  #three-questions-to-ask-about-a-foreign-degree [Did the institution] +2 what must I ask about a foreign degree | questions about an overseas qualification
  #three-questions-to-ask-about-a-foreign-degree [We ask the] +1 who says whether a university was accredited | how do I check accreditation of an American college | is the accreditor recognised
  #three-questions-to-ask-about-a-foreign-degree [The registry answers] who confirms that the degree was awarded
  #three-questions-to-ask-about-a-foreign-degree [For the third] what is my foreign degree equivalent to | ENIC-NARIC recognition | compare a foreign degree with ours
  #three-questions-to-ask-about-a-foreign-degree [Accreditor founded at] +9 which signs give away a fake college | how do I recognise a diploma mill | signs of a fake university | red flags of a degree mill | degree for life experience | university name resembles a famous one
  #three-questions-to-ask-about-a-foreign-degree [Treat each mark] small college with a poor website | is every warning mark proof of fraud
  #how-to-check-an-apostille [You can check] +4 how do I check an apostille | can I look up an apostille online | apostille number and date | electronic apostille e-register
  #how-to-check-an-apostille [We work in] in which order do you check an apostilled degree
  #how-to-check-an-apostille [For students who] when should we begin checking foreign students' degrees | start of degree checks for September
/blogs/what-a-ranking-model-may-read
  ~1 [An AI model] +1 what may an AI read in a CV | which CV details are removed before ranking | does the AI see my age | is my origin hidden from the model
  ~1 [Make that decision] who decides what the ranking model may read
  #three-kinds-of-facts-in-a-cv [We sort everything] +3 which facts are job requirements | mandatory requirements in a CV filter
  #three-kinds-of-facts-in-a-cv [Facts that describe] +1 how is experience compared | years and tools in a CV
  #three-kinds-of-facts-in-a-cv [Facts that stay] +1 does a photograph give something away | which facts must stay out of CV ranking | does a photo or postcode reveal origin | proxies for discrimination in a CV | is my name hidden in CV screening
  #three-kinds-of-facts-in-a-cv [The first kind] +2 which facts may the model rank | do you trust the model to ignore personal details
  #removing-personal-details-from-a-cv [Our removal is] +3 how are personal details removed from a CV | anonymise CVs | blind hiring software | what if removal of personal data fails | redaction of resumes
  #reasons-behind-each-cv-ranking [A candidate can] +1 why was I placed lower than others | can a candidate contest a ranking | is a reason given for each rank
  #reasons-behind-each-cv-ranking [We print the] +2 how does the ranking show its reasons | quoted lines from the application | why was my CV ranked low
  #reasons-behind-each-cv-ranking [Which facts does] +2 who decides which facts the job requires | hiring manager's part in CV ranking
  #reasons-behind-each-cv-ranking [Which facts are] +2 who decides which facts are removed | role of the data protection officer in CV ranking
  #reasons-behind-each-cv-ranking [Did removal work?] +2 how is removal tested before release
  #reasons-behind-each-cv-ranking [It takes longer] does ranking set-up take longer
/blogs/what-ninety-per-cent-sure-means
  ~1 [When a model] +1 what does ninety per cent sure mean | what is a calibrated model | does a score of 0.9 mean 90 percent
  ~1 [Ask two questions] +4 what should I ask about a model's confidence | two questions before trusting a score
  #precision-and-recall-in-four-boxes [Every yes-or-no model] +1 four boxes of a yes-or-no model | confusion matrix explained
  #precision-and-recall-in-four-boxes [Precision is the] +1 what is precision | share of flags that are right | definition of precision
  #precision-and-recall-in-four-boxes [Recall is the] +1 what is recall | share of forgeries found | definition of recall | why are misses hard to notice
  #precision-and-recall-in-four-boxes [You can make either] +2 can precision and recall both be perfect | trade-off between precision and recall
  #why-rare-cases-cause-many-false-flags [Recall is ninety] +1 most of our alarms are wrong | why are so many flags wrong | why are two thirds of alerts false | base rate of forgeries | rare events and false positives | false alarm with a good model
  #why-rare-cases-cause-many-false-flags [The model works] +3 why is accuracy misleading | accuracy with rare fraud
  #why-rare-cases-cause-many-false-flags [Ask for both] +1 which test data should a vendor use | test set with half bad cases
  #how-to-test-whether-a-score-is-a-probability [Many models produce] +1 is a score a probability | what is calibration
  #how-to-test-whether-a-score-is-a-probability [You can test] +3 how do I test calibration | reliability diagram | group cases by score and compare
  #how-to-test-whether-a-score-is-a-probability [If the observed] overconfident model | neural networks too sure
  #how-to-test-whether-a-score-is-a-probability [We can then] +1 how is a model recalibrated | Platt scaling or isotonic regression
  #the-brier-score-one-figure-for-both [The Brier score] +2 what is the Brier score | one number for calibration and accuracy | when to use the Brier score
  #how-to-set-a-decision-threshold [With calibrated numbers,] +2 where do I draw the line | how do I set a decision threshold | cost of a missed forgery | cut-off from cost ratio
  #how-to-set-a-decision-threshold [That ratio is] who decides the cost ratio | record the threshold in minutes
  #how-to-set-a-decision-threshold [We propose three] +6 which three zones do you propose | pass, read and stop zones | cases that a person reviews
  #how-to-set-a-decision-threshold [In all three] +2 should reviewers see the score first | does the model refuse applicants | anchoring of reviewers
  #how-to-keep-a-model-calibrated [A calibration is] +3 how do you keep a model calibrated | how often is calibration repeated | monthly recount
  #how-to-keep-a-model-calibrated [Check groups separately] +2 calibration for groups or countries | model accurate on average but wrong for some documents
  #how-to-keep-a-model-calibrated [Finally, the number] +2 why does a score need a date | dated calibration statement
/blogs/what-to-tell-a-candidate-who-waits
  ~1 [Tell your candidate] what shall I write to people who wait | what should I tell a candidate during a check | keep applicants informed about screening
  ~1 [For you the] +2 why do candidates complain about screening | candidate waits without news | silence during a background check
  #how-to-explain-the-time-a-check-takes [“Usually a few] +3 how do I explain how long a check takes | why is a request incomplete | usually a few days
  #how-to-explain-the-time-a-check-takes [If your candidate] +2 how should missing documents be requested | several reminders to the candidate
  #four-messages-every-candidate-should-get [We send your] +8 what will you write to me | which messages does a candidate get | four messages to candidates | notifications during screening | will I be told how my check is going | status updates for applicants
  #four-messages-every-candidate-should-get [Employers hesitate most] +1 message about a differing answer | employers hesitate to show the discrepancy
  #plain-words-for-messages-to-candidates [Your candidate reads] +2 in what words should I write to candidates | plain language for applicants
  #plain-words-for-messages-to-candidates [Adverse information identified.] +1 what can I say instead of adverse finding | what to write instead of adverse information identified
  #plain-words-for-messages-to-candidates [Unable to verify.] +1 what to write instead of unable to verify
  #plain-words-for-messages-to-candidates [Discrepancy resolution required.] +1 what to write instead of discrepancy resolution required
  #plain-words-for-messages-to-candidates [Case closed.] +1 what to write instead of case closed
  #a-contact-person-for-questions [Give your candidates] +1 should candidates have a contact person | who can a candidate call | phone number for questions from applicants
  #a-contact-person-for-questions [That last one] my boss must not hear of it | will you contact my current employer | my boss must not know I applied | contacting the present employer
  #a-contact-person-for-questions [Recruiters stand in] +2 can recruiters see the results | what does the recruiter see of a check | agency sees only the status
  #after-the-decision [Take the most] +2 what do I tell rejected candidates | can a refused candidate keep the confirmed degree | treat people you turned down
`

/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const servicesSolutionsPhrasings = `
/solutions/background-screening
  [We run seven] +1 which checks are in the screening solution
  ~1 [Method: 6-step screening.] +3 screening solution at a glance
  #how-it-works [You see seven] +4 in which order do you ask | order of the checks | which check comes first
  #how-it-works~2 [Present and former] former names
  #how-it-works~4 [Registers where the] court registers by residence
  #how-it-works~7 [Sanctions, bans, exclusions.] lists searched for a candidate
  #services~1 [We ask the] what does the education check ask
  #services~2 [We ask HR] what does the employment check ask
  #services~3 [We compare the] what does the watchlist check ask
  #services~4 [We confirm where] what does the address check ask
  #services~5 [We confirm who] what does the reference check ask
  #services~6 [We combine the] combination of checks by role
  #when-to-order [You wrote your] first employee in another country | hiring abroad | we have never hired in that country before
  #when-to-order~1 [Your regulator names] our regulator tells us what to prove | regulator's evidence list
  #when-to-order~2 [You hire many] seasonal hiring | Christmas staff | three hundred people start next month
  #when-to-order~3 [You take over] staff taken over in an acquisition | we bought a company with all its staff
  #what-you-receive [Summary page.] +2 summary page
  #what-you-receive~1 [Source answers.] +2 source answers for the auditor
  #what-you-receive~2 [Differences.] +2 differences side by side
  #what-you-receive~3 [Authorisation record.] +2 authorisation record
  #what-you-receive~4 [Data export.] +2 data export for the HR system
  #what-you-receive~5 [You can limit] the manager needn't see everything | access to the report by role
  #limits [Checks describe the] does screening replace supervision
  #limits~1 [We leave credit,] may you look at her debts or health | health, credit and pay in screening
  #limits~2 [Some archives answer] can you hurry the archive | speed up an archive
  #limits~3 [We report facts,] who judges the facts | will you say yes or no to a candidate
  #must-everyone-have-every-check [Checks should follow] +1 does the cleaner need the same as the director | matrix of checks by role
  #can-we-screen-staff-again-during-employment [Often, if your] +1 may we look again at people who already work here | rescreening staff
  #what-happens-when-two-sources-disagree [We print both] two sources contradict each other | university and CV say different things
  #how-long-does-it-take-where-an-archive-is-slow [As long as] +1 slow archive
  #does-it-connect-to-our-applicant-system [You can send] +1 ATS integration of screening
  #do-candidates-sign-one-form-for-everything [Candidates sign in] one form for all checks | how often does the candidate have to sign
/solutions/corporate-due-diligence
  [We find out] +1 check a company before buying | vet a business partner
  ~1 [Subjects: Companies, owners,] +3 due diligence at a glance
  #how-it-works [We trace ownership] +4 order of a due diligence case
  #how-it-works~3 [Accounts, charges, source] money of a company
  #how-it-works~5 [Courts, insolvency, press] disputes of a company | lawsuits against a company
  #how-it-works~8 [Accept, add conditions] decision after due diligence
  #how-it-works~9 [New owner, new] monitoring of a company
  #when-to-order [Anti-bribery laws can] +1 distributor abroad | anti-bribery due diligence | our sales agent in another country might pay bribes
  #when-to-order~1 [While you read] purchase of a company | joint venture | we want to buy a competitor
  #when-to-order~2 [Supply-chain laws in] only one firm makes this part | critical supplier | supply chain act
  #when-to-order~3 [You lend or] we lend them ten million | large credit
  #when-to-order~4 [Your supervisor wants] the supervisor wants all old files again | remediation order by the supervisor
  #what-you-receive [Summary page.] +2 what do the directors get to read | summary for the committee
  #what-you-receive~1 [Ownership chart.] +2 ownership chart for the committee
  #what-you-receive~2 [Findings.] +2 findings graded by proof
  #what-you-receive~3 [Score sheet.] +2 score sheet for the committee
  #what-you-receive~4 [Monitoring notice.] +2 how do we hear about changes | monitoring notice
  #what-you-receive~5 [You see the] source behind each statement
  #limits [We read accounts] audit of accounts | are the company's figures true
  #limits~1 [We make no] hacked data or bank secrets | would you pretend to be someone else to get information
  #limits~2 [Filing duties, fees] why isn't every country the same | registers differ by country
  #will-the-company-know [Register and press] +1 will the target company notice | will the other company find out that we are looking
  #can-the-work-be-privileged [In some jurisdictions,] +1 legal privilege | can our lawyers keep the report secret in court
  #how-deep-should-we-go [That depends on] how far should we dig | depth of due diligence
  #what-does-ongoing-monitoring-cover [It covers register] what do you keep watching | contents of monitoring
  #who-owns-the-report [You may use] share the report with lenders | may I pass the report to my bank
  #is-the-report-a-legal-opinion [We report that] legal opinion | does the report tell me if the contract is safe
/solutions/ai-data-science
  [We build models] +1 what do you do in AI | auditable AI
  ~1 [Reported: Precision, recall,] +3 AI services at a glance
  #how-it-works [You may need] +3 how do the AI services fit together
  #services [Which applications show] question answered by resume ranking
  #services~1 [What can be] question answered by computer vision
  #services~2 [Which value is] question answered by document intelligence
  #when-to-order [Your team reads] good first AI project
  #when-to-order~1 [You have a] stuck AI pilot | our AI trial is stuck
  #when-to-order~2 [You need a] +1 the regulator asks which models we use | model inventory for the regulator
  #when-to-order~3 [You have no] no data yet | we have collected nothing so far
  #what-you-receive [Test set.] +2 who owns the test set
  #what-you-receive~2 [Service.] +2 where does the AI service run
  #what-you-receive~3 [Monitoring report.] +2 monitoring report of a model
  #what-you-receive~4 [Exit package.] +2 what if we want to take the model with us | exit package
  #limits [We build nothing] AI that judges faces | character from a photo | do you build software that reads emotions
  #limits~1 [Where a person’s] could it refuse someone by itself | AI that rejects people
  #limits~2 [We keep your] training on customer data | will our competitors profit from our data
  #limits~3 [We quote accuracy] promise us ninety-five percent | promised accuracy
  #are-our-uses-of-ai-high-risk-under-the-eu-ai-act [Hiring, staff evaluation,] +1 is our use forbidden or risky in Europe | AI Act risk class
  #must-we-have-a-data-team [You need one] need for data scientists
  #what-do-precision-and-recall-mean-for-our-daily-work [Precision is the] +1 precision and recall in everyday work
  #how-do-you-keep-oversight-by-people-from-becoming-a-formality [We mix known] +1 automation bias | people just click accept
  #can-you-validate-a-model-that-another-supplier-built [Yes, if we] +1 validate someone else's model | another company built the model, can you test it
/solutions/tech-innovation
  [We build, move] +1 what are your technology services
  ~1 [Accepted: In steps,] +3 technology services at a glance
  #how-it-works [This is how] +4 replace a legacy system safely
  #how-it-works~7 [Owners say go,] go or no-go gate
  #when-to-order [Support stops, but] our vendor stops support next year | end of life of software | vendor stops support
  #when-to-order~1 [You fail too] a customer sent two hundred security questions | failed security questionnaire
  #when-to-order~2 [Your staff need] two firms and two of everything | IT after a merger
  #what-you-receive [Repository with history.] +2 repository kept
  #what-you-receive~1 [Acceptance records.] +2 acceptance records
  #what-you-receive~2 [Rollback and recovery] +2 rollback results
  #what-you-receive~3 [Bill of materials.] +2 bill of materials
  #what-you-receive~5 [Run book.] +2 run book
  #limits [Trials can fail,] what if the new idea fails | innovation that fails
  #limits~1 [You need owners] no owners to decide
  #limits~2 [We lower risk,] compliance by technology
  #who-owns-the-intellectual-property [You do, once] who owns the IP | who does the finished program belong to
  #can-your-engineers-work-inside-our-network [Yes, with your] can your people sit with us | engineers on site
  #where-is-our-data-during-the-project [We keep it] where is our data while you work | data location during a project
  #fixed-price-or-time-and-materials [We price clear] +1 do you bill by the hour | time and materials
  #can-we-try-an-idea-first [Yes, we build] we only have an idea so far
  #what-if-we-want-to-change-supplier [We keep the] change supplier | can another firm continue your work
  #who-supports-the-system-after-go-live [Your team can,] who looks after it later
/solutions
  [Each solution combines] +1 what is a solution | bundle of services
  #combining-them [Your candidates sign] does the candidate sign once | one invitation for all checks
  #combining-them~1 [We see when] overlapping dates between jobs noticed
  #combining-them~2 [If an early] can we stop further checks early | save money when the first answer settles it
`

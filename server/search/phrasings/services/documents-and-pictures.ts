/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const servicesDocumentsAndPicturesPhrasings = `
/resume-ranking
  [We rank CVs] +1 sort applications automatically | CV sorting software | does AI pick the candidate | automated shortlisting | does a machine throw away my application
  ~1 [Reads: CVs and] +3 what do you need to rank CVs | who decides in CV ranking
  #specimen [This sample opens] sample of a ranked applicant
  #specimen~1 [You fix the] +1 can criteria be changed after CVs are read | fixed criteria for ranking
  #specimen~2 [Other fields can] hidden proxies in the CV | fields that hint at gender or origin | which personal details does the ranking never see
  #specimen~3 [A criterion with] criterion without a quotation
  #specimen~4 [Applicants within the] +1 applicants with nearly equal scores | margin of error between applicants | two people scored almost the same, which one is better
  #specimen~5 [We store the] is the recruiter's reason recorded
  #who-it-is-for [You get hundreds] when can candidates ask for a review of the ranking | hundreds of applications for one job | too many resumes
  #who-it-is-for~1 [You have to] equal treatment of applicants in public bodies
  #who-it-is-for~2 [You already use] our ranking tool cannot be explained
  #how-it-works [You write the] who writes the ranking criteria
  #how-it-works~1 [You tell applicants] must applicants be told about AI ranking
  #how-it-works~2 [We check past] old prejudice in past CVs | bias in training data
  #how-it-works~4 [We measure precision,] how is ranking quality measured
  #how-it-works~5 [We compare selection] selection rates by group | adverse impact test | four-fifths rule
  #limits [We offer no] predict job performance | culture fit | can you predict who will be a good employee
  #limits~1 [A ranking takes] does ranking detect lies in a CV | are statements in a resume believed by the ranking
  #limits~2 [The model may] career changers ranked low | translated resume | she comes from another field and uses different words
  #limits~3 [Where there are] fairness with few applicants
  #stages [Criteria workshop.] +3 who takes part in writing the criteria | criteria workshop
  #stages~2 [Independent audit.] +3 independent bias audit stage
  #stages~3 [Live ranking.] +3 live ranking stage
  #stages~4 [Cycle review.] +3 cycle review stage
  #law [Discrimination law covers] +2 New York Local Law 144 | Illinois AI hiring notice | US law on AI in hiring | which American places regulate hiring software
  #law~1 [Articles 22A to] +2 UK law on AI in recruitment | ICO guidance on recruitment tools
  #law~2 [Systems that filter] +2 EU AI Act hiring | deployer duties from December 2027
  #can-it-reject-applicants-below-a-threshold [The system lacks] automatic rejection | cut-off score for applicants | does everyone below a certain score get a rejection
  #does-it-analyse-video-or-voice [We read text] voice or emotion analysis | do you analyse recorded interviews
  #is-it-trained-on-our-past-hires [We use past] learn from our previous hires
  #what-may-an-applicant-ask-for [Applicants may ask] rights of a ranked applicant | human review of my application | I was ranked by your software, what can I ask for
  #can-an-applicant-opt-out [Yes, if you] refuse AI ranking | opt out of CV ranking | I don't want an algorithm to look at my CV
/computer-vision
  [We build image] +1 what is computer vision for | image recognition | check pictures automatically
  ~1 [Looks at: Papers,] +3 may the picture software run without the cloud
  #specimen~1 [We send a] the photo is too dark, what happens | blurred or reflecting pictures
  #specimen~3 [Calibrated means that] meaning of a calibrated score of 0.81 | what does 0.81 mean
  #specimen~4 [You see the] who sets the image threshold
  #specimen~5 [The model routes] +1 does the model decide that a document was altered
  #who-it-is-for [You receive hundreds] we open accounts online and get fake IDs | spot forged ID cards | fake identity documents in onboarding
  #who-it-is-for~1 [You compare damage] can you compare a hire car before and after | insurers want to see the dent from the same side | vehicle damage before and after
  #who-it-is-for~2 [You want surface] can a camera notice if somebody wears no helmet | missing helmets or labels | quality inspection in a factory
  #how-it-works [You tell us] first step of a vision project
  #how-it-works~4 [We relabel samples] how do you notice that the camera model gets worse | drift of an image model
  #limits [A model reports] what does a camera miss
  #limits~1 [A model knows] unknown fault type | model has never seen this defect
  #limits~2 [A model can] +1 emotion recognition from faces | lie detection from a face | can the software tell from a face if someone lies
  #stages [Feasibility test.] +3 feasibility test of an image model
  #stages~1 [Trained model.] +3 how long does training an image model take
  #stages~2 [Single picture.] +3 speed of checking one picture | real-time image check
  #stages~3 [Examiner’s review.] +3 examiner's review timing
  #law [Illinois requires a] +1 which American states restrict fingerprints and face scans | Illinois BIPA | biometric law in the US
  #law~1 [Biometric data used] +1 biometric data in the UK | cameras at work ICO
  #law~2 [The AI Act] +1 AI Act and face scraping | emotion recognition ban
  #how-many-pictures-do-you-need [You need fewer] +1 number of training images | how many photos must we supply
  #which-errors-will-you-report [We report precision,] what will you tell us about mistakes of the model | error figures of a vision model
  #is-it-equally-good-for-all-documents [We split the] +1 does it work equally for every country's documents
  #do-you-compare-faces [Only for identity] +1 facial recognition | face comparison
  #can-it-run-inside-our-own-network [Yes, smaller models] on-premises vision model | our pictures must not leave the factory
  #who-owns-the-model-and-the-labels [By default you] ownership of weights and labels | does the trained model belong to us afterwards
/document-intelligence
  [We turn your] +1 read PDFs into a database | extract data from invoices
  ~1 [Reads: Scans, photographs,] +3 which file types can you read | do we get a spreadsheet from the documents | file types and output formats of document reading | JSON or CSV
  #specimen~1 [A lease among] wrong document type in the file
  #specimen~2 [Your reviewer sees] how does our clerk check a doubtful number | reviewer sees the line
  #specimen~3 [We recalculate totals,] recalculated totals
  #specimen~4 [We compare file] detect tampered documents | altered PDF | edited bank statement | will it notice that someone changed a number in a PDF
  #specimen~5 [Doubtful values wait] +1 doubtful values
  #who-it-is-for [You wait for] reading payslips and bank statements for lending
  #who-it-is-for~1 [You need renewal] we have ten thousand contracts and don't know when they end | contract data extraction | renewal dates and notice periods
  #who-it-is-for~2 [You receive certificates] certificates from many issuers
  #who-it-is-for~3 [You read register] we can't read Greek company papers | foreign register extracts
  #how-it-works [You list the] who says which fields are needed | who defines the fields
  #how-it-works~2 [We read text,] handwriting recognition | stamps and tables
  #how-it-works~4 [A person checks] human review of values
  #how-it-works~5 [Values enter your] transfer into our system
  #limits [Reading a forged] does reading prove that a document is real | the paper was read correctly, so it is genuine, right
  #limits~1 [We find and] legal meaning of a clause
  #limits~2 [We measure handwriting,] poor scans | faded lines | our copies are faint and full of stamps
  #limits~3 [A document rebuilt] sophisticated forgery
  #stages [Known document type.] +3 reading time for a known document
  #stages~1 [Value for review.] +3 reading time for reviewed values
  #stages~2 [New document type.] +3 set-up of a new document type
  #law [We handle documents] will another client's model learn from our invoices | processing agreement for documents
  #law~1 [We can black] may you hide parts of a page we don't need | redact pages | black out health notes
  #law~2 [If a value] +1 value leads to a refusal
  #how-is-accuracy-measured [We measure each] how do you measure if the reading is right | accuracy of extraction
  #what-share-of-the-values-passes-automatically [That follows from] how much can run without any human
  #do-you-have-to-know-our-layouts-first [A new layout] must you know our forms before you begin | templates for layouts
  #do-you-use-a-language-model [Yes, where layout] LLM in document reading | is there a large language model inside that might invent values
  #can-auditors-replay-an-extraction [Yes, while retention] can an auditor repeat the reading later | audit trail of an extraction
  #what-happens-when-a-layout-changes-overnight [Confidence falls, more] layout change overnight | the bank changed its statement design last night
/interactive-dashboards
  [We build dashboards] business intelligence | reporting tool
  ~1 [Sources: Warehouse, files,] +3 where do the numbers come from | data sources of a dashboard
  #specimen~1 [Two departments had] +1 sales and finance count customers differently
  #specimen~2 [Readers with access] can I see the records behind a number | drill down to the rows
  #specimen~3 [We show normal] is this rise only chance | normal variation in a chart
  #specimen~4 [A late feed] the data didn't arrive last night | stale data on a dashboard | feed is late
  #specimen~5 [Row counts, duplicates] +1 data tests before display
  #who-it-is-for [You see a] our board wants five numbers | indicators for the board
  #who-it-is-for~1 [You follow open] dashboard for HR and screening
  #who-it-is-for~2 [You export overdue] export for an examiner
  #how-it-works [You tell us] first step of a dashboard project
  #how-it-works~1 [We define each] metric definitions
  #how-it-works~3 [Your team adds] can our own people add a chart
  #limits [You need an] why did the figure change | cause of a change | sales fell in March, will the dashboard tell us why
  #limits~1 [We show how] incomplete data in charts
  #limits~2 [Averages hide single] averages hide rare events
  #stages [Definitions.] +3 definitions stage of the dashboard
  #stages~1 [First panel.] +3 first panel stage
  #stages~2 [Full set.] +3 full set of panels stage
  #stages~3 [Daily running.] +3 daily running of panels
  #law [Readers can recognise] small groups in statistics | re-identification | could readers work out who is behind a small number
  #law~1 [Dashboards about individual] may I show how each employee performs | employee performance dashboard
  #law~2 [Public bodies, and] +1 a colour-blind manager reads the charts
  #which-tool-do-you-build-in [We use the] which dashboard software | do we have to buy new dashboard software
  #can-we-embed-panels-in-our-portal [Yes, and row] can the charts appear inside our own website | embed a dashboard
  #is-real-time-worth-it [Only if someone] live data or nightly refresh | does it need to update every second
  #how-do-you-show-forecasts-on-a-chart [We draw them] +1 how do you mark what is only predicted | forecasts in a chart
/nlp
  [We sort, search,] +1 text analysis | text mining | language technology
  ~1 [Tasks: Classify, extract,] +3 which jobs can text software do for us | what can NLP do
  #specimen~1 [Start, end and] offsets of a mention
  #specimen~2 [We link by] +1 there are four people of this name in the news | people with the same name in the press
  #specimen~3 [Alleged, charged or] was he only accused or sentenced | alleged or convicted | stage of a criminal case in news
  #specimen~4 [We sent everything] uncertain labels go to a reader
  #who-it-is-for~1 [You want urgent] urgent complaints should come first | sort complaints by urgency | ticket routing
  #who-it-is-for~2 [You need clauses,] clauses in archives
  #how-it-works [We define the] label guideline
  #how-it-works~1 [Two readers label] how do you know what the right label is | two readers per text | inter-annotator agreement
  #how-it-works~2 [We test simple] simple rules before a model
  #limits [A model can] does the model know if a claim is true | can the model tell if a newspaper claim is true
  #limits~1 [Models misread jokes,] irony and slang | will it understand jokes
  #limits~2 [We draw no] author's personality from style
  #limits~3 [If your own] experts disagree on labels
  #stages [Classification.] +3 classification timing
  #stages~1 [Entity extraction.] +3 entity extraction timing
  #stages~2 [Name matching.] +3 name matching timing
  #stages~3 [Summaries.] +3 summaries timing | summarise documents
  #law [Emails and notes] +1 names in emails and notes | mask names before training
  #law~1 [Text and data] may we let a program read newspapers | text and data mining copyright
  #law~2 [Most text sorting] +1 AI Act text sorting
  #large-language-model-or-small-classifier [We try both] GPT or a small model | is a big model always better than a small one
  #do-our-texts-train-a-public-model [No. If we] are our texts used to train ChatGPT | will our emails end up in a public AI
  #which-languages-work [Ask us for] does it work in Hungarian | supported languages of text analysis
  #how-do-you-find-made-up-facts-in-a-summary [We require a] the summary says something the text doesn't | hallucinated facts in a summary
  #what-happens-when-language-changes [New products and] our products get new names every year | new slang over time
`

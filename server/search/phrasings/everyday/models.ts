/** Everyday questions about models and data projects, in the format of `read-phrasings.ts`. */
export const everydayModelsPhrasings = `
/resume-ranking
  #can-it-reject-applicants-below-a-threshold [The system lacks] will the computer throw out CVs on its own | does anybody get refused by the machine alone | can we auto reject weak applicants
  #does-it-analyse-video-or-voice [We read text] do you score video interviews | does it look at the face or the tone of the candidate
  #is-it-trained-on-our-past-hires [We use past] does it copy the people we hired before | will it learn from our old hiring decisions
  #what-may-an-applicant-ask-for [Applicants may ask] I was ranked by a computer, what can I do | can an applicant see why they were ranked low
  #can-an-applicant-opt-out [Yes, if you] I don't want a computer to read my CV | what if a candidate refuses the ranking
  #limits~1 [A ranking takes] does the ranking notice false degrees
  #limits~2 [The model may] does it understand people who changed careers | what about good people who write badly
  #how-it-works~1 [You tell applicants] do we have to tell applicants that software ranks them
  #who-it-is-for [You get hundreds] we get far too many applications | too many CVs to read
  #law [Discrimination law covers] +1 rules for hiring software in New York | is AI hiring legal in the US
/computer-vision
  #how-many-pictures-do-you-need [You need fewer] how much image data must we have | are a few hundred photos enough
  #do-you-compare-faces [Only for identity] face matching
  #can-it-run-inside-our-own-network [Yes, smaller models] can it work without internet | can the camera software run on site | do our images leave the building
  #who-owns-the-model-and-the-labels [By default you] do the trained models belong to us | who owns the pictures
  #who-it-is-for~2 [You want surface] can you detect defects on a production line | can a camera see missing helmets | quality control with cameras
  #who-it-is-for~1 [You compare damage] can you compare photos of car damage | damage recognition for insurance
  #who-it-is-for [You receive hundreds] can you spot fake ID cards | can software tell that a passport photo was altered
  #limits [A model reports] what can the camera not find | what can the model not see
  #limits~1 [A model knows] what happens with a defect it has never seen
  #is-it-equally-good-for-all-documents [We split the] does it work for ID cards of every country
  #how-it-works~4 [We relabel samples] what if the model gets worse over time
/document-intelligence
  [We turn your] +1 we want to stop typing in invoices | can you read our PDFs automatically | can you get data out of scanned forms
  #how-it-works~2 [We read text,] can you read handwriting | can it read tables and stamps
  #limits~2 [We measure handwriting,] what about bad scans | will it work with poor copies
  #limits [Reading a forged] does it notice fake certificates | can it tell whether a document is genuine
  #do-you-have-to-know-our-layouts-first [A new layout] do you need a template for each form | what about a form you have never seen
  #what-happens-when-a-layout-changes-overnight [Confidence falls, more] the supplier changed the invoice design, does it still work
  #do-you-use-a-language-model [Yes, where layout] do you use ChatGPT to read documents | is an LLM used for the extraction
  #how-is-accuracy-measured [We measure each] how many fields are read wrong | how precise is the reading
  #what-share-of-the-values-passes-automatically [That follows from] how much still has to be checked by hand | how many documents go through without a person
  #law~1 [We can black] can you hide health data in documents | can you redact what we do not need
  #who-it-is-for~1 [You need renewal] can you search our contracts for end dates | find notice periods in contracts
/interactive-dashboards
  #which-tool-do-you-build-in [We use the] do you use Power BI or Tableau | which BI software
  #can-we-embed-panels-in-our-portal [Yes, and row] can our customers see the charts in our portal
  #is-real-time-worth-it [Only if someone] do we get live data | how often is a dashboard refreshed
  #limits [You need an] will it tell me why sales fell | can a chart show the cause
  #law [Readers can recognise] can someone be recognised in small groups
  #law~1 [Dashboards about individual] can we measure how each employee performs
  #specimen~4 [A late feed] how do I see that a figure is old | what if the data did not arrive
  #how-it-works~1 [We define each] departments count differently, who decides what a figure means
/nlp
  #which-languages-work [Ask us for] can you analyse Arabic or Chinese text | does it work in German
  #do-our-texts-train-a-public-model [No. If we] +1 do our emails end up in ChatGPT | does OpenAI get our texts
  #large-language-model-or-small-classifier [We try both] is a big model always better | do we need GPT for this
  #how-do-you-find-made-up-facts-in-a-summary [We require a] can we trust an automatic summary | does it make things up in summaries
  #who-it-is-for~1 [You want urgent] sort our inbox automatically | route complaints to the right team
  #who-it-is-for [You search the] press search for a common name
  #limits~1 [Models misread jokes,] does it understand irony | does it get slang
  #limits~2 [We draw no] can you tell a personality from the way someone writes
  #specimen~2 [We link by] how do you know that an article is about the right person
/predictive-analytics
  #what-accuracy-can-we-expect [We can tell] how often are the forecasts right | how sure is a prediction
  #do-we-need-a-data-warehouse-first [You can start] our data is a mess, can we start anyway | is an Excel table enough to begin
  #may-our-planners-override-a-forecast [Yes, and we] can our people change the forecast | what if we do not believe the forecast
  #how-do-you-notice-that-a-model-drifts [We compare inputs] what if the world changes and the model does not
  #limits [For events without] could you have predicted the pandemic | can you forecast a strike
  #limits~2 [We forecast groups] can you predict if one employee will quit | will this person steal
  #limits~1 [A forecast of] who will leave and how do we keep them
  #who-it-is-for~1 [You want early] can you predict when a machine breaks
  #who-it-is-for [You plan shifts,] how many staff do we need next week | forecast for stock
  #who-it-is-for~2 [You forecast cash] will customers pay late
  #specimen~4 [Each model is] is AI better than a rule of thumb
/recommendation-engines
  #how-much-traffic-does-a-test-need [It depends on] is our shop too small for recommendations | how many visitors do we need
  #can-editors-pin-and-ban-items [Yes, your rules] can we decide what is shown | can we hide a product
  #will-big-sellers-crowd-out-small-ones [They tend to,] do small sellers still get seen
  #do-you-use-paid-placement-as-a-signal [We label paid] can sellers buy a better place
  #what-happens-when-a-visitor-switches-profiling-off [We stop using] what if a customer does not want to be tracked
  #limits~1 [Where history is] what do new visitors see | how do new products get found
  #law~1 [Visitors can object] +1 do we need consent for personal recommendations | is personalisation allowed
/rag
  #does-this-end-hallucination [It makes wrong] does the bot invent things | how do you stop the AI from lying
  #are-our-permissions-copied-or-are-they-checked-live-for-each-question [We synchronise them] can staff see files they should not see | who can see which documents
  #can-it-act-such-as-file-a-request [We keep actions] can the bot book leave for me | can it do things or only answer
  #can-we-use-it-with-scanned-documents [Yes, once document] our files are only on paper, does it work | does it work with scans
  #how-do-we-measure-it-after-launch [You see unanswered] how do we know if the bot is any good
  #will-answers-differ-each-time [The wording may] do I get the same answer twice
  #limits~1 [A wrong handbook] what if our documents are out of date | what if the manual is wrong
  #limits~2 [Passages suit questions] can it count how many contracts we have
  #limits~3 [The assistant quotes] can it decide a case for us
  #limits~4 [If a text] what about prompt injection | can someone trick the bot with a document
  #limits [The assistant can’t] what if nobody wrote the answer down
  #law [Before we index,] +1 what about personal data in our files
/sentiment-analysis
  [We measure how] +1 can you read our reviews | brand monitoring
  #can-you-score-individual-customers [We can route] can you tell which customer is angry
  #how-accurate-is-it [For each language] how reliable is the mood analysis
  #limits~2 [We report sarcasm’s] does it get sarcasm
  #limits [People who write] are online reviews representative
  #specimen~4 [We set copies] what about fake reviews | can you find bought reviews
  #law~1 [We analyse survey] can we analyse what our employees write in chats | analyse staff survey comments
  #law [A comment on] +1 may you use posts from social media
  #does-one-model-serve-all-languages [One model may,] reviews in several languages
`

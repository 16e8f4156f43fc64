/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const servicesModelsPhrasings = `
/predictive-analytics
  [We forecast demand,] +1 forecasting | predict demand
  ~1 [Forecasts: Demand, failure,] +3 how much history do you need
  #specimen~1 [We seal each] +1 can you quietly change an old prediction
  #specimen~2 [Plan for the] +1 use of the forecast range
  #specimen~4 [Each model is] +1 baseline to beat | naive forecast
  #specimen~5 [We keep hits] record of past forecasts
  #who-it-is-for [You plan shifts,] how many people do I need next Friday | staff planning | shift forecast | hospital beds
  #who-it-is-for~1 [You want early] when will the pump fail | machine failure
  #who-it-is-for~2 [You forecast cash] how much money will come in next month | cash flow forecast | arrears
  #who-it-is-for~3 [You want to] which files will be late | cases missing a deadline
  #how-it-works~1 [We rebuild the] data as known at the time | look-ahead bias
  #how-it-works~4 [We issue and] do we try it silently first | shadow run before use
  #how-it-works~5 [You get live] what do we get in live forecasting
  #limits [For events without] pandemic or strike forecast | black swan | event without history | can you forecast a strike or a new law
  #limits~1 [A forecast of] churn prediction and effect of acting | which action keeps customers | which customers will leave and how do we keep them
  #limits~2 [We forecast groups] predict one person's behaviour | will this one patient come back
  #stages [Data audit.] +3 data audit stage of forecasting
  #stages~1 [Test on the] +3 test on the past stage
  #stages~2 [Shadow run.] +3 shadow run stage
  #stages~3 [Live.] +3 live stage of forecasting
  #law [Models for individuals’] +2 AI Act and credit scoring
  #law~1 [A postcode or] could a postal code discriminate | postcode as a proxy | fairness of forecasts
  #law~2 [Banks and insurers] our regulator wants to know how the model works | model risk management for banks | independent validation
  #what-accuracy-can-we-expect [We can tell] +1 forecast accuracy guarantee | how exact will the forecasts be
  #what-is-calibration [If cards say] +1 meaning of calibration
  #how-do-you-notice-that-a-model-drifts [We compare inputs] +1 how will you notice the forecast gets worse | drift detection
  #may-our-planners-override-a-forecast [Yes, and we] planners change the forecast | our planners know better than the model sometimes
  #do-we-need-a-data-warehouse-first [You can start] data lake needed | our data is in spreadsheets, can we still begin
/recommendation-engines
  [We build recommendations] +1 what are recommendation engines | personalised suggestions for a shop
  ~1 [Suggests: Products, articles,] +3 what can be suggested to visitors
  #specimen~1 [We fix the] fixed plan of an A/B test
  #specimen~2 [If the range] what if the test shows nothing
  #specimen~3 [We also watch] +1 more clicks but also more returns | returns and complaints in a test
  #specimen~4 [We write the] true reason for a recommendation
  #who-it-is-for [You sell thousands] shops with thousands of items
  #who-it-is-for~1 [You want readers] recommendations for libraries and courses
  #how-it-works~1 [We agree which] which behaviour counts
  #limits [We keep a] random items | how do you learn about things nobody is shown
  #limits~1 [Where history is] new customers without history | a brand-new visitor has no history
  #limits~2 [We keep a] long-term effect of personalisation
  #stages [Data review.] +3 data review stage
  #stages~1 [Replay.] +3 replay on past sessions
  #stages~2 [Experiment.] +3 experiment stage duration
  #stages~3 [Live recommendation.] +3 recommendation speed
  #law~1 [Visitors can object] +1 can a visitor say no to being profiled | consent for device identifiers
  #law~2 [Platforms in the] +1 will teenagers see ads made for them | minors and profiling | betting and medicine recommendations
  #how-much-traffic-does-a-test-need [It depends on] we have few visitors, can we still test | visitors needed for a test | sample size
  #can-editors-pin-and-ban-items [Yes, your rules] pin or ban products | our editor wants one book always on top
  #will-big-sellers-crowd-out-small-ones [They tend to,] small sellers complain that nobody sees them
  #do-you-use-paid-placement-as-a-signal [We label paid] sponsored positions | does paying move a product up
  #what-happens-when-a-visitor-switches-profiling-off [We stop using] +1 profiling switched off | a visitor doesn't want to be tracked
/rag
  [Your staff ask] +1 chatbot over our documents | internal knowledge assistant | ask questions of our files
  ~1 [Answers from: Your] +3 does it use the internet or only our files | what do you need for RAG
  #specimen~1 [The search skips] permissions of documents | might an intern see the board's papers in an answer
  #specimen~2 [We keep old] last year's rules are still in the folder | outdated document versions
  #specimen~3 [A second pass] a sentence has no source | unsupported sentences removed
  #specimen~4 [If documents disagree,] documents contradict each other | two policies say different things
  #specimen~5 [If the evidence] what does it say if it doesn't know | not found answer
  #who-it-is-for [You answer the] same questions every week
  #who-it-is-for~1 [Your agents search] our helpline staff search while the caller waits
  #who-it-is-for~2 [You want to] find earlier reports
  #who-it-is-for~3 [You need the] which rule applied in May | wording in force on a date
  #how-it-works~2 [We index by] how are documents indexed
  #how-it-works~4 [We score missed] grading of releases
  #limits [The assistant can’t] knowledge nobody wrote down | the answer was never written down anywhere
  #limits~1 [A wrong handbook] wrong handbook | our handbook itself is wrong
  #limits~2 [Passages suit questions] +1 counting contracts | how many questions | how many of our contracts end this year, could it count them
  #limits~3 [The assistant quotes] legal or medical advice by the assistant | should I fire this person, can the assistant tell me
  #limits~4 [If a text] +1 planted instructions
  #stages [Question set.] +3 question set stage
  #stages~1 [Index.] +3 index stage
  #stages~2 [Assistant.] +3 assistant stage
  #stages~3 [Updates.] +3 updates stage
  #law [Before we index,] +1 there are private letters among the files | personal data in the index | erase from the index
  #law~1 [You must let] must people know that a machine answers | tell users it is AI
  #law~2 [The search skips] in which country does the model run | where do index and model run
  #does-this-end-hallucination [It makes wrong] hallucination | will it still make things up
  #which-model-do-you-use [We use one] which AI is behind it | which LLM | replace the model
  #are-our-permissions-copied-or-are-they-checked-live-for-each-question [We synchronise them] someone lost access this morning | access rights up to date
  #how-do-we-measure-it-after-launch [You see unanswered] how do we know it's still good after a year | measuring after launch
  #can-it-act-such-as-file-a-request [We keep actions] can the assistant take actions | agent | can the assistant book my holiday for me
  #will-answers-differ-each-time [The wording may] +1 I ask twice and get different words
  #can-we-use-it-with-scanned-documents [Yes, once document] our papers were scanned | scanned PDFs in RAG | half of our files are photographs of paper
/sentiment-analysis
  [We measure how] +1 opinion mining | analyse reviews | customer feedback
  ~1 [Sources: Reviews, surveys,] +3 which texts can be measured | sources of sentiment analysis
  #specimen~1 [A review may] +1 review with praise and blame | a guest loved the room but hated breakfast
  #specimen~2 [The margin includes] how sure is the percentage | margin of error of opinion
  #specimen~3 [A change in] mix of review sites
  #specimen~4 [We set copies] +1 somebody bought a hundred five-star ratings
  #specimen~5 [Two readers mark] new sample each quarter
  #who-it-is-for [You see which] did our repair make customers happier | service managers and opinions
  #who-it-is-for~1 [You see the] what do the papers say about us | press tone
  #who-it-is-for~2 [You get themes] what do employees write in the survey | survey comments of employees
  #how-it-works [We find the] who names the topics
  #how-it-works~1 [We check the] are we allowed to use reviews from other sites | permission to use reviews
  #how-it-works~2 [We remove copies] names removed from reviews
  #limits [People who write] silent customers | what about customers who never write anything
  #limits~1 [We read the] mood of a person | employee loyalty | can you find out which employees are unhappy
  #limits~2 [We report sarcasm’s] what if someone writes great, late again
  #limits~3 [A complaint may] unfair complaints
  #stages [Topic map.] +3 topic map timing
  #stages~1 [First report.] +3 first opinion report timing
  #stages~2 [Regular report.] +3 regular opinion report timing
  #stages~3 [Alert.] +3 tell me on the day when complaints jump | opinion alert
  #law [A comment on] +1 may I copy comments from a public page | scraping public comments
  #law~1 [We analyse survey] +1 staff survey analysis | reading employees' emails | would you read our staff's chats
  #law~2 [Such statements are] political or health opinions
  #how-accurate-is-it [For each language] how often is the mood right | accuracy of sentiment
  #can-you-score-individual-customers [We can route] I want a mood score for each client
  #does-one-model-serve-all-languages [One model may,] one model for all languages
  #what-about-stars-and-emojis [We count them] stars and emojis | is four stars good
  #how-do-you-notice-a-change-in-accuracy [We read a] is it still right after a year | fall in accuracy
  #which-topics-can-you-measure [You can measure] +1 measurable topics
`

/** Everyday questions about being checked, prices, times and criminal records, in the format of `read-phrasings.ts`. */
export const everydayCandidatesAndPricesPhrasings = `
/candidates
  #what-happens~1 [The employer tells] does my boss pick what you look into | who decides which checks are run on me | who ordered this check
  #what-happens~3 [We ask for] which papers do I have to send you | what should I have ready for the check
  #what-happens~4 [We contact the] +1 will you speak to my former manager
  #what-happens~5 [An analyst reviews] does anybody check the results before they go out
  #why-you~1 [Everyone in the] am I under suspicion | is it only me who gets screened
  #why-you~2 [Your employer may] I already work here, why am I being checked now | why do you check me when I already have the job
  #your-report [Please leave identity] +1 do I have to send my ID to get my report | must I prove who I am to see my report | do you want my passport before I get my report
  #your-report [Use the form] +1 where can I see what you wrote about me
  #correct-it [Use the form] +1 does it cost anything to fix an error
  #your-rights [You can contact] +1 which authority is responsible for complaints | can I go straight to the regulator
  #your-rights~1 [United States.] +1 what are my rights as an American applicant | which agency protects me in the US
  #your-rights~2 [United Kingdom.] +1 which law protects me in England
  #your-rights~3 [European Union.] +1 I live in Germany, what are my rights
  #how-can-i-find-out-how-far-my-background-check-has-got [Ask the employer] +1 any news about my check | has my old university answered yet
  #is-there-a-login-where-i-can-see-my-background-check-report [There is no] +1 is there an app for candidates
  #how-long-does-it-take-until-my-background-check-is-complete [Where a source] +1 will it be done before I start on Monday
  #what-happens-if-i-have-lived-or-worked-in-another-country [We ask the] +1 I used to live abroad, is that a problem | I moved here from another country
  #do-you-decide-whether-or-not-i-get-the-job [The employer decides,] +1 will this stop me from getting hired | can I still get the job with a record
  #how-long-do-you-keep-my-report-and-my-messages-to-you [We keep your] +1 when do you throw away my documents
  #will-an-old-or-spent-conviction-appear-in-my-report [That depends on] +1 I was convicted ten years ago, will it show | I have an old conviction | does a police caution show up | will my old drug charge show up
/services
  #how-to-read-it [If you need] can you ask a special question | can you do a custom check
  #how-to-read-it~1 [We ask the] +1 do you go to the primary source
  #turnaround~1 [Criminal search, US] +1 American criminal record search time
  #turnaround~4 [Criminal certificate, UK] +1 when will my enhanced DBS come back
  #coverage [We can order] +1 do you only work in the UK
  #coverage~3 [Employment.] +1 who do you ask about jobs in each country
  #coverage~7 [For any other] +1 my candidate is from South Africa
  #price-drivers [You pay per] what are the extra fees
  #price-drivers~6 [Your quote adds] what will be in my quote
  #prices~4 [Regulated roles: Standard,] +1 what does it cost to check someone in a regulated role
/background-screening
  [You tell us] +1 can you run all checks at once | one provider for all checks | do everything for a new hire
  #specimen~2 [We release finished] can we get results as they come in | do we have to wait for the whole report
  #specimen~3 [We ask the] does the applicant get to explain
  #specimen~5 [The status describes] +1 clear or consider status
  #who-it-is-for [You name the] can you chase the candidate for us | we don't have time to chase applicants
  #who-it-is-for~1 [You keep one] can we see all open checks in one place | dashboard of all our orders
  #how-it-works [You name the] what is the first thing you do after an order
  #limits [We advise against] should we check everything we can | is it bad to do too many checks
  #limits~2 [The report shows] +1 do you tell us when an employee is arrested later | ongoing screening of employees
  #turnaround~5 [Candidate’s response.] +1 what if the candidate doesn't answer
  #law [The FCRA disclosure] +1 how do we stay compliant in New York
  #law~2 [In most states] +1 do we need a DPIA
  #what-does-the-candidate-go-through [They get one] is it mobile friendly | what does our candidate receive | can they pause and continue later
  #do-you-search-social-media [We leave it] +1 will you read my tweets
/criminal-check
  [We search court] +1 can you find out if someone has a criminal record | do you run police checks | has this person been to prison | is this man a criminal | DBS check provider
  #specimen~1 [The name as] what if someone changed their name | does a name change hide a record
  #specimen~4 [We print the] +1 is a clean result really clean
  #who-it-is-for~1 [You trust these] has someone been convicted of theft | fraud convictions for finance staff | staff who hold keys
  #who-it-is-for~2 [We search driving] DUI check for drivers
  #law [You give the] +1 what does American law require for a criminal check | which forms do we need for a US criminal check
  #law~3 [Many US states] +1 can we ask about a record at interview
  #is-a-criminal-record-check-lawful-where-we-hire [That depends on] are we permitted to ask for a police check
  #how-far-back-do-you-look [We go as] +1 is something from 15 years ago included
/candidates
  #what-happens~3 [We ask for] my employer wants a background check, what do you need from me | what do I have to send for my background check
  #will-an-old-or-spent-conviction-appear-in-my-report [That depends on] +1 is my arrest going to come up
  #how-long-do-you-keep-my-report-and-my-messages-to-you [We keep your] +1 is my report deleted after I am hired
/criminal-check
  [We search court] +1 has an applicant been in jail | did someone go to prison | does an applicant have convictions
  #law~1 [Any employer may] +1 are we allowed to ask for an enhanced DBS | may we order an enhanced check for office staff
`

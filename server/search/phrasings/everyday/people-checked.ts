/** Everyday questions of people who are checked, in the format of `read-phrasings.ts`. */
export const everydayPeopleCheckedPhrasings = `
/candidates
  [An employer has] +1 I got an email from you, is it real | why did you email me | who are you and why do you contact me | I received a message from Certavia | is this check genuine | I have a question about my background check | someone checks my background, what now | help for people who are checked
  #what-happens~1 [The employer tells] what information do you look at | what do you check about me | which checks will be done on me | what are you looking for | what kind of things do you check | what does my check include | what will come up in my background check | what shows up on a background check
  #what-happens~2 [Where the law] do I have to agree to the check | do I need to consent | what if I refuse the check | do I need to sign something | can you check me without my permission | can an employer check me without telling me | do you need the candidate's consent | do you need consent from the candidate | is consent required | can you check someone without telling them | do candidates know that they are checked
  #what-happens~4 [We contact the] +1 who do you call | where do you get your information | what are your sources | how do you get your information
  #what-happens~5 [An analyst reviews] is a human involved | does a person look at my results | do people or computers read the results | do your analysts read every result | who writes the report | can I see the report before my employer | can I see what my old employer said | will I see the result | how will I know when it is finished | do I get a copy
  #why-you~1 [Everyone in the] why do I have to do this | is this normal | do other applicants get checked too
  #correct-it [Use the form] +1 someone gave you wrong information about me | what if you get it wrong | what if there is a mistake | there is a mistake in my report | this is not me | you mixed me up with someone else | wrong person in my report | that record is not mine | my degree is listed as unverified | my job is listed as unverified | how can I fix a mistake | the information is outdated
  #correct-it [In the United States] how long until you fix it | how long does a correction take | when will the mistake be corrected | how fast do you correct errors
  #do-you-decide-whether-or-not-i-get-the-job [The employer decides,] +1 what happens if I fail the check | can I fail a background check | did I pass | have I passed the check | do I pass or fail | will I still get the job | can my offer be withdrawn because of you | what happens if something bad comes up | what happens if you find something | do you recommend whether to hire me | do you make the hiring decision | is there a pass mark | does my employer get a grade | do you rate me
  #how-long-does-it-take-until-my-background-check-is-complete [Where a source] +1 how long do I have to wait | how long does it usually take | when can I start my new job | why is it taking so long
  #is-there-a-login-where-i-can-see-my-background-check-report [There is no] +1 how do I log in | where is my account | I can't log in | is there a portal for candidates
  #your-report [The employer can] +1 can my employer show me the report | ask my employer for the report
/services
  #turnaround~13 [Identity and right] +3 will you ask for my passport
/solutions/background-screening
  #what-you-receive~5 [You can limit] can my employer see everything | what does my employer get to see | what will my employer see | does my manager see the whole report | what does the employer find out | does everybody in HR see the report | who in our company can see the results
/background-screening
  #do-you-search-social-media [We leave it] +1 do you look at my social media | do you check Facebook and Instagram | do you look me up on Google | do you tell my employer about my social media | is it legal to check social media | will you read my posts | LinkedIn profile check
  #what-does-the-candidate-go-through [They get one] what do candidates have to do | what does my applicant see | how do candidates experience it | is it easy for candidates | can candidates do it on their phone | how do candidates give you their data | what happens to the candidate after we order
/solutions/background-screening
  #limits~1 [We leave credit,] will my credit score be affected | do you check credit history | do you run a credit check | do you look at my debts | does this affect my credit | do you check my health | do you ask about illness | do you check my salary | do you find out what I earned
  #what-happens-when-two-sources-disagree [We print both] what if the records do not match | what if my CV is different from the record | what happens if the dates differ | my dates don't match
/criminal-check
  #limits~1 [Sealed, spent and] do sealed records show up | will a record from when I was a child show up | expunged record
/employment-verification
  #will-the-present-employer-find-out [We contact them] will my boss know that I am looking for a job | I don't want my employer to know | do you contact my current employer
  #limits~2 [With no employer] I was self-employed | can you verify self-employment | I worked for myself | I was a freelancer
  #what-counts-as-a-gap [You set the] +1 do you verify employment gaps | I have a gap in my CV | is a gap a problem
/us-consumer-notice
  #rights [You can see] +1 what are my rights in the US
/privacy-policy
  #rights [You can have us delete] can I withdraw from the process and have my data removed
`

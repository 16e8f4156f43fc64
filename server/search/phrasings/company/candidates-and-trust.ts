/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const companyCandidatesAndTrustPhrasings = `
/candidates
  #what-happens [You can ask] +1 how does my background check work | why does my check take time | what takes the longest in a check
  #what-happens~1 [The employer tells] does my future boss have to tell me | will I be told about the check | does the employer inform me | am I notified before I am screened
  #what-happens~2 [Where the law] do I have to agree in writing | consent form for my check
  #what-happens~3 [We ask for] what information do I have to give | which documents must I upload | details needed from the candidate
  #what-happens~4 [We contact the] +1 will my present company find out | do you ask my present employer
  #what-happens~5 [An analyst reviews] who looks at my report before the employer | can I get a copy | analyst reviews my report
  #why-you [Some laws require] why do schools and banks always check | is a check required by law for my job
  #why-you~1 [Everyone in the] did I do something wrong that I'm being checked | was I singled out | why do they check me and not others | is everyone checked
  #why-you~2 [Your employer may] why does a client of my employer want a check
  #your-report [Use the form] +2 how can I read what was written about me | how do I get my report | I want to see what you found about me | copy of my background check | do I need ID to get my report
  #your-report [You get a] by when will I have my copy | when do I get my copy | reference number for my request
  #your-report [The employer can] +1 can the employer show me the report | must my employer give me a copy
  #correct-it [Use the form] +2 the college is spelled wrong and the year too | how do I correct a mistake | something in my background check is false | challenge a finding | the dates of my job are incorrect | appeal my background check
  #correct-it [In the United States] how many days does correcting take in the United States | how many days does a dispute take in America
  #correct-it [In the United Kingdom] +1 by when must you answer a rectification request in Germany | one month for rectification | can you extend the deadline
  #correct-it [If the source] they insist that their date is right but it isn't | what if the source insists and I disagree | add my own comment to the report
  #correct-it [When a line] is the employer told about the correction
  #your-rights [You can contact] +1 I'm unhappy with how you treated me | complain about you | how fast is a complaint acknowledged | do I have to complain to you first
  #your-rights~1 [United States.] +3 to whom can an American complain about a background check | my rights in America | which authority supervises checks in the US
  #your-rights~2 [United Kingdom.] +3 my rights in Britain | authority for complaints in the UK
  #your-rights~3 [European Union.] +3 to whom can I complain in France | European authority for my complaint
  #your-rights~4 [Another country.] +4 my rights in Canada, India or Australia | rights in a country outside the US, UK and EU
  #how-can-i-find-out-how-far-my-background-check-has-got [Ask the employer] +1 it's been two weeks and I hear nothing | where is my check stuck | status of my background check | track my check | why have I heard nothing
  #is-there-a-login-where-i-can-see-my-background-check-report [There is no] +1 where do I sign in | can I log in | create an account as a candidate | forgot my password as a candidate
  #how-long-does-it-take-until-my-background-check-is-complete [Where a source] +1 my new job starts soon, will it be ready | my start date is near and the check is not finished | how many days for my screening
  #what-happens-if-i-have-lived-or-worked-in-another-country [We ask the] +1 I lived in three countries, whom will you ask | I studied abroad | foreign residence and my check
  #do-you-decide-whether-or-not-i-get-the-job [The employer decides,] +1 was it you who turned me down | will you reject me | did you tell them not to hire me | who makes the hiring decision
  #how-long-do-you-keep-my-report-and-my-messages-to-you [We keep your] +1 do you keep the report forever | when will my report be deleted | how long is my correction request kept
  #who-is-responsible-for-my-data-in-a-background-check [Under UK and] +2 is the employer or are you responsible for my data | who is the controller of my check | who holds my data
  #will-an-old-or-spent-conviction-appear-in-my-report [That depends on] +1 I was fined as a student, will they see it | will old offences show up | does a caution from my youth appear | my conviction is ten years old
/trust
  [Two different systems] +1 is my screening file on the same server as this website | which systems hold data | is the website separate from the screening service
  #screening-service~1 [Auditor, period and] +2 does anyone from outside audit you | ISO 27001 certificate
  #screening-service~2 [Only the analysts] +2 could any employee of yours open our files | who can open a screening file | access control for files | need-to-know access
  #screening-service~3 [UK, EU or] +2 can we choose that everything stays in Europe | which region stores our files | can data stay in the EU | hosting location of screening files
  #screening-service~4 [In transit and] +2 encryption at rest | how often are keys rotated
  #screening-service~5 [At the end] +2 do we get proof that files were deleted | how is data deleted | certificate of destruction
  #screening-service~6 [By an outside] +2 has somebody tried to hack you on purpose | do you do penetration tests | pen test report | ethical hacking of your systems
  #screening-service~7 [Roles, purposes, sub-processors] +2 can we sign an agreement about data processing | do you have a DPA | contract for processors
  #this-website [We keep messages,] +1 are screening files on the website
  #this-website~1 [Each member of] +2 roles of staff accounts | who can change the website
  #this-website~2 [Passwords are stored] +2 after how many minutes is a staff member signed out | Argon2 | session timeout
  #this-website~3 [A one-time code] +2 do your staff need a code from their phone | 2FA | MFA for staff
  #this-website~4 [Sign-ins and changes] +2 are changes logged | audit log of the website
  #this-website~5 [The site tells] +2 is the site served over HTTPS | HSTS
  #this-website~6 [Depends on the] +2 is the disk of the website encrypted | is the website's database encrypted at rest
  #this-website~7 [One file holds] +3 what if your server burns down | are there backups | restore test
  #this-website~8 [Measured over 12] +2 how often is the site down | availability figure | SLA for availability
  #retention [You agree the] who sets the retention of screening files
  #retention~1 [Screening and due] +3 how long are due diligence files kept
  #retention~2 [Inquiries, meetings and] +2 how are inquiries deleted
  #retention~3 [Job applications.] +2 how are job applications deleted
  #retention~4 [Backups.] +2 how many copies of the backup exist | how many backups are kept | backup rotation
  #retention~5 [Requests, corrections and] +2 how long are complaints of candidates kept
  #sub-processors [Our website runs] +1 who are your subcontractors for a screening order | list of sub-processors | subcontractors with access to data
  #sub-processors~1 [Sanity.] +5 what is Sanity used for
  #sub-processors~2 [Cloudinary.] +4 what is Cloudinary for on the website
  #sub-processors~3 [Google Gemini.] +3 does Google process chat questions
  #report [SOC 2 Type] how do I see the auditor's paper | how do we get the SOC 2 report | can I see your audit report | NDA for the controls report
  #report~1 [If an incident] +1 will we hear about it when data is lost | data breach notification | will you tell us about an incident | hacked, what do you tell clients
  #report~2 [Write to hello@certavia.example] emergency contact for incidents
  #report-a-fault [If you found] +2 I found a hole in your site | report a security bug | I found a vulnerability
  #report-a-fault [Programs that look] where is security.txt
  #compare [You can send] +1 what should I ask a screening vendor | eight questions for providers
  #does-the-report-name-the-source-of-every-answer [Yes.] +2 does each line say where it comes from | is each source named | do you use databases instead of the source
  #can-we-see-when-each-source-was-asked-and-when-it-replied [Yes.] +1 can we see how long the court took | timestamps of requests | proof of when a source was asked
  #does-the-report-say-what-each-check-can-t-show [Yes.] are limits stated in the report
  #who-reviews-our-report-before-you-release-it-to-us [An analyst reviews] does someone read the report before we get it | is there a human review | is the report automated
  #what-happens-when-a-candidate-disputes-a-result-in-our-report [The candidate tells] +1 dispute by our candidate | wrong result in a report we received
  #which-sub-processors-see-our-candidates-data-and-who-adds-new-ones [The list for] +1 will you warn us before a new subcontractor sees data | notice of new sub-processors
  #when-does-the-clock-for-your-turnaround-start-and-stop [We count 24] +1 from which moment do you count | how is turnaround measured | when does the 24 hours begin
  #what-happens-to-our-files-when-we-end-the-contract [You get your] +1 what happens after we cancel | exit from the contract | return of our data
`

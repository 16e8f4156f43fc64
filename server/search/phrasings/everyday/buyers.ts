/** Everyday questions of people who buy checks, in the format of `read-phrasings.ts`. */
export const everydayBuyersPhrasings = `
/clients
  #engagements~4 [You send orders] how do we order a check | how do we send you the candidates | where do we send the names of candidates | how do we send orders | how do we place an order | how do we submit a request | can we upload a spreadsheet | can we send a list of candidates | can we order many checks at once | bulk upload | where do we enter the candidates | can we order by email
  #engagements~1 [You tell us] +1 how do I get started | what is the first step | how do we begin working together | what happens first
  #engagements~2 [We agree purpose,] what does the contract say | can I see your contract | what do we sign with you | is there an agreement
  #engagements~3 [We run a] can we start with a test | can we try it with a few candidates | is there a pilot
  #engagements [You go through] how does working with you look | what are the stages of a project with you
  #our-commitments [You have a] who is our contact | who would look after us | who do we call if we have a question | do we have one contact person
  #our-commitments~2 [When a source] what if your report is wrong | what if you make a mistake in a report | do you correct reports | do you reissue reports
  #kinds-of-clients~1 [Employers of any] are we too small for you | do you work with startups | do you work with large companies | how big must a client be
  #can-we-speak-to-another-client-before-we-order [You can if] +1 do you have references | can you give us a reference | can we talk to one of your customers
  #what-do-you-need-from-us-to-begin [Tell us the] +1 what information should we give you | what do I have to give you | what should I tell you first
/contact
  [Tell us what] +1 can I get a quote | can you send me an offer | I want an offer | give me a price for my company | how do I get a proposal | request a quote
  #next-steps [You get a] what happens after I contact you | what happens when I send the form | what happens with my message
  #next-steps~2 [We meet for] can we meet in person | how long is the meeting | who will be in the meeting
/services
  #price-drivers [You pay per] how do you invoice for checks | what do we pay for | is it a subscription | do we pay per check | are there setup fees | is there a monthly fee | hidden fees | are prices per person
  #price-drivers~4 [Your price depends] do you offer express service | is it more expensive if it is urgent | rush order
  #price-drivers~5 [A programme with] do you offer a discount | discount for charities | is there a volume discount | is it cheaper if we order more | price for many checks
  #prices [Example prices, for] +4 are government fees included | are court fees included | does the price include tax | what is included in the price
  #turnaround [Choose the checks] +2 do you guarantee the turnaround | what is your SLA for checks | can you promise a date | do you give a guarantee | service level for turnaround
  #how-to-read-it~2 [Your result comes] can you speed it up | can we get it faster | we need it by tomorrow | how fast can you do it | what is the fastest check
  [Compare what each] +1 which checks do you offer | list of all checks | what can you check
  #prices~3 [Standard screening: Basic,] what is the difference between basic and standard | what is in the standard package | what is included in standard screening
/background-screening
  [You tell us] +1 which package do I need | which checks do we need | what checks do you recommend | how does it work | explain the process of a background check | what is a background check
  #how-is-a-package-priced [You pay by] how is a package priced | how much is a whole package | price of full screening
  #can-someone-start-work-before-the-report-is-complete [Some laws forbid] can the new hire start before the check is done | can we hire someone before the result | can we let them start already
  #limits~2 [The report shows] should we re-check our staff | can you monitor people after they are hired | how long is a check valid | does a check expire
  #specimen [This is the] what does a report contain | what do we see in the report
/solutions/background-screening
  #can-we-screen-staff-again-during-employment [Often, if your] +1 can we check current employees | can you screen our existing staff | rescreening of employees
  #what-happens-when-two-sources-disagree [We print both] what if two sources say different things
  #when-to-order~2 [You hire many] we hire many people at once | can you handle high volumes
  #must-everyone-have-every-check [Checks should follow] do we have to check everyone | is a check mandatory | must all staff be checked
  #what-you-receive [Summary page.] +2 how do we receive the report | in what format is the report | can I download the report as PDF | how is the result delivered
  #what-you-receive~4 [Data export.] +2 can we get the results as data | can we import results into our HR system
  #does-it-connect-to-our-applicant-system [You can send] +1 do you integrate with our HR software | can you work with our existing system | connection to our ATS
  #limits~3 [We report facts,] what do we do if something bad comes up | what do we do with a bad result | how should we judge a record | who decides about the candidate
  #services~6 [We combine the] what is full screening
/solutions/corporate-due-diligence
  [We find out] +1 do you run checks on companies | do you check companies | can you check a supplier | can you check a business partner | can you check a customer | we want to buy a company, can you check it | company check | check a vendor before we sign | can you find out who owns a company
  #will-the-company-know [Register and press] will they find out that we check them | is a company check confidential | does the company find out
  #how-deep-should-we-go [That depends on] how deep do you look | how thorough is due diligence
  #what-does-ongoing-monitoring-cover [It covers register] do you monitor companies | do you monitor news | can I get alerts about a company | do you watch a company for changes
  #limits~1 [We make no] do you use private investigators
/kyc-compliance
  #how-it-works~2 [We trace each] how do you find the real owner of a company | how do you find the owner
/watchlist-screening
  #how-it-works~3 [An analyst decides] what if there is a false match | how do you handle false positives | what if the name is the same but the person is different | what happens with a match | do you check matches by hand
  #how-it-works~4 [We repeat the] how often are the lists updated | how often do you check the lists | how current are your lists | are your sanctions lists up to date
  [We compare a] +1 do you screen for sanctions | do you check sanctions lists | can you check if someone is on a list | sanctions check
  #turnaround~3 [Adverse media.] +3 do you search the news about a person
/verify
  [Choose the PDF] +1 how do I know a report is genuine | can reports be forged | can a candidate fake your report | is this report from you | how do I check a report | someone sent me a report, is it real | how can I verify a certificate from you
/trust
  #who-reviews-our-report-before-you-release-it-to-us [An analyst reviews] how accurate are your reports | how reliable are your checks | how good is your quality | do you double check | who reviews the results | quality control
  #screening-service~2 [Only the analysts] can your staff look at our data | who at your company can read our files
  #screening-service~7 [Roles, purposes, sub-processors] do you have a data processing agreement | data processing contract
  #report [SOC 2 Type II] do you have an NDA | can we sign an NDA | can we see your SOC 2 report | security documentation
  #what-happens-to-our-files-when-we-end-the-contract [You get your] +1 what happens to our data if we leave | how do we get our data back | end of the contract
  #when-does-the-clock-for-your-turnaround-start-and-stop [We count 24] +1 when does the turnaround start | do you count weekends
  #does-the-report-say-what-each-check-can-t-show [We print them] +1 what can a check not show | what are the limits of a check
/about
  #what-we-decline [We decline orders] what do you refuse to do | is it legal what you do | is it legal to do a background check
  [People tell you] +1 what makes you different | why should we choose you | why Certavia | what is special about you | what is your advantage
/what-we-offer
/education-verification
  #what-happens-if-the-institution-has-closed [We look for] what if the school no longer exists | what if the university is closed
/reference-validation
  [We confirm who] +1 do you check references | do you call references | reference check
/address-verification
  #limits~1 [Right-to-work and] do you check right to work | do you check work permits | do you check visas
/services
  #turnaround~16 [Address, visit.] +4 do you do site visits | do you visit the address
  #turnaround~4 [Criminal certificate, UK] +4 what is an enhanced DBS | enhanced DBS check
/glossary
  #fair-chance-law [A state or] +1 can we check someone before we make an offer | when in the hiring process should we check | before or after the offer
  #pre-adverse-action [The notice you] +1 can we reject someone because of the report | what do we have to do before we reject someone | can we withdraw the offer
/blogs/how-often-to-ask-again
  ~1 [Repeat a background] +1 how often should we repeat checks | how often should we check our staff again | how often do we have to renew checks
`

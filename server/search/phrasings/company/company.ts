/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const companyCompanyPhrasings = `
fact:industries
  [Our clients work] which industries do you serve | for which sectors do you work
/blogs
  [We write practical] what is your blog about | do you publish guides | articles on hiring and compliance
/case-studies
  [Worked examples by] are the worked examples about real people | what do worked examples contain | are names in the case studies invented
/about
  [People tell you] +1 what does your company do in one sentence | elevator pitch
  #history [Certavia was founded] +1 why was the company started | story of the company | history of Certavia
  #history [We started by] +1 how did you begin | what do your data team and engineers do
  #history [We have kept] rule you have kept since the beginning
  #services [You can order] can services be ordered separately | do I have to buy everything
  #services~1 [We check what] +1 what is background screening and risk mitigation
  #services~2 [We compare company] +1 what is corporate due diligence at Certavia
  #services~3 [We process the] +1 what does AI and data science include
  #services~4 [We build, move] +1 what does tech and innovation include
  #organisation [Several teams work] +1 does one colleague control another's work | which teams work on my order | separation of asking and judging | does one person do everything
  #organisation~1 [Intake.] +2 when does intake stop an order
  #organisation~2 [Sources.] +2 what does the sources team do
  #organisation~3 [Reading.] +2 what does the reading team do | when could a record belong to two people
  #organisation~4 [Release.] +2 what does the release team do | final reading of a report
  #organisation~5 [Data and engineering.] +2 what does the data and engineering team do
  #organisation~6 [Screening has the] +1 six steps for everyone in the same role | is the process the same for each candidate
  #what-we-decline [We decline orders] are there jobs you say no to | do you turn down orders | when do you refuse a client
  #what-we-decline~1 [Where the law] I want to look into somebody without telling him | do you do secret checks | background check without the person knowing | covert investigation of a person
  #what-we-decline~2 [We report what] do you recommend whether to hire | will you tell us whom to hire
  #what-we-decline~3 [We stay out] +1 would you follow a person or look into bins | do you look at social media | surveillance of candidates | private detective work | do you spy on people
  #what-we-decline~4 [If local law] do you report health data or spent convictions | records protected by law
  #what-we-decline~5 [We ask every] please make sure nothing bad shows up | can I order a clean result | will you leave out an unfavourable source
  #what-we-decline~6 [Every score we] do you give scores without explanation | black box score
  #hours-and-reach [Hours: Mon to] +1 business hours and reply time
/clients
  [We work with] +1 what kind of clients do you have
  #kinds-of-clients~1 [Employers of any] +2 screening for HR departments | what do hiring teams order
  #kinds-of-clients~2 [Banks, insurers, payment] +2 services for compliance departments | what do banks order
  #kinds-of-clients~3 [Law firms, accountants] +2 services for law firms and accountants | M&A advisers
  #kinds-of-clients~4 [Universities, schools and] +2 services for universities and admissions offices
  #kinds-of-clients~5 [Carriers, plants, utilities] +2 services for operations and supply | contractors on site
  #kinds-of-clients~6 [Teams with too] +2 services for data and engineering teams
  #engagements [You go through] five stages of working together
  #engagements~1 [You tell us] +1 what should I tell you before you suggest any checks | first stage of an order | what do I tell you first
  #engagements~2 [We agree purpose,] when do we settle how long you keep the files | when are the terms agreed | data agreement before names are sent
  #engagements~3 [We run a] could we first try it with a few people | can we do a pilot | trial run | test order
  #engagements~4 [You send orders] +1 how do we send you names | how are orders sent | is there a connection to our HR system | incomplete order
  #engagements~5 [You receive your] what do we get back when we leave | leaving Certavia | data export at the end | what happens to files when we stop
  #our-commitments [You have a] whom can our auditor ask about a line
  #our-commitments~1 [We use what] do you learn from our files for other customers | do you train models on our data | is our data mixed with other clients'
  #our-commitments~2 [When a source] what if you made a mistake | what if a report was wrong | do you correct mistakes in reports | reissued report
  #our-commitments~3 [Your candidates can] may our applicants object to what you found | can candidates see findings | candidate rights as a client benefit
  #is-there-a-minimum-order-or-can-we-order-a-single-check [You can order] +1 we only need one single check | minimum purchase | one-off check
  #can-we-speak-to-another-client-before-we-order [You can if] +1 may I phone one of your customers | reference call with an existing client
  #do-you-work-for-both-sides-of-a-deal-or-dispute [We work for] +1 you work for the seller, would you also work for us | work for buyer and seller
  #what-do-you-need-from-us-to-begin [Tell us the] +1 what should I have ready before I contact you | getting started as a client | information for a quote
/careers
  [We hire analysts,] +1 who do you hire | what kind of people fit in at Certavia
  #hiring [You go through] how many steps in your hiring process | recruitment process at Certavia
  #hiring~1 [Tell us on] do you want a picture of me | do I need a photo in my application | cover letter and resume
  #hiring~2 [Two of us] how many people look at my letter | two reviewers
  #hiring~3 [You spend an] what is the conversation with you like | same questions for every applicant
  #hiring~4 [You do a] do I have to do a test | is there a test task | work sample in the application | assignment
  #hiring~5 [You get our] what is in the job offer
  #hiring~6 [We check only] will you screen me before I start working for you
  #our-own-checks [We screen our] +2 do your own people get checked | background check for your own employees | do you eat your own dog food
  #our-own-checks [When: After the] +3 which checks do Certavia employees go through | do you check applicants' social media or credit
  #the-work [We hold back] what do you do if an answer could be about two people
  #the-work~1 [We write down] do you document decisions
  #the-work~2 [A colleague reads] peer review at work
  #the-work~3 [We work Mon] will I have to answer emails in the evening | overtime or weekend work at Certavia
  #do-i-need-a-background-in-screening-or-compliance [You can start] +1 I was a librarian, could I work for you | can I apply without experience | what backgrounds make good analysts
  #will-a-gap-in-my-cv-or-an-old-conviction-end-my-application [Gaps are common,] +1 I was in prison once, may I apply to you | apply with a criminal record at Certavia | gap in my CV and a job with you
  #do-you-use-software-to-sort-or-score-applications [We read every] +1 does a computer sort my application to you | do you use AI to select your own applicants
  #can-i-work-from-home-or-from-another-country [Each opening names] +1 I live in Portugal, can I work from here | work remotely for Certavia | home office from abroad
/partners
  [Join our team,] +1 join as a partner or employee
  #partnership [We agree in] kinds of partnership
  #partnership~1 [Registries, universities, court] +2 partner as a registry or local screening firm | what do screening partners bring and get
  #partnership~2 [Holders of licensed] +2 partner as a data provider or model builder | AI partnership
  #partnership~3 [Software houses, integrators,] +2 partner as a software house or integrator | technology partnership
  #partnership~4 [Professional bodies, insurers,] +2 other partners | professional bodies and insurers
  #terms [We check your] do you check your partners
  #terms~1 [We name you] will people see that the data comes from us | is the partner named in reports
  #terms~2 [We use client] how do partners treat client data
  #terms~3 [Either of us] +1 how do we get out of the partnership | notice for partners
  #proposal [We need four] +3 how quickly do you answer partnership proposals
/contact
  [Tell us what] +1 what should I write in the contact form
  #next-steps [You get a] what happens after I send the form | do I get a reference number
  #next-steps~1 [Monday to Friday] will a real person write back | who replies to my inquiry | named person replies
  #next-steps~2 [We meet for] call with the people who do the work
  #next-steps~3 [You get purpose,] do we know the price before we say yes | do I get a written quote before I commit
  #privacy [You can leave] +1 what should I leave out of a first message
  #privacy~1 [Tell us how] shall I already give you the people's names | should I send names of candidates
  #privacy~2 [If we need] should I attach a passport
  #privacy~3 [An earlier report] we already have a report by another company | can I send an earlier report from another provider
  #more~2 [Read how to] I was checked by you, where do I find help
/
  [We ask the] +1 who do you ask
  #the-evidence [Every report you] how can I tell that a figure in a report was changed | does each report name source and time | seal of the report
  #more-help [We show you] help for people who were checked
  #more-help~2 [You can look] table of turnaround by country | planning ranges
/what-we-offer
  [We check people] +1 what do you offer overall
/industries
  [Your risks depend] +1 what does an industry guide show me
  #all-industries [We group our] how many industry guides are there
fact:email
  [You can write] what is your email
/contact
  ~1 [Reply: Within 24] +4 contact details at a glance | email, hours and time zone
/careers
  #analyst-court-and-registry-records [Screening analyst, court] +1 is there a job as a screening analyst | what does a screening analyst do | work with court and register records
  #analyst-court-and-registry-records [Screening analyst, court] where is the analyst job located | remote work as an analyst
  #analyst-court-and-registry-records [Turn a list] +2 daily tasks of a screening analyst
  #analyst-court-and-registry-records [Patience with forms,] +2 which skills does the analyst job need | do I need experience in a court | languages for the analyst position
  #engineer-evidence-pipeline [Software engineer, data] +1 software engineer vacancy | developer job data pipeline | programmer position
  #engineer-evidence-pipeline [TypeScript or a] +1 which skills must the software engineer have | TypeScript and SQL job
  #engineer-evidence-pipeline [Small changes, reviewed] +1 how does the engineering team release
  #reader-of-reports [Report editor (part] +1 report editor vacancy | part-time job editing reports
  #reader-of-reports [Before one is] +1 how many hours does the report editor work
  #reader-of-reports [An editor’s eye,] +2 what background does the report editor need | working hours of the editor
`

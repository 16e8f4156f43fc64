/**
 * Questions that no single passage answers. Each line is a topic: its name, then wordings of visitors' questions. If the name is that of an
 * intent, this intent answers the question.
 */
const TOPICS = `
hand-over | I want to talk to a person | connect me to an agent | can I speak to a human | let me chat with a real person | call me back please | I need to speak to someone | put me through to sales | get me a human | customer service | live agent | who can I speak to | can I talk to somebody
phone | what is your phone number | can I call you | phone number | telephone number of your company | how can I reach you by phone | hotline | do you have WhatsApp | number to ring
address | where is your office | where are you located | what is your address | postal address | where are you based | where is your head office | can I visit your office | in which city is your company | street address | office location
opening-hours | when are you open | opening hours | are you open on Saturday | are you open today | what time do you close | until when can I reach you | are you available at the weekend | open on public holidays | business days | are you open now
reply-time | how fast do you reply to my message | when will I get an answer to my email | how long until you answer me | response time to inquiries
meeting | can I book a meeting | I want a demo call | schedule an appointment with you | book a call with your team | can we have a video call | arrange a consultation
email | what is your email address | how can I contact you | contact details | how do I get in touch | where do I write to you | email to contact you | press contact | media inquiries | contact for journalists | who should I contact | whom do I contact | how do I contact you | your contact details
delete-data | delete all my data | how can I have my personal data deleted | erase everything you have about me | remove my information | right to be forgotten | wipe my records
who-sees-report | who can see my report | who reads what I send through the contact form | who at your company sees my message | who reads the message I send | who has access to our data | who will look at my documents | who gets to see the results
where-stored | where is our data stored | in which country are your servers | where do you keep the files of our candidates | does our data leave the EU | where are files hosted | in which part of the world is data kept | which region holds our reports | data location | where is my data stored | where do you keep my data | where is my information saved | which country is my data in | do you send data outside the UK | is my data sent abroad
retention | how long do you keep my report | how long do you keep my data | how long do you keep data | retention period | how long do you store information | when do you delete data | how long do you hold on to our details
sell-data | do you sell my data | do you share data with advertisers | is my data sold | do you give data to third parties for marketing
own-messages | is this chat stored | do you save what I write here | do you record this conversation | is this chat private | who reads this chat
ownership | who owns Certavia | who is the CEO | who runs the company | name of the founder | who is behind this site | legal entity behind the website | what is your company registration number | VAT number | is the company listed | who are your directors | who are the investors | who is the managing director | parent company
size | how many employees do you have | how many people work for you | size of the company | how big is your team | headcount | number of staff at Certavia | how big are you
founded | when was Certavia founded | in which year did the company start | how long has the company existed | how old is your company | how long have you been in business | since when does the firm exist
demonstration | are your case studies real | are the worked examples made up | did these stories really happen | are these real clients | is this a real company | are you legit | is Certavia real or fake | is this a scam | is this website a demo
success-rate | what is your success rate | what does the 99 percent mean | how often do you get an answer from a source | completion rate
clients | who are your customers | how many clients do you have | number of customers | which companies are your clients | name some of your clients | who uses Certavia | list of your customers | do you have famous customers | client references | which banks do you work for | can I see your customer list
reviews | customer reviews | testimonials of your clients | what do your customers say about you | trustpilot reviews
steps | what are the six steps | steps of screening | how many steps has your process | explain the process | explain your process | how does screening work
services | what do you do | which services do you offer | what does your company do | what can I buy from you | list of services | which services do you have | what can you help us with
begin | how do we start | how can I order | how do I become a client | what do you need to begin | how do I place an order | where do I sign up
price | how much does a background check cost | what does it cost | how much is it | what are your prices | what is the price of a check | price list | how much do you charge | what does screening cost per candidate | costs of a check | pricing | is it expensive | fees for a criminal check | how much is a DBS check
turnaround | how long does a check take | how long does an enhanced DBS check take | how long does KYC take | how long does due diligence take | how long does full screening take | turnaround for references | how long does a licence check take | how fast are you | turnaround of a background check | how long does a criminal check take | how long does an education check take | how many days for a reference check | when do we get the results | how long do you need for employment verification | how quick is a sanctions check
countries | which countries do you cover | how many countries do you work in | where can you run checks | do you work internationally | are you active worldwide | list of countries
country | do you cover Spain | do you cover Poland | do you do checks in Brazil | can you check people in Germany | do you operate in India | do you cover Canada | can you verify a degree from France | do you work in Australia | criminal check in Spain possible
languages | which languages do you support | which languages do you speak | can I talk to you in German | do you answer in Spanish | is the site available in French | report in another language
integrations | do you have an API | is there a REST API | do you integrate with our HR system | connector for Workday | webhooks | API documentation
sample | can I see a sample report | what does a report look like | example of a report | show me a specimen | show me a report | what will the report look like
controls-report | do you have SOC 2 | SOC 2 report | which certificates do you hold | are you certified | security certification
measures | do you encrypt files | have you had a penetration test | is data encrypted at rest | do you use two factor authentication | do you make backups | what is your uptime | can we sign a DPA | how are passwords stored | is my data safe | how do you keep data safe | how secure are you | is it encrypted
other-certificates | are you ISO 27001 certified | ISO 9001 certificate | are you HIPAA compliant | Cyber Essentials | PCI DSS certification of your company
sub-processors | list of your sub-processors | which third parties process data for this website | which vendors do you use | do you use subcontractors | do you work with other companies
law | are you GDPR compliant | do you comply with the FCRA | which data protection law do you follow | is what you do legal
legal-roles | are you a controller or a processor | who is the data controller | data processor or controller
jobs | are you hiring | do you have part-time jobs | is there a job for an editor | are your jobs remote | a position for an analyst | do you have open positions | job openings | vacancies at your company | how do I apply for a job with you | are there jobs for developers | any openings for engineers | career opportunities | remote jobs at your company | which positions are open | can I send you my CV | where do your developers work
complaint | how can I complain | I want to file a complaint | which authority supervises you | who is the regulator | I am unhappy with how you treated me | complain about you in the UK
dispute | my report is wrong | how do I dispute my background check | I was rejected because of a mistake in your report | correct an error in my report | that conviction is not mine
see-report | how can I see my report | I want a copy of my report | what do you know about me | send me my file | get a copy of my background check | can I see my background check
why-checked | why am I being checked | why does my employer check me | who ordered my check
automated-decisions | does AI decide about me | does a computer decide if I am hired | are decisions about me automated
present-employer | will you contact my present employer | will you call my current boss | does my employer find out that I am leaving | do you call my boss
vulnerability | how do I report a vulnerability | I found a security hole on your site | bug bounty programme
status | what is the status of my check | how far is my background check | is my check done yet | why does my check take so long
unstated | what is the salary of an analyst | salary for the analyst job | what would I earn with you | pay of a job at your company | how much do you pay your staff | pay for the engineer job | how much does the job pay | wage of a report editor | how many holidays do employees get | benefits for employees | pension plan for staff | paid leave | notice period of an employee | bonus for referrals
unstated | what was your revenue last year | how much profit do you make | turnover of the company | annual report of your company | market share | growth rate | funding round
unstated | do you have an iPhone app | is there a mobile app | app for Android | download the app
unstated | how do you invoice | how can we pay | when do we have to pay | when is the invoice due | do we pay in advance | can I pay by card | payment by bank transfer | do you accept bitcoin | payment terms | can we pay in instalments | net 30 | do you take PayPal | credit card accepted | which currency do you invoice in
unstated | can we cancel an order | cancellation policy | what happens if you are late | money back guarantee | refund if you are late | do we get our money back | penalty if you miss the deadline | compensation for delay
unstated | are you better than your competitors | who are your competitors | how do you compare with other providers | cheaper than Checkr | difference to Sterling or HireRight
unstated | have you ever been sued | fined by a regulator | court case against your company | scandals | have you had a data breach before | lost data in the past
unstated | how many checks did you run last year | how many reports do you produce per month | number of disputes per year | how many errors were there last year | percentage of candidates who fail | average result
unstated | parking at your office | how do I get to your office by train | office in New York | do you have an office in Singapore | do you have a branch in Paris
unstated | do you offer internships | paid internship for students | graduate scheme | trainee programme | apprenticeship at your company | do you sponsor visas
unstated | is it free to try | is there a loyalty programme | promo code | coupon | gift card | free trial | trial account | student discount
unstated | do you have training for our team | do you train our staff | webinar | conference where you speak | training course for our HR team | newsletter | podcast | do you have a YouTube channel | event next month | awards you have won
unstated | where is my invoice | download the invoice | change the billing address | reset my password | I forgot my password | unlock my account | cancel my subscription
unstated | did this person pass the background check | what did you find about John Smith | is my neighbour a criminal | tell me about a certain person | has my girlfriend a criminal record | check my husband | find a missing person | find my birth mother
unstated | weather tomorrow | who won the match | capital of a country | tell me a joke | write a poem | what time is it | stock price | recipe | who is the president | news today | moon landing | meaning of life
unstated | are you insured | do you have insurance | what if you cause us damage | do you have liability insurance | how much is your insurance cover | company credit rating | DUNS number | bank details of your company
unstated | carbon footprint | sustainability report | diversity figures | do you donate to charity | dress code | do you allow dogs in the office | staff turnover
unstated | drug test of hair | fingerprints | medical examination | vaccination status | lie detector | handwriting analysis | DNA test | psychometric test | personality test | IQ test | credit score of a tenant
unstated | which company does your penetration test | name of your auditor | which database do you use | which programming language is your site written in | who designed this website | which hosting company
unstated | recommend a lawyer | can you give me legal advice | expunge my conviction | get my record deleted at the court | appeal against a judgment | help me write my CV | find me a job | get an apostille for me | translate my diploma | issue me a certificate of good conduct
`

/** A topic with wordings of visitors' questions. */
export interface Topic {
  /** Name of an intent of the assistant, or `unstated` if no page of the site answers the question. */
  readonly topic: string
  readonly asked: readonly string[]
}

/** Topics, in the order of the list. The same name may occur in several lines. */
export const topics: readonly Topic[] = TOPICS.trim()
  .split('\n')
  .map((line) => {
    const [topic = '', ...asked] = line.split(' | ')
    return { topic, asked }
  })

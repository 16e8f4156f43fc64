/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const companyPrivacyPhrasings = `
/privacy-policy
  #scope [This policy is] what does the privacy policy cover | scope of the privacy notice
  #scope [For data in] where do I find privacy terms for a screening order | which notice covers my background check
  #scope [The controller, who] who answers for the personal data on this website | who is the data controller of this website | who is responsible for this site under GDPR
  #scope [Under UK and] +1 who is the controller when an employer orders a check
  #scope [This is a] +1 who is your data protection officer | do you have a DPO or an EU representative | legal entity and postal address of the operator
  #reading [Your browser asks] +1 can you see who I am when I only look around | do you log my IP address when I read a page | do you profile visitors | am I tracked when I browse
  #reading [Fonts, pictures and] does any advertising company learn that I was here | do you use Google Fonts or a CDN | third-party scripts on the site | external trackers
  #reading [We remove passwords,] are passwords ever in your logs
  #reading [A report of] what is in an error report from my browser | do error reports identify me
  #reading [The lawful basis] lawful basis for server logs | legal ground for storing IP addresses
  #reading~1 [Network address, counted] +2 how long do you keep an IP address for rate limiting | why is my network address counted per minute
  #reading~2 [Log entries: time,] +2 what is in the server logs | log retention thirty days
  #reading~3 [Request number.] +2 what is the request number in an error message | reference number on an error page
  #reading~4 [Failed sign-ins, by] +2 do you record failed logins | how long are failed sign-in attempts kept
  #reading~5 [A form that] +2 double click on the send button | form sent without JavaScript, what is stored
  #reading~6 [Errors of a] +2 do you collect JavaScript errors | browser error reports stored
  #reading~7 [Addresses of pages] +2 storage of not-found addresses
  #reading~8 [Number of inquiries,] +2 do you count inquiries and searches | statistics about missing pages
  #consent [If you switch] +2 can you recognise me the next time I come | what does analytics count | do you store my IP for analytics | what does your own analytics record | is the visit statistic anonymous | is Google Analytics or another outside service counting visits
  #consent [Your browser also] +1 do you measure page speed in my browser | what are LCP, INP and CLS measurements
  #consent [The lawful basis] lawful basis of analytics
  #consent [When you switch] +1 what is a consent receipt | how do I prove what I consented to | random number for my consent
  #consent [If you decline,] I clicked no, does anything get sent | what is sent if I decline cookies
  #consent~1 [Views of pages,] +2 how long are page views kept | retention of visitor statistics
  #consent~2 [Receipts for a] +2 how long are consent receipts kept | 730 days
  #consent~3 [Measurements of speed,] +2 how long are speed measurements kept
  #browser [You receive a] +1 will something be stored on my computer before I click | when do I get a cookie | is a cookie set before I agree
  #browser [It also remembers] what does the browser remember about my visit
  #letters [The contact form] +1 which details do I give in the contact form | fields of the partner form
  #letters [We store both] +1 where are contact messages stored | what do you use my message for
  #letters [The lawful basis] lawful basis for the contact form
  #letters [Who sees it:] who at Certavia reads contact messages
  #letters [Your receipt: a] +1 how long is my receipt page visible | receipt page after sending a message
  #letters [A receipt by] +1 will I get an email confirmation of my message | how many confirmation emails are sent
  #letters [Turnaround planner: it] +1 what does the turnaround planner pass to the form | is my planner selection stored
  #letters [What you type] is what I type into the sample report sent to you
  #letters [While you are] I sent a message while offline | can I take back a message sent offline
  #letters [Please leave identity] is it safe to mail you a copy of my ID | may I send a passport copy by email | should I put names of candidates in the first message
  #letters~1 [A field that] +4 my message was taken for spam | what is the hidden field in the form | honeypot against spam | message marked as suspected spam
  #letters~2 [The time from] +2 why do you measure how fast I fill in the form
  #letters~3 [Hashes of your] +2 why do you hash my email address | limit on messages from one network
  #letters~4 [A key of] +2 I sent the same message twice | duplicate message key
  #letters~5 [Inquiries and proposals] +2 I wrote to you last year, do you still have it | how long are inquiries kept | when is my contact message deleted | storage time of partner proposals
  #letters~6 [Applications for a] +2 I applied and was turned down, when do you throw my papers away | how long do you keep my CV | when is my job application deleted | retention of applications | rejected applicant, when is my application erased
  #letters~7 [The address of] +2 do you keep the addresses of emails sent to me
  #letters~8 [Requests about your] +2 how long are data subject requests kept | storage of emails about my data
  #cases [The page Help] +2 what do the candidate forms ask for | which data do the forms for candidates send | use of data in my correction form
  #cases [The lawful basis] lawful basis of candidate forms
  #cases [Who sees it:] +2 which of your people can open my complaint | which staff can open my case | is every view of my case recorded | who can read my dispute
  #cases [What you write] +1 is what I write in the form emailed to staff
  #cases [Your receipt is] +1 receipt of a candidate form | how long is the receipt of my case visible
  #cases [You can look] +2 how do I see how far my complaint is | how can I look up my case | status page of my complaint | how many tries to look up a case
  #cases [Please leave identity] +1 should I upload an ID with my complaint | do you need my passport for a correction
  #cases [While this is] are real cases handled on this site
  #cases~1 [A case with] +2 how long is an open case kept
  #cases~2 [A case with] +2 after how many months do you delete a finished complaint | how long is a closed case kept | retention of complaints 24 months
  #meetings [To book a] +1 what do I have to enter to book a meeting | why do you need my time zone
  #meetings [We store this] +1 where are bookings stored
  #meetings [The lawful basis] lawful basis for meetings
  #meetings [Who sees it:] who sees my booking
  #meetings [Your meeting: a] +1 I can't make our appointment, what do I do | how can I move or cancel my meeting | reschedule my appointment | cancel a booked call | until when can I see my meeting page
  #meetings [Emails to you,] +2 will I be reminded of the call | do I get a calendar invitation | reminder before the meeting | which emails come with a booking | ics file
  #meetings [When we move] will you tell me if you cancel the meeting
  #meetings [While very many] +1 confirm the booking by a link in an email
  #meetings [Without a mail] booking without a mail server
  #meetings [We keep spam] how many meetings may I book in advance | maximum meetings per address
  #meetings [If you ask] +1 what happens to my meeting when I ask for deletion
  #meetings~1 [Meetings that were] +2 how long are meetings kept | when is a past appointment deleted
  #meetings~3 [A meeting that] +2 unconfirmed booking, how long is it kept
  #assistant [Cera is the] +2 am I talking to a robot | who or what is Cera | where does the assistant take its answers from | how many earlier messages does the chatbot get | is Cera an AI
  #assistant [It keeps the] does anybody read this conversation later | does the chatbot save my conversation | are my chat questions logged
  #assistant [Please leave out] may I enter personal data into the chat
  #assistant [The operator can] +2 do my questions go to an American company | is my question sent to Google | does the assistant use Gemini | what does Google receive from the chat
  #assistant [If Cera finds] +3 which words of unanswered questions are kept | do you count questions without an answer
  #assistant [We count a] +1 are my searches on the site recorded | search terms stored
  #assistant~1 [Your question and] +2 how long is my question to Cera kept
  #assistant~2 [Questions without a] +2 how long are unanswered questions kept | 180 days
  #reports [If you choose] +3 do you see the report when I check it on your page | is my report uploaded when I verify it | does the verification send my file | privacy of the verify page
  #reports [We count how] +1 do you know who verified a report | how many verifications an hour | limit of 60 checks
  #reports [Our legal basis] lawful basis of report verification
  #reports [For each report] +3 what do you store about each issued report | what is a fingerprint of a report | how long can a report number be checked
  #staff [Our staff have] +1 what data of staff accounts is stored | when does a staff session end
  #staff [We keep the] how long is a password reset link valid
  #staff [For 90 days] how long are personal access tokens kept
  #staff [We log sign-ins] are staff sign-ins logged
  #services [Our site runs] +2 which other firms handle data of this website | which outside services does the site use | data transfers abroad | recipients of my data
  #services [Our links to] are social media links tracking me | social plug-ins
  #services~1 [Sanity.] +5 what does Sanity receive
  #services~2 [Cloudinary.] +5 what is Cloudinary used for | where are pictures stored
  #services~3 [Google Gemini.] +4 what does Google Gemini receive and where
  #services~4 [Calendly.] +4 does Calendly get my data | Calendly data transfer
  #services~5 [A mail server] +4 what does the mail server receive
  #services~6 [Systems of our] +4 what is sent to the customer system | webhook data
  #rights [You can see] +2 I want everything you know about me | what rights do I have over my data | can I get a copy of my data | right of access, rectification and erasure
  #rights [You can object] can I object to processing
  #rights [You can withdraw] can I withdraw consent | what happens to earlier processing when I withdraw
  #rights [To use your] +1 how do I exercise my privacy rights | how fast do you answer a data request
  #rights [If you were] proof of identity for a data request
  #rights [Under the FCRA] FCRA dispute free of charge
  #rights [United Kingdom: you] +2 where in England can I complain about you | complain to the ICO | how do I complain about data protection in Britain
  #rights [European Union: you] which authority in the EU can I complain to | complaint to a European data protection authority
  #rights [United States: residents] +1 California privacy rights | CCPA request | do you sell or share personal information
  #rights [We make no] +1 does the website make automated decisions
  #changes [If we begin] how am I told of changes to the privacy policy
/cookies
  [This page lists] +1 where is the list of everything stored in my browser | is the cookie table complete
  #in-short [You receive one] +1 how many cookies will I get | is one cookie stored
  #in-short [Our pages call] do pages contact other servers
  #visitors [Local and session] difference between cookies and local storage
  #visitors [We store a] is my offline message stored in the browser
  #visitors [A site cache] +2 what is a service worker | what is the site cache | files kept for offline use
  #visitors~1 [cookieConsent.] +4 what is cookieConsent for
  #visitors~2 [certavia_cookie_consent.] +4 what is certavia_cookie_consent
  #visitors~3 [consentReceipt.] +4 what is consentReceipt
  #visitors~4 [consentRefusedAt.] +4 what is consentRefusedAt
  #visitors~5 [theme.] +4 where is my theme choice stored | dark mode setting in local storage
  #visitors~6 [themePreference.] +4 what is themePreference
  #visitors~7 [lastSunsetCheck.] +4 what is lastSunsetCheck
  #visitors~8 [accessibilitySettings.] +4 where are accessibility settings stored
  #visitors~9 [scrolled.] +4 how does the browser remember the scroll position
  #visitors~10 [visited.] +4 what is the visited entry in session storage
  #visitors~11 [inquiryToSend:*.] +4 what is inquiryToSend
  #visitors~12 [assistantConversation.] +4 how long is my chat kept in the browser | assistantConversation
  #visitors~13 [conversationForContact.] +4 conversation handed to the contact form storage
  #visitors~14 [updateAvailable.] +4 what is updateAvailable
  #visitors~15 [recoveredFrom.] +4 what is recoveredFrom
  #visitors~16 [keptForms.] +4 is my typed form text kept when the page reloads | keptForms
  #visitors~17 [site-offline-page-v1.] +4 page shown when I am offline
  #visitors~18 [site-files-*.] +4 cached scripts and fonts | site-files cache
  #visitors~19 [posts-v1.] +1 may I read your posts in the plane
  #visitors~19 [posts-v1.] +4 can I read articles offline | how many articles are kept offline
  #categories [Our banner asks] +1 are all categories off at the start | which cookie categories are there | are categories off by default | how do I switch off a category
  #categories [If your browser] my browser says do not track | do you respect Global Privacy Control
  #categories [Your choice holds] when will I be asked about cookies again | how long does my cookie choice last
  #categories [If you refuse,] which cookies of other companies do you delete when I refuse
  #categories~1 [Analytics.] +3 what does the analytics category allow | does analytics involve other companies
  #categories~2 [Marketing.] +3 what does the marketing category allow
  #staff~1 [staff-session.] +4 what is staff-session
  #staff~3 [XSRF-TOKEN.] +4 what is XSRF-TOKEN
  #staff~4 [known-device.] +4 what is known-device
  #staff~9 [staffDraft:*.] +4 are unsaved article drafts kept in the browser
  #grounds [Essential: you asked] +4 why may you store essential entries without consent | legal reason for cookies without consent
  #control [The page Cookie] +2 how do I delete cookies of this site | clear stored data in my browser
  #control [Our site goes] I block every cookie, can I still read the pages | does the site work with cookies blocked | website with all cookies disabled
/cookie-settings
  [Choose what this] +1 where can I change my cookie choice | review what the browser keeps
  #choices [You have one] +1 what happens when I switch a category off
  #now [Your browser stores] why is nothing listed in my browser storage
`

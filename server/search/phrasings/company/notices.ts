/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const companyNoticesPhrasings = `
/accessibility
  [We tell you] +1 accessibility statement
  #aim [We build the] +1 which accessibility standard do you meet | WCAG 2.2 AA | was the site audited for accessibility
  #built [You can read] +1 I have scripts switched off | does the site work without JavaScript
  #built [You can do] +1 my hands shake and I can't use a mouse | can I use the site with a keyboard only | skip link
  #built [Pages are dark] +1 when does the site turn dark | dark mode hours | contrast ratio of text
  #built [You open the] +1 the letters are too small for me | how do I open the accessibility menu | make text bigger | Alt+A | increase font size
  #built [For colour-blind readers] +1 colours for colour-blind visitors
  #built [Our engravings are] are pictures described for the blind
  #built [Motion is short,] can I turn off animations | less motion
  #tested [Automated tools find] +1 are real people testing accessibility | share of barriers found by tools
  #tested~1 [Rules of axe-core.] +2 which accessibility rules are tested automatically | axe-core
  #tested~2 [Keyboard.] +2 is keyboard use tested
  #tested~3 [Reflow.] +2 zoom and reflow at 320 pixels
  #tested~4 [Large text.] +2 is text at 200 % tested
  #not-tested [Safari: we have] +1 is the site tested in Safari | which browsers are tested | Firefox
  #not-tested [Screen readers: our] my mother is blind and uses a reading program | tested with a screen reader | JAWS, NVDA or VoiceOver
  #not-tested [Voice control, switch] +1 voice control or screen magnifier | tests with disabled people
  #limits [Our staff edit] +2 known accessibility problems | alternative text of article pictures | wide tables on phones
  #report [Write to hello@certavia.example] +2 something on your page can't be used by me | how do I report an accessibility problem | I cannot use a page | braille or large print
  #report [You can also] complain to the accessibility authority
/us-consumer-notice
  #practices [In the United] +2 are you an agency under American law | what do you do in the United States | who is the user of a consumer report | permissible purpose
  #practices [We use your] do you sell consumer data in the US
  #practices [An analyst compares] does a person check records before the employer sees them
  #practices [We keep your] how long do you keep a US consumer file
  #rights [You can see] +3 what may I demand as an American consumer | rights under the FCRA | what rights do US consumers have
  #rights [You can add] add a statement to my file | statement of dispute
  #rights [You can complain] complain about a consumer reporting agency | report you to the CFPB
  #rights~1 [File disclosure.] +2 which section of the FCRA covers file disclosure
  #rights~2 [Dispute.] +2 which section of the FCRA covers disputes | 15 more days for a dispute
  #rights~3 [Notice before a] +2 notice before a decision under section 604
  #rights~4 [Nature and scope] +2 nature and scope of interviews section 606 | five days for the scope of an investigative report
  #file [Section 609 of] +2 how do I request my file in America | file disclosure request
  #file [You receive all] what do I get in a file disclosure
  #file [You receive the name] +1 which companies got my report recently | who received a report about me | employers who saw my file in the last two years
  #file [We charge you] do I have to pay for my file | does my file cost anything | free consumer file
  #dispute [Tell us which] +2 how do I dispute an item in America | reinvestigation 30 days | what happens after a US dispute
  #place [Example for this] +1 where is US data processed
  #california [For investigative consumer] +1 I live in California and want to look at the file myself | inspect my file in California | bring a person to see the file
  #california [You can ask] copy of the file by certified mail or phone
  #california [You can learn] who got my report in the last three years in California
  #california [Personal Information Disclosure:] +2 personal information sent overseas California notice
  #contact [If you have] +1 contact for privacy questions in the US
  #contact [Our postal address] +1 postal address for consumers
/verify
  [Choose the PDF] +1 an applicant sent me one of your reports, is it real | how do I check whether a report is genuine | is the PDF uploaded for verification | verify a certificate from Certavia | authenticity of a report
  ~1 [Your browser reads] +3 how does verification of a report work | fingerprint comparison | does the name leave my device
  ~2 [Identical to the] +1 what does identical to the file we issued mean
  ~2 [The issued text] +1 what does the issued text is in this file mean
  ~2 [Different from what] +2 the page says the file was changed | verification says different | report was altered | someone changed the PDF
  ~2 [We issued a] +2 verify by number only
  ~2 [Replaced by.] +1 report was replaced by a newer one
  ~2 [Withdrawn on.] +1 report was withdrawn
  ~2 [Expired on.] +1 report has expired
  ~2 [No readable text] +2 I printed the report and scanned it | I have only a scan of the report | photo of a report cannot be verified
  ~2 [Not our report.] +2 the number is unknown to you | verification says not our report | forged report with an unknown number
  ~2 [Choose a smaller] +2 maximum file size for verification
  ~2 [Choose a PDF.] +2 file is not a PDF
  ~2 [Ask for another] +1 password-protected report
  ~2 [Open this page] +2 why https for verification
  ~2 [Wait a few] +1 checked too many numbers
  ~2 [Check your connection] +2 server could not be reached during verification
/glossary
  #adverse-action [A decision against] +1 what is it called when a decision against me is based on a report | explain adverse action | turning down an application because of a report
  #authorisation [The signed permission] +1 what is the signed permission called | when is a signature needed before a check | explain authorisation
  #barred-list [A list of] +1 list of people banned from working with children | explain barred list | who can search the barred list
  #bpss [The set of] +1 which checks are needed to work with British government assets | baseline standard in the UK | BPSS before security clearance
  #beneficial-owner [The person who] +1 what is a UBO
  #consumer-report [A report by] +1 explain consumer report
  #county-search [A search of] +1 explain county search | why search each county
  #disclosure [The separate document] +1 explain disclosure
  #dbs [The body that] +1 who gives out criminal certificates in Wales | who issues criminal record certificates in England
  #enhanced-due-diligence [Deeper checks on] +1 what does EDD mean | when is enhanced due diligence required
  #fair-chance-law [A state or] +1 which laws delay the question about convictions | what is ban the box | explain fair chance law
  #fit-and-proper [The test of] +1 what does fit and proper mean
  #lawful-basis [The ground on] +1 explain lawful basis
  #legitimate-interests [A lawful basis] +1 explain legitimate interests
  #mvr [A state’s record] +1 what is an MVR | driving record in the US
  #pre-adverse-action [The notice you] +1 explain pre-adverse action notice
  #registered-body [An organisation that] +1 we aren't registered, how do we apply for a standard certificate | what is a registered body | umbrella body for DBS
  #sanctions-list [A list of] +1 explain sanctions list
  #source-of-funds [Where the money] +1 what's the word for where the money of one payment came from
  #spent-conviction [A conviction that] +1 what is a conviction called that needn't be told any more | explain spent conviction
  #watchlist [Any list of] +1 explain watchlist
`

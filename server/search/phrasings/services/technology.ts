/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const servicesTechnologyPhrasings = `
/cloud-infrastructure
  [We build cloud] +1 cloud set-up | AWS or Azure environment
  ~1 [Built on: The] +3 do you sell your own cloud | what do you need for the cloud
  #specimen [We restore from] do we get proof that the backup works | recovery certificate
  #specimen~1 [Everything is in] +1 infrastructure as code | manual changes
  #specimen~2 [Storage elsewhere is] +1 data residency policy
  #specimen~3 [The owners of] recovery point objective | RPO
  #specimen~4 [Time from alarm] how fast are we back after an outage | recovery time objective | RTO
  #specimen~5 [Your team measures] +1 who measures recovery
  #who-it-is-for [You work in] cloud for regulated firms
  #who-it-is-for~1 [You run everything] old servers | security questionnaire
  #how-it-works~1 [We build accounts,] landing zone
  #how-it-works~2 [We review, plan,] change log of the environment
  #how-it-works~3 [We move one] move one workload at a time
  #how-it-works~4 [We rehearse the] do you practise an attack | disaster recovery drill
  #how-it-works~5 [Your team deploys] handover of the cloud
  #limits [Two sites reduce] provider outage | what if the whole provider goes down
  #limits~1 [Your data may] +1 can American authorities get at our data in Europe
  #limits~2 [Servers copied as] lift and shift | cloud savings
  #limits~3 [A secure environment] insecure application
  #stages [Landing zone.] +3 what is ready first | landing zone sign-off
  #stages~1 [First workload.] +3 first workload sign-off
  #stages~2 [Remaining moves.] +3 remaining moves sign-off
  #stages~3 [Rehearsal.] +3 rehearsal sign-off
  #stages~4 [You approve the] +1 who approves the dates
  #law [The contract under] +1 Article 28 contract for the cloud
  #law~1 [EU financial entities] DORA and NIS2
  #law~2 [The EU Data] can we take our data and leave | Data Act switching | exit plan
  #law~3 [Our SOC 2] +1 shared responsibility matrix
  #whose-account-is-it [You own it] are the cloud accounts in our name
  #can-we-stay-independent-of-one-provider [Partly, if you] we don't want to depend on one provider forever
  #how-do-you-keep-secrets [We keep them] where are passwords kept | secrets management | key vault
  #what-about-costs-that-creep-up [Each resource has] cloud cost control | our bill grows every month
  #will-you-operate-it-afterwards [If you wish,] +1 managed operation | do you stay and run it for us
/custom-software
  [We build the] +1 bespoke software | tailor-made application | develop an app for us | case management software | build a case management system for us
  ~1 [Ownership: Code and] +3 what must we bring to a software project | source code ownership | product owner
  #specimen~1 [Your product owner] who writes down what the program must do | acceptance criteria
  #specimen~2 [We run each] how are our rules tested | business rules as tests
  #specimen~3 [You get a] which foreign parts are in the program | open-source packages
  #specimen~4 [We change the] the new version is bad, can we go back | database change and rollback
  #specimen~5 [A step is] when is a step finished
  #who-it-is-for~1 [You would lose] own method in software
  #who-it-is-for~2 [You have lost] supplier disappeared | take over legacy code | the people who wrote our program are gone
  #how-it-works [We sit with] discovery phase
  #how-it-works~1 [You choose the] what would you build first | minimum viable product | first part
  #limits [If most of] off-the-shelf product | should we buy something ready-made instead
  #limits~1 [We price what] fixed price development | can you give one price for the lot
  #limits~2 [We wait until] two departments can't agree | no decision maker
  #stages [Discovery.] +3 discovery delivery
  #stages~1 [Each step.] +3 step delivery
  #stages~2 [Go-live.] +3 go-live delivery
  #stages~3 [Handover.] +3 handover delivery
  #law [The contract assigns] +1 intellectual property of software | licences
  #law~2 [Accessibility duties have] +2 which EU laws apply to our app | accessibility act for software
  #can-we-end-the-work-midway [Yes, after any] what if we stop halfway
  #which-programming-languages-and-frameworks-do-you-use-and-why-those [We use ones] +1 why did you choose that language
  #do-you-write-code-with-ai-assistants [Only where your] Copilot | is the code written by AI
  #will-the-software-be-free-of-defects [You should expect] bugs and warranty | will there be bugs
  #who-supports-it-at-night [Support hours and] +1 on-call support | it breaks at three in the morning, whom do we ring
  #how-do-you-report-progress [You see the] how do we see how far you are
/data-migration
  [We move your] move data to a new system | transfer records
  ~1 [Moved: Databases, files,] +3 what can be moved | what do you need for migration
  #specimen [You can follow] reconciliation
  #specimen~1 [Rule 8 needs] +1 two records of one person | merge of duplicates rule
  #specimen~2 [We leave behind] +1 records left behind
  #specimen~3 [Arrived, merged and] one record is missing at the end | difference not zero
  #specimen~4 [Owners compare old] +1 owners check samples
  #specimen~5 [We also erase] is everything really gone from the old server | old backups erased
  #who-it-is-for [You need histories,] HR system migration with attachments
  #who-it-is-for~1 [You have two] both firms have the same customers twice
  #who-it-is-for~2 [You must retire] we must switch off the program but keep the files ten years | retire old software, keep records
  #who-it-is-for~3 [You have an] leave a supplier | is the export complete
  #how-it-works~1 [We count gaps,] data profiling
  #how-it-works~2 [You decide for] who decides which field goes where | field mapping
  #how-it-works~3 [We rehearse full] do you try it before | rehearsal of migration
  #how-it-works~4 [We follow a] cutover plan
  #how-it-works~5 [You sign the] end of migration
  #limits [Wrong data arrives] data cleansing | half our addresses are wrong, will the move fix that
  #limits~1 [A code “7”] +1 forgotten codes | nobody knows what this code means any more
  #limits~2 [Something may fail] risk of cutover | what could go wrong on the night of the move
  #stages [Mapping closed.] +3 mapping gate
  #stages~1 [Rehearsal clean.] +3 rehearsal gate
  #stages~2 [Go.] +3 go decision
  #stages~3 [Settled.] +3 settled gate
  #law [A move is] +1 must some records be deleted before they move | keep or erase old records
  #law~1 [Staging copies count] staging copies
  #law~2 [Timestamps, signatures and] will a judge accept moved records | evidential value after migration
  #how-long-will-we-be-down [Plan for as] +1 how long can't we work during the move
  #must-we-use-real-data-in-rehearsals [Masked data finds] do you use real names for the trial | masked data
  #what-if-the-cutover-fails-at-midnight [The plan names] failure at midnight | something breaks in the night of the switch
  #can-we-recover-deleted-records [You can until] I deleted something by accident before the move
  #do-we-keep-the-scripts [Yes, with mappings] what do we keep of the work | keep scripts
  #who-decides-on-doubtful-duplicates [The owner of] doubtful duplicates | two people with similar names, are they merged
/system-integration
  [We connect your] +1 connect systems | API integration | interface between HR systems
  ~1 [Joins: HR, applicant,] +3 which systems can be joined | what do you need for integration
  #specimen~1 [Both sides agree] interface contract
  #specimen~2 [The same key] it was sent twice, do we get two orders | duplicate orders by interface
  #specimen~3 [We drop fields] data minimisation in interfaces
  #specimen~4 [We trace the] +1 the answer never came | missing reply alarm
  #specimen~5 [Understood means that] meaning of understood
  #who-it-is-for~1 [You must join] merge directories after an acquisition
  #how-it-works~2 [We build against] simulator
  #how-it-works~3 [We send late,] what if messages come late or wrong | fault injection
  #how-it-works~4 [You get monitors,] monitoring of interfaces
  #limits [Our queues keep] other vendor's system is down | the other system doesn't answer
  #limits~1 [“Start date” may] +1 meaning of start date | HR and payroll mean different things by start date
  #limits~2 [If a product] +1 product without an API | screen scraping | the software we use has no interface
  #limits~3 [Vendors retire versions,] API version retired
  #stages [Screening order and] +3 acceptance of screening interface
  #stages~1 [Single sign-on.] +3 someone left, can she still log in | single sign-on acceptance | leaver access
  #stages~2 [Event stream.] +3 event stream acceptance
  #stages~3 [Nightly file.] +3 the nightly file is late | nightly file acceptance
  #law [An automatic rejection] +1 the system rejects people by itself
  #law~1 [The contract file] +1 GDPR roles in interfaces
  #law~2 [We run our] cross-border interface
  #do-you-offer-ready-made-connections-to-our-system [We build each] +1 Workday, SAP or Greenhouse connector | ATS plug-in | do you have a plug-in for our HR software
  #do-we-need-an-integration-platform [It helps if] middleware or iPaaS
  #what-happens-during-an-outage [Messages wait in] outage of an interface | the connection is down for an hour
  #how-do-you-limit-secrets-and-access [We use one] a password of the connection leaked | credentials of interfaces
  #can-you-change-an-interface-while-it-runs [We may add] change of an interface | we need another field in the interface
  #who-is-called-when-it-stops [We call the] +1 whom do we call when it stops | who is on call for interfaces
`

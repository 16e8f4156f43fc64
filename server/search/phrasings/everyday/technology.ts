/** Everyday questions about software, cloud and migration projects, in the format of `read-phrasings.ts`. */
export const everydayTechnologyPhrasings = `
/cloud-infrastructure
  [We build cloud] +1 can you move us to the cloud | do you do AWS or Azure | cloud hosting
  #whose-account-is-it [You own it] who has the passwords of the cloud | are we locked out if we leave you
  #can-we-stay-independent-of-one-provider [Partly, if you] can we change from AWS later
  #what-about-costs-that-creep-up [Each resource has] cloud bills always explode, how do you stop that | how do we keep the cloud cheap
  #limits~2 [Servers copied as] will the cloud save us money | is the cloud cheaper
  #limits [Two sites reduce] can it still go down | what if Amazon has an outage
  #limits~1 [Your data may] can the US government see our data | is our data safe from foreign states
  #how-do-you-keep-secrets [We keep them] where do you store passwords and keys
  #how-it-works~4 [We rehearse the] do you practise disasters | what happens in a ransomware attack
  #how-it-works~3 [We move one] will everything move at once | can we go back if it fails
  #law~2 [The EU Data] can we leave the provider with our data
  #law~1 [EU financial entities] do you know DORA
  #who-it-is-for~1 [You run everything] our servers are old | only two people understand our servers
  #specimen [We restore from] do you test the backups | how do I know a backup works
  #specimen~3 [The owners of] how much data could we lose
/custom-software
  #can-we-end-the-work-midway [Yes, after any] can we stop the project | what if we want to cancel halfway
  #which-programming-languages-and-frameworks-do-you-use-and-why-those [We use ones] which tech stack do you use | do you program in Java or Python
  #will-the-software-be-free-of-defects [You should expect] who fixes bugs | what if there are bugs after launch | is there a warranty
  #how-do-you-report-progress [You see the] how do we know how far you are | do we get status reports
  #limits [If most of] should we buy or build | is there nothing ready-made
  #limits~1 [We price what] do you work at a fixed price | fixed price or by the hour
  #limits~2 [We wait until] what do you need from our side | our departments do not agree
  #who-it-is-for~2 [You have lost] our developer has disappeared | nobody maintains our program any more
  #how-it-works~3 [You try each] can we refuse what you built
  #how-it-works~4 [Your developers publish] can our own developers continue
/data-migration
  [We move your] +1 we are changing our HR software | switching our CRM
  #how-long-will-we-be-down [Plan for as] how long is the system off | can we work during the move
  #what-if-the-cutover-fails-at-midnight [The plan names] what if the move goes wrong | can we roll back
  #must-we-use-real-data-in-rehearsals [Masked data finds] do you need our real data for tests
  #can-we-recover-deleted-records [You can until] can we get deleted data back
  #do-we-keep-the-scripts [Yes, with mappings] what do we get at the end of a migration
  #who-decides-on-doubtful-duplicates [The owner of] what happens with duplicates | same customer twice in the data
  #limits [Wrong data arrives] do you clean our data | our data is dirty
  #limits~1 [A code “7”] nobody knows what our old codes mean
  #specimen [You can follow] how do we know that nothing got lost | can you prove that everything arrived
  #specimen~5 [We also erase] what happens to the old copies | is the old system wiped
  #who-it-is-for~1 [You have two] we bought a company, how do we join the customer lists
  #who-it-is-for~2 [You must retire] we have to keep old records but drop the old software
  #who-it-is-for~3 [You have an] is the export from our old vendor complete
  #law~2 [Timestamps, signatures and] are moved records still valid in court
`

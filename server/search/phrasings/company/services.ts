/** Phrasings of visitors' questions, in the format of `read-phrasings.ts`. */
export const companyServicesPhrasings = `
/services
  #prices [Example prices, for] are the prices on your site real | are these fees only examples
  #prices [You pay a] +1 do you add a mark-up to court fees | are third-party charges passed on at cost | are register fees included in the price | pass-through costs
  #prices [Per candidate, without] is tax included in the price per candidate | are the prices net or gross | is VAT included in your prices | list price for small volumes
  #prices~2 [Basic screening: Identity,] what is in the basic package | package with criminal record and one job
  #prices~3 [Standard screening: Basic,] what does the standard package contain
  #prices~4 [Regulated roles: Standard,] most comprehensive package | package with references, licences and watchlists
  #prices~5 [DBS Enhanced.] +3 what is the official fee for an enhanced certificate | official charge of an enhanced disclosure | do volunteers pay for an enhanced DBS | DBS fee for a volunteer | who sets the enhanced DBS fee
  #prices~6 [US county search.] +3 up to how much can a court clerk charge | court clerk fee for a county search | do US courts charge for a search | what do American courts charge
  #prices~7 [University reply.] +3 is there a charge if a university answers | do universities charge for a confirmation | registrar fee for confirming a degree | will you ask before paying a university
  #prices~8 [Sworn translation.] +3 cost of a certified translation | translator's fee | who pays for translating a document
  #how-to-read-it [If you need] can I ask a different question of a source
  #how-to-read-it~1 [We ask the] +1 do you buy data from brokers or ask the real place | do you use the original source or a database | licensed copy instead of the source
  #how-to-read-it~2 [Your result comes] +1 fastest turnaround | dates for data projects
  #turnaround [We give you] +1 are turnaround times guaranteed | why ranges and not fixed days
  #turnaround~1 [Criminal search, US] +4 what delays a county search | US county criminal search time | how fast is a county search | online court search duration
  #turnaround~2 [Criminal search, US] +4 why does a court clerk need several days | county court without online records | clerk search duration | how many days for a court clerk
  #turnaround~3 [Criminal certificate, UK] +4 who sends in the application for a basic certificate | how long does a basic DBS take | Disclosure Scotland basic time | who applies for a basic disclosure | AccessNI basic
  #turnaround~4 [Criminal certificate, UK] +4 when will the enhanced certificate arrive | how long is an enhanced DBS | enhanced disclosure weeks | who applies for an enhanced DBS | why does an enhanced check take weeks | can the self-employed apply for an enhanced DBS
  #turnaround~5 [Criminal certificate, EU.] +4 what slows down a certificate from Italy or France | how long does a police certificate in the EU take | European criminal certificate time | who requests the certificate in Europe
  #turnaround~6 [Degree, online register.] +4 degree check in an online register time
  #turnaround~7 [Degree, registrar in] +4 how long must we wait for the registrar | how long does a university take to confirm a degree | registrar reply time | degree confirmation in writing
  #turnaround~8 [Licence, online register.] +4 licence check online duration
  #turnaround~9 [Licence, issuing body] +4 the licensing board only answers letters, how long | licence confirmed in writing duration | professional body reply time
  #turnaround~10 [Employment, data service.] +4 is there a quick way if the employer uses a payroll service | employment via payroll database time | The Work Number style check
  #turnaround~11 [Employment, HR by] +4 how quickly do HR departments answer | how long does an employer take to confirm a job | HR reply time | employment verification duration
  #turnaround~12 [Reference.] +4 what decides how long a reference takes | how long do references take | referee reply time
  #turnaround~13 [Identity and right] +4 how long until her permit to work is checked | how long does a right to work check take | identity check duration
  #turnaround~14 [Address, register.] +4 is an electoral roll search quick | address check in a register duration
  #turnaround~15 [Address, document.] +4 how long until a bill has been looked at | address check by document duration
  #turnaround~16 [Address, visit.] +4 how long until someone has been at the house | how long does an address visit take | home visit days
  #turnaround~17 [Sanctions and PEP] +4 what can delay sanctions screening | how long does sanctions screening take | PEP check time
  #turnaround~18 [Company file.] +4 how soon do we get the file of a company | how long does a company file take | company extract time
  #turnaround~19 [Ownership across borders.] +4 how long for a chain of foreign companies | how long does it take to trace owners abroad | cross-border ownership duration | UBO search weeks
  #turnaround~20 [Planning range (depends] +2 can I rely on these days
  #coverage [We can order] +1 in how many countries can you check
  #coverage~1 [Criminal records.] +3 who keeps criminal records in Scotland | where do criminal records come from in each region | criminal records sources US, UK, EU
  #coverage~2 [Education.] +3 whom do you ask about a degree in America | education sources by region
  #coverage~3 [Employment.] +3 employment sources by region
  #coverage~4 [Company registers.] +3 where do you look up a British company | company registers by region
  #coverage~5 [Sanctions and PEP] +3 which sanctions list do you use in Europe | sanctions lists by region
  #coverage~6 [Places listed.] +3 is Romania on your list | is Ireland covered | which European countries are listed | are you in all US states | is Switzerland or Norway listed | list of places
  #coverage~7 [For any other] +1 the country I need isn't in your table | country not on the list | check in Africa or Asia | order for another country
  #price-drivers [You pay per] how is a price made up | what do I pay for | pricing model
  #price-drivers~1 [Each country, county] he lived in five counties, is that dearer | does each address raise the price | several countries make it dearer
  #price-drivers~2 [A higher level] why is the higher level more expensive | higher level costs more
  #price-drivers~3 [Translation, certified copies] is translating included | extra cost for translation or paper forms | hidden costs
  #price-drivers~4 [Your price depends] can I pay more to get it sooner | rush fee | express check surcharge | price of repeated checks
  #price-drivers~5 [A programme with] we check two thousand people a year, is it cheaper | cheaper for many checks | rebate
  #price-drivers~6 [Your quote adds] does monitoring appear on the quote | items of a quotation
`

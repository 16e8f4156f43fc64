const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Frequent given names and surnames that are not English words. They are removed from stored questions even if the site contains them. All
 * other names are removed because neither the site nor `common-words.ts` contains them.
 */
export const NAMES = list(`
  aaron abdul abdullah abigail adam adrian agnes ahmad ahmed aisha alan albert alejandro alessandro alex alexander alexandra alfred
  ali alice alicia alison allan allen amanda amelia amir amit ana anderson andrea andreas andrew andy angela anil anita ann anna anne
  annette annie anthony antonio anton arjun arthur ashley audrey barbara barry beatrice ben benjamin bernard beth betty bianca
  bob bobby boris bradley brandon brenda brian bruce bryan caitlin cameron camille carl carla carlos carmen carol carolina
  caroline carolyn catherine cecilia charles charlie chen chloe chris christian christina christine christopher cindy claire clara
  clark claudia colin connor craig cynthia daisuke dan daniel daniela danielle dave david davies davis deborah debra deepak denise
  dennis derek diana diane diego dmitri dominic donald donna doris dorothy douglas duncan dylan edward edwin eleanor elena elizabeth
  ella ellen emily emma eric erik erika ethan eugene evans evelyn fatima felipe felix fernandez fernando fiona florian frances
  francesca francis francisco franz fred frederick gabriel gareth garcia gary geoffrey george gerald gerard giovanni giulia giuseppe gloria
  gonzalez gordon graham greg gregory guillermo gupta gustav hans harold harris harry hassan hector heather heidi heinz helen helena
  henry hernandez hiroshi howard hugh hughes hugo hussain ian ibrahim ingrid irene isaac isabel isabella ivan jackson jacob
  jacqueline james jamie jan jane janet janice jason javier jean jeff jeffrey jennifer jenny jeremy jerry jesse jessica
  jesus jim jimmy joan joanna joe joel johan johannes john johnny johnson jon jonas jonathan jones jorge jose josef joseph
  joshua joyce juan judith judy julia julian julie jurgen justin karen karin karl kate katherine kathleen kathryn katie keith
  kelly ken kenneth kevin khalid khan kim klaus krishna kristen kristin kumar kyle larry lars laura lauren lee leo leon
  leonard lewis liam lily linda lisa liu lopez lorenzo louis louise luca lucas lucy luigi luis luke lukas lydia lynn
  madison magdalena manfred manuel marco marcus margaret maria marianne marie mario marion martha martin martina martinez mary
  matteo matthew matthias maureen maurice megan mehmet melanie melissa michael michel michelle miguel mike mitchell mohamed mohammad
  mohammed monica morgan muhammad murphy nancy naomi natalia natalie natasha nathan neil nguyen nicholas nicola nicolas nicole
  nigel nikolai noah nora norman oliver olivia omar oscar otto pablo pamela patricia patrick paul paula paulo pavel pedro
  perez peter petra philip philippe phillip pierre piotr priya rachel rafael rahul raj rajesh ralph ramirez ravi raymond rebecca
  rene ricardo richard rita robert roberto roberts robinson rodriguez roger roland ronald ross rosie roy russell ruth ryan sally sam
  samantha samuel sanchez sandra sanjay sara sarah schmidt schneider scott sean sebastian sergei sergio sharma sharon shirley simon
  singh smith sofia sonia sophia sophie stefan stefano stella stephan stephanie stephen steve steven stuart susan suzanne sven
  sylvia tanya tara teresa terry theresa thomas thompson tim timothy tina todd tom tommy tony tracey tracy tyler ursula valentina
  valerie vanessa vera veronica viktor vikram vincent vladimir walter wang wayne wendy wilhelm william williams wilson wolfgang
  xavier yan yasmin yusuf yvonne zachary zhang zoe
`)

/** Words and places that are also names of people. They are removed if they are written or used as a name: see `question-words.ts`. */
export const WORDS_AND_NAMES = list(`
  amber angel april august austin baker banks barber bear bell berry bill bishop black bloom bond booth brook brooks brown burns bush butler
  camp carpenter carter chad chapman charity charlotte chase cherry chelsea church clay cliff cole coleman cook
  cooper cox cross crystal dale dallas dawn dean dial diamond dolly duke earl eve faith fisher fleet florence
  flowers forest foster fox frank freeman gardener gardner gay gene georgia ginger glass glen gold golden grace grant gray green grey guy hall
  harding hardy harper hart hawk hazel heath hill holly hope hunt hunter ivy jack jade jasmine jasper jay jersey jewel
  jordan joy june justice king kings knight lake lamb lance lane lawless lilac lane mann manning
  marina mark marks marsh marshall mason may mercy merry miles mill miller mills milo moon moore moss noble north norm olive palmer
  paris park parker parks parson patience pearce pearl penny perry peters piper pitts pope porter potter powers price prince pugh
  queen ray reed reeves rich rivers rob robin rocky rod rose rowe ruby rusty sage sandy savage sawyer sharp shaw shepherd silver sky
  skinner snow south spencer star steel sterling stone stones sue summer summers swift sydney taylor
  terry turner victoria viola violet wade wagner walker wall waller ward warner waters weaver webb weber welch wells west wheeler white
  will winter wise wolf wood woods wright young
`)

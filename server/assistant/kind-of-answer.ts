/** Kinds of fact that a question can ask for, such as the period in “how long does it take?” */
export type KindOfAnswer = 'period' | 'frequency' | 'moment' | 'number' | 'share'

/** Units of time, in questions and answers. */
const UNIT = '(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|decades?)'

/** Kinds of fact by the words of a question. The first pattern that matches decides. */
const ASKS: readonly (readonly [kind: KindOfAnswer, pattern: RegExp])[] = [
  ['frequency', /\bhow (?:often|frequently)\b/u],
  [
    'share',
    /\b(?:what|which) (?:percentage|per ?cent|share|proportion)\b|\bin (?:percent|per cent)\b/u,
  ],
  [
    'period',
    new RegExp(
      `\\b(?:how (?:long|quickly|fast|soon|old|far back)|how many ${UNIT}|(?:for|since|until) when)\\b`,
      'u',
    ),
  ],
  [
    'moment',
    /^(?:(?:and|so|but|ok|then) )*(?:from |since |until |by )?when (?:is|are|was|were|do|does|did|can|could|will|would|must|should|may)\b/u,
  ],
  ['number', /\bhow many\b/u],
]

const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|sixty|ninety|hundred|thousand)'

/** Words for each kind of fact. A text that states such a fact contains at least one of them. */
const STATES: Readonly<Record<KindOfAnswer, RegExp>> = {
  period: new RegExp(
    `\\b${NUMBER}[\\s-]*(?:(?:to|or|and|–)\\s*${NUMBER}\\s*)?(?:\\w+\\s)?${UNIT}\\b|\\b(?:a|an|one|each|every|per|few|several|half a)\\s(?:\\w+\\s)?${UNIT}\\b|\\b${UNIT} or ${UNIT}\\b|\\b(?:at once|immediately|same day|until|as long as|as soon as|once|life|never|postal delivery|by appointment|as your|in the proposal|founded|since|end of)\\b`,
    'u',
  ),
  frequency: new RegExp(
    `\\b(?:every|each|yearly|annual(?:ly)?|monthly|weekly|daily|quarterly|once|twice|again|whenever|at (?:expiry|renewal)|on change|continuous(?:ly)?|ongoing|monitor\\w*|repeat\\w*|as often as|review|interval|rhythm|new version|changes?|by (?:risk|band))\\b|\\b${NUMBER} times\\b`,
    'u',
  ),
  moment: new RegExp(
    `\\b(?:after|before|once|until|when|as soon as|at the end|during|since|within|never|immediately|at once)\\b|\\b${UNIT}\\b|\\d`,
    'u',
  ),
  number: new RegExp(
    `\\b(?:${NUMBER}|both|several|number|as many as|all|none|no|each|every|some|few|most|dozens?|volume|single|any)\\b|\\d`,
    'u',
  ),
  share:
    /%|\bper ?cent\b|\bpercentage\b|\bthreshold\b|\bshare\b|\bproportion\b|\bprecision\b|\brate\b|\brange\b/u,
}

/** Kind of fact that a question in lower case asks for, or undefined. */
const kindOf = (question: string): KindOfAnswer | undefined =>
  ASKS.find(([, pattern]) => pattern.test(question))?.[0]

/** False if a question in lower case asks for a kind of fact, such as a period, and the text contains no word for this kind. */
export function statesWhatIsAsked(question: string, text: string): boolean {
  const kind = kindOf(question)
  return kind === undefined || STATES[kind].test(text.toLowerCase())
}

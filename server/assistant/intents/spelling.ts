import { editDistance } from '#shared/text/edit-distance.ts'
import { COMMON_WORDS } from '../follow-up/common-words.ts'

/** Words by which intents recognize a question, spelled correctly. */
const WORDS: readonly string[] =
  `about accessibility account address agency answer application background birth business candidate candidates cancel
  certificate certified check checks client clients company compliance complain complaint confidential connect consent contact
  conviction convictions cookies correct cost costs country countries court cover credit criminal customer customers database
  decide decision degree delete deleted demo diploma discount discounts dispute document documents education email employee
  employees employer employers employment encrypted encryption enhanced error expensive experience hiring history hours
  identity industries industry information integrate integration invoice language languages licence long meeting message
  messages minimum mistake months much number office opening open people person personal phone position positions price
  prices pricing privacy quickly reference references region rejected remove reply report reports request result results
  retention review reviews salary sample sanctions saturday schedule screening security server servers service services single
  start status stored success sunday support track turnaround university vacancies vacancy verification verify weekend wrong
  germany france spain italy poland ireland netherlands belgium austria sweden denmark portugal greece finland norway
  switzerland canada australia brazil india china japan mexico nigeria america europe england scotland kingdom`.split(
    /\s+/u,
  )

const KNOWN: ReadonlySet<string> = new Set(WORDS)
const byFirst = Map.groupBy(WORDS, ([first = '']) => first)

/** Minimum lengths of words in which one wrong letter (`LEAST`) and two wrong letters (`LONG`) are corrected. */
const LEAST = 4
const LONG = 9

/** Maximum number of unknown words of a question that are looked up. */
const MOST = 12

function corrected(word: string): string {
  const most = word.length >= LONG ? 2 : 1
  const near = (byFirst.get(word[0] ?? '') ?? [])
    .map((other) => ({ other, distance: editDistance(word, other, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.other ?? word
}

/**
 * Corrects misspelled words of a text in lower case. A misspelled word is neither common English nor known to intents. It differs from a
 * known word by one letter (two in words of nine letters and more). Looks up at most 12 words.
 */
export function spelled(text: string): string {
  let left = MOST
  return text.replaceAll(/[a-z]+(?:'[a-z]+)?/gu, (word) => {
    const isKnown = word.length < LEAST || KNOWN.has(word) || COMMON_WORDS.has(word)
    if (isKnown || word.includes("'") || left === 0) return word
    left -= 1
    return corrected(word)
  })
}

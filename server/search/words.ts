import { stemmer } from 'stemmer'
import { SEARCH_LIMITS } from './limits.ts'

/** Stem of a word. Inflected forms and spelling variants of a word have the same stem. */
export type Stem = string

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu

/** Replacements for common abbreviations, and for words that some visitors write as one word and others as two. */
const TYPED: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ur', 'your'],
  ['r', 'are'],
  ['thx', 'thanks'],
  ['pls', 'please'],
  ['wich', 'which'],
  ['info', 'information'],
  ['docs', 'documents'],
  ['wifi', 'wi fi'],
  ['uni', 'university'],
  ['unis', 'universities'],
  ['yr', 'year'],
  ['yrs', 'years'],
  ['thru', 'through'],
])

/** Replacements for spelling variants that the rules of `american` do not cover. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['enquiry', 'inquiry'],
  ['enquiries', 'inquiries'],
  ['enquire', 'inquire'],
  ['programme', 'program'],
  ['programmes', 'programs'],
  ['licence', 'license'],
  ['licences', 'licenses'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['offences', 'offenses'],
  ['practise', 'practice'],
  ['catalogue', 'catalog'],
  ['catalogues', 'catalogs'],
  ['dialogue', 'dialog'],
  ['grey', 'gray'],
  ['cheque', 'check'],
  ['judgement', 'judgment'],
  ['enrolment', 'enrollment'],
  ['fulfil', 'fulfill'],
  ['skilful', 'skillful'],
  ['ageing', 'aging'],
  ['résumé', 'resume'],
  ['résumés', 'resumes'],
  ['orientated', 'oriented'],
  ['learnt', 'learned'],
  ['spelt', 'spelled'],
])

/** Stems that are replaced by another stem, because the stemmer returns different stems for words that should match. */
const SAME_STEM: ReadonlyMap<Stem, Stem> = new Map([
  ['verif', 'verifi'],
  ['applic', 'appli'],
  ['applicant', 'appli'],
  ['certif', 'certifi'],
  ['qualif', 'qualifi'],
  ['identif', 'identifi'],
  ['notif', 'notifi'],
  ['repli', 'reply'],
  ['integr', 'integrat'],
  ['migrat', 'migrat'],
  ['delet', 'delet'],
  ['retent', 'retain'],
  ['convict', 'convict'],
  ['referenc', 'refer'],
  ['refere', 'refer'],
  ['employ', 'employ'],
  ['recognit', 'recogn'],
  ['declin', 'declin'],
  ['receipt', 'receiv'],
  ['paid', 'pai'],
  ['bought', 'bui'],
  ['sent', 'send'],
  ['kept', 'keep'],
  ['held', 'hold'],
  ['told', 'tell'],
  ['sold', 'sell'],
  ['built', 'build'],
  ['ran', 'run'],
  ['taken', 'take'],
  ['took', 'take'],
  ['lawyer', 'law'],
  ['legal', 'law'],
  ['lawful', 'law'],
])

const american = (word: string): string =>
  SPELLED.get(word) ??
  word
    .replace(/([a-z]{2,})is(e[drs]?|ing|ations?|ers?)$/, '$1iz$2')
    .replace(/([a-z]{2,})ys(e[drs]?|ing|ers?)$/, '$1yz$2')
    .replace(/([a-z]{3,})our(s|ed|ing|able|ful|ite|al)?$/, '$1or$2')
    .replace(/([a-z]{2,}[^aeiou])re$/, (whole, start: string) =>
      /(?:cent|met|fib|theat|lit)$/.test(start) ? `${start}er` : whole,
    )

/**
 * Words of a text in their order, in lower case and without accents. Abbreviations and spelling variants are replaced by their usual form.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    // The lookbehind has a fixed length, so that the time is linear even for one very long word.
    .replaceAll(/(?<=\p{L}{2})(?=\p{N})/gu, ' ')
  return (plain.match(WORD) ?? []).flatMap((word) => {
    const bare = word.replace(/['’](?:s|re|ve|ll|d|m)$/, '').replaceAll(/['’]/g, '')
    const known = TYPED.get(bare) ?? SPELLED.get(bare) ?? bare
    return known
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .split(' ')
      .filter((part) => part !== '')
  })
}

const stems = new Map<string, Stem>()
const MOST_STEMS = 20_000

/** Stem of a word in lower case. A word of more than 40 characters is its own stem. */
export function stemOf(word: string): Stem {
  // The rules of the stemmer take quadratic time for long words, and such words would fill the cache.
  if (word.length > SEARCH_LIMITS.word) return word
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemmer(american(word))
  const made = SAME_STEM.get(stem) ?? stem
  if (stems.size >= MOST_STEMS) stems.clear()
  stems.set(word, made)
  return made
}

/** Stems of the words of a text, in their order. */
export const stemsOf = (text: string): readonly Stem[] => wordsOf(text).map(stemOf)

/** Words that carry no information about the subject of a query. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above after again already still nobody anymore moment currently usually normally simply become all also am an and any anybody anyone anything are arent as at be because been before being between both but by can ' +
    'cannot cant could couldnt did didnt do does doesnt doing dont down during each else even ever every few for from further get gets getting ' +
    'give go goes going got had has hasnt have havent having he hello help her here hers hey hi him his how i id if ill im in into is isnt it its ' +
    'ive just know let like long lot many may me mean might mine more most much must my need needs no nor not now of off ok okay on once one only ' +
    'or other our ours out over own please possible put quite rather really said same say see shall she should so some somebody someone ' +
    'something such sure take takes tell than thank thanks that the their theirs them then there these they thing things think this those ' +
    'through to too under until up upon us use used using very want wants was we well went were what whats when where whether which while ' +
    'who work works working website site page certavia cera kind kinds way ways actually exactly whom whos whose why will with without wont would wouldnt yes yet you your yours'
  ).split(' '),
)

/** True if a word in lower case is a stop word. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

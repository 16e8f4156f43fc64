import { greeting } from '#shared/company/assistant-words.ts'
import { site } from '#shared/company/site.ts'
import type { Answer } from './ports.ts'

/** Greetings, in any order and number. */
const GREETINGS =
  /\b(?:hello|hallo|hi|hiya|hey|heya|yo|howdy|greetings|welcome|good (?:day|morning|afternoon|evening)|morning|afternoon|evening)\b/giu
const THANKS =
  /\b(?:thanks?(?: you)?|thank u|thx|ty|cheers|much appreciated|appreciated|(?:that(?: was|'s| is) )?(?:very |really )?(?:great|perfect|brilliant|helpful|awesome|nice))\b/giu
const FAREWELLS =
  /\b(?:(?:good)?bye(?: bye)?|see (?:you|ya)(?: later| soon)?|good ?night|farewell|take care|have a (?:good|nice|great) (?:day|one|evening|weekend))\b/giu
/** Small talk and questions about the assistant itself, such as "who are you". */
const WHO =
  /\b(?:how are (?:you|things)(?: doing)?(?: today)?|how(?:'s| is) it going|what's up|who are you|what are you|what(?:'s| is) your name|what can you (?:do|help(?: me)? with|tell me)|(?:can|could) you help(?: me)?|i need (?:some )?help|help(?: me)?|(?:is (?:this|it|the chat)|am i (?:talking|speaking|chatting) (?:to|with)) (?:answered by |run by )?(?:a |an )?(?:bot|robot|human|person|real person|ai|machine)|are you (?:a |an )?(?:bot|robot|human|person|real|real person|ai|machine))\b/giu
/** Words that accompany courtesies and ask nothing. */
const FILLERS = new RegExp(
  `\\b(?:there|all|everyone|everybody|team|folks|sir|madam|dear|again|please|ok|okay|so|very much|so much|a lot|and|for (?:your|the) help|for now|now|today|to you|you|${site.assistant}|${site.product})\\b`,
  'giu',
)
/** Courtesies at the start of a question. */
const OPENING = new RegExp(
  `^(?:(?:${[GREETINGS, THANKS].map(({ source }) => source).join('|')}|there|all|team|everyone|ok|okay|so|${site.assistant})[\\s,.!-]+)+`,
  'iu',
)

const plain = (text: string) => text.normalize('NFKC').replaceAll('’', "'")

const isEmpty = (text: string) => !/[\p{L}\p{N}]/u.test(text)

/** Returns a question without the courtesies at its start. */
export function withoutOpening(question: string): string {
  const rest = plain(question).replace(OPENING, '')
  return isEmpty(rest) ? question : rest
}

const lines: readonly (readonly [words: RegExp, text: string])[] = [
  [FAREWELLS, 'Goodbye. You can come back to this conversation as long as this tab is open.'],
  [THANKS, 'You’re welcome. Is there anything else you would like to know?'],
  [WHO, greeting.text.site],
  [GREETINGS, greeting.text.site],
]

/** Answer to a message that contains only courtesies or asks who answers, or undefined for all other messages. */
export function courtesyReply(message: string): Answer | undefined {
  const text = plain(message)
  const all = [...lines.map(([words]) => words), FILLERS]
  const rest = all.reduce((left, words) => left.replaceAll(words, ' '), text)
  const said = lines.find(([words]) => text.search(words) >= 0)
  if (said === undefined || !isEmpty(rest)) return undefined
  const isOpen = said[1] === greeting.text.site
  return {
    outcome: 'answer',
    parts: [{ text: said[1] }],
    sources: [],
    ...(isOpen ? { quickReplies: greeting.quickReplies } : {}),
  }
}

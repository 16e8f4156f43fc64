import type { Answer } from './ports.ts'
import { paths } from '#shared/paths/paths.ts'

/** Frequent function words of other languages that are not also English words, one language per entry. */
const SMALL_WORDS: readonly string[] = [
  'wie lange dauert eine einer einem ich sie ist nicht und oder wo wann kann können ihre ihr meine mein mit für bitte gibt kostet viel welche wer warum haben',
  'comment combien coûte coute ça est-ce que quel quelle quels où est vous votre vos mes mon nous une des les pour avec dans peut puis-je faire prix délai bonjour merci',
  'cómo como cuánto cuanto cuesta dónde donde qué cuál cual puedo puede ustedes mis los las una para con por favor están es tienen hola gracias datos tiempo',
  'come quanto costa dove quale quali posso può sono gli della delle per con una tempo miei vostro vostra siete avete ciao grazie',
  'quanto custa onde qual quais posso você vocês meus minha uma para com por não são têm olá obrigado',
  'hoe lang duurt een het wat waar kan ik jullie mijn niet voor met zijn hebben kost hoeveel welke dank',
  'jak długo gdzie czy mogę ile kosztuje jest nie moje dane dla jakie kiedy proszę dzień dobry',
  'hur lång tid kostar var kan jag är inte mina och för med vad vilka tack',
  'nasıl ne kadar nerede hangi var mı benim için ve bir bu',
]

const wordLists = SMALL_WORDS.map((words) => new Set(words.split(' ')))

const ENGLISH: ReadonlySet<string> = new Set(
  'the a an is are do does did can could how what where when who why which of to in on for with and or you your my we our us i me it that this have has not about long much'.split(
    ' ',
  ),
)

/** Minimum share of non-Latin letters from which a question counts as one in another language, 0 to 1. */
const OTHER_SCRIPT = 0.3

/** True if the function words or the script of a question show that it is not in English. Reads the first 500 characters. */
export function isOtherLanguage(question: string): boolean {
  const text = question.slice(0, 500).normalize('NFKC').toLowerCase()
  const letters = text.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  if (letters.length > 3 && others.length / letters.length >= OTHER_SCRIPT) return true
  const words = text.match(/[\p{L}'’-]+/gu) ?? []
  const english = words.filter((word) => ENGLISH.has(word)).length
  const most = Math.max(...wordLists.map((list) => words.filter((word) => list.has(word)).length))
  return most >= 2 && most > english
}

/** Answer to a question in another language. */
export const otherLanguageAnswer: Answer = {
  outcome: 'answer',
  isComposed: true,
  parts: [
    {
      text: 'I can answer in English only: please ask in English, or write to our team through the contact page.',
      source: 0,
    },
  ],
  sources: [{ title: 'Contact', url: paths.contact }],
  quickReplies: ['Contact Support'],
}

import { describe, expect, it } from 'vitest'
import { COMMON_WORDS } from './follow-up/common-words.ts'
import { NAMES } from './person-names.ts'
import { keepKnownWords } from './question-words.ts'

/** Words of the site in these tests. They include names from examples, and words that are also names. */
const SITE = new Set(
  'check checks criminal screening background price candidate germany london page mark green march jane baker street bank employment verification'.split(
    ' ',
  ),
)
const known = async (words: readonly string[]) => new Set(words.filter((word) => SITE.has(word)))
const keep = (question: string) => keepKnownWords(question, known)

describe('a stored question', () => {
  it.each([
    ['Who is the CEO?', 'who is the ceo'],
    ['Can i get a discount for bulk checks', 'can i get a discount for bulk checks'],
    ['How do I reset my password?', 'how do i reset my password'],
    ['What’s the price if we’re a start-up?', "what's the price if we're a start-up"],
    ['Why didn’t my invoice arrive on Monday?', "why didn't my invoice arrive on monday"],
    [
      'Do you offer Background Screening in Germany?',
      'do you offer background screening in germany',
    ],
    ['Will you refund us?', 'will you refund us'],
    ['WHO IS THE DIRECTOR OF THE COMPANY', 'who is the director of the company'],
    ['What is the price? May we visit your office', 'what is the price may we visit your office'],
  ])('keeps common words: %s', async (question, text) => {
    expect(await keep(question)).toBe(text)
  })

  it.each([
    [
      'a full name',
      'Is Wilhelmina Krautheim on your list of candidates',
      'is … on your list of candidates',
    ],
    [
      'a name in small letters',
      'did you check wilhelmina krautheim for us',
      'did you check … for us',
    ],
    [
      'a frequent name in small letters',
      'why did jane smith fail the check',
      'why did … fail the check',
    ],
    [
      'a name that the site uses in an example',
      'What did you tell Jane about it',
      'what did you tell … about it',
    ],
    [
      'a name that is also a word',
      'Have you told Mark about the check',
      'have you told … about the check',
    ],
    [
      'two words that are also names',
      'why did mark green not get the job',
      'why did … not get the job',
    ],
    [
      'a word that is also a name, at the start',
      'Mark Krautheim asks when the check is done',
      '… asks when the check is done',
    ],
    [
      'a surname that is a common word',
      'Did you talk to Jennifer Page about my check',
      'did you talk to … about my check',
    ],
    [
      'a capitalised word within a sentence',
      'Did you ask Speed about my job',
      'did you ask … about my job',
    ],
    [
      'a surname after a title',
      'I want to talk to mr harding about the check',
      'i want to talk to … about the check',
    ],
    [
      'a name after "my name is"',
      'my name is will baker and i want a refund',
      'my name is … and i want a refund',
    ],
    [
      'an unknown name after "I am called"',
      'I am called Oyelaran Cutting, what do you know about me',
      'i am called … what do you know about me',
    ],
    [
      'a possessive',
      'Where is Jane’s report, and when is it sent',
      'where is … report and when is it sent',
    ],
    [
      'a name with an apostrophe',
      'can you send me O’Brien’s result by email',
      'can you send me … result by email',
    ],
    [
      'a double name',
      'can you send me Anne-Marie’s result by email',
      'can you send me … result by email',
    ],
    [
      'a name of another script',
      'can you check 王伟 for my company',
      'can you check … for my company',
    ],
    [
      'an email address',
      'please send it to jane.baker@mark.example by monday',
      'please send it to … by monday',
    ],
    [
      'a web address',
      'why is www.linkedin.com/in/jane-baker on my report',
      'why is … on my report',
    ],
    [
      'a phone number',
      'call me back on +44 20 7946 0958 or 07700 900123 please',
      'call me back on … or … please',
    ],
    [
      'a date of birth',
      'i was born on 3 March 1980 and want my data',
      'i was born on … and want my data',
    ],
    [
      'an address and its postcode',
      'i live at 12 Baker Street, SW1A 1AA and want my report',
      'i live at … and want my report',
    ],
    [
      'a number of a document',
      'my passport number is AB123456C, is it valid',
      'my passport number is … is it valid',
    ],
    [
      'a long token',
      'why does eyJhbGciOiJIUzI1NiIsInR5 not work for me',
      'why does … not work for me',
    ],
    [
      'an employer',
      'does Krautheim Holdings use your service for jobs',
      'does … use your service for jobs',
    ],
    [
      'a name in a question of capitals',
      'WHY DID JANE SMITH FAIL THE CHECK',
      'why did … fail the check',
    ],
  ])('leaves out %s', async (_what, question, text) => {
    expect(await keep(question)).toBe(text)
  })

  it('a question is dropped if fewer than three of its words may be stored', async () => {
    expect(await keep('Wilhelmina Krautheim, 3 March 1980')).toBeUndefined()
    expect(await keep('Wilhelmina Krautheim check')).toBeUndefined()
  })
})

it('the list of common words contains no names', () => {
  expect([...COMMON_WORDS].filter((word) => NAMES.has(word))).toEqual([])
})

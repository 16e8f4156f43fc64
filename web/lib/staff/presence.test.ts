import { expect, test } from 'vitest'
import { initialsOf, othersAt, presenceSentence } from './presence.ts'

const seat = (user_id: string, place: 'admin' | 'studio', article_id = 'a') => ({
  article_id,
  user_id,
  name: user_id,
  place,
})

test.each([
  ['Ada Moss', 'AM'],
  ['ada', 'A'],
  ['  José Ramón  de la Cruz ', 'JC'],
  ['𝒜da 😀', '𝒜😀'],
  ['', ''],
])('initialsOf derives the initials of "%s": %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  [false, ['admin'], 'Ada has this open'],
  [false, ['studio'], 'Ada has this open in the Studio'],
  [false, ['studio', 'admin'], 'Ada has this open here and in the Studio'],
  [true, ['admin'], 'You have this open in another tab'],
  [true, ['studio'], 'You have this open in the Studio'],
  [true, ['admin', 'studio'], 'You have this open in another tab and in the Studio'],
] as const)(
  'presenceSentence describes a user who has the article open (is the current user: %s, opened in %o): %s',
  (isSelf, places, sentence) => {
    expect(presenceSentence({ name: 'Ada', isSelf, places: new Set(places) })).toBe(sentence)
  },
)

test('othersAt lists each user once, the current user last, and leaves out users with other articles', () => {
  const open = [
    seat('me', 'studio'),
    seat('eve', 'admin'),
    seat('ada', 'admin', 'b'),
    seat('eve', 'studio'),
  ]
  expect(
    othersAt(open, 'a', 'me').map(({ id, isSelf, places }) => [id, isSelf, [...places]]),
  ).toEqual([
    ['eve', false, ['admin', 'studio']],
    ['me', true, ['studio']],
  ])
})

import { randomInt } from 'node:crypto'

/** Alphabet without I, L, O, U, 0 and 1, which are easily confused or make words. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LENGTH = 8

/** Returns a random number of eight characters for emails and calls. The number does not reveal how many records exist. */
export const newNumber = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')

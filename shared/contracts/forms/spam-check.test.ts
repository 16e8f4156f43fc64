import { expect, test } from 'vitest'
import { AGAIN_FIELD, HIDDEN_FIELD } from './spam-check-fields.ts'

/**
 * Words in the names of fields that browsers and password managers fill in, in English. Sources: the autofill tokens of the HTML standard,
 * and the field name patterns of Chromium (`components/autofill/core/common/autofill_regex_constants.h`).
 */
const FILLED = `
  name nick honorific title first last middle initial surname user login account pass pwd
  pin otp one-?time code secret mail phone tel mobile fax ext url web site home im[pt]p
  compan business org job role addr street line house apart unit suite floor building
  attention city town suburb locality level state region province county country zip post
  landmark between card cc cvc cvv csc expir exp iban bank amount price currency birth bday
  day month year date age sex gender language photo promo coupon gift search query passport
  licen[cs]e vehicle travel flight loyalty member delivery instruction vat tax ssn number
`
  .trim()
  .split(/\s+/u)

test.each([HIDDEN_FIELD, AGAIN_FIELD])('no autofill pattern matches the field name %s', (name) => {
  expect(FILLED.filter((word) => new RegExp(word, 'iu').test(name))).toEqual([])
})

test('the autofill patterns match known autofill names', () => {
  const known = ['website', 'url', 'company', 'fax', 'given-name', 'address_line2', 'postal_code']
  const found = known.filter((name) => FILLED.some((word) => new RegExp(word, 'iu').test(name)))
  expect(found).toEqual(known)
})

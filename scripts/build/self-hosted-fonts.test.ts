import { expect, test } from 'vitest'
import { withoutForeignFonts } from './self-hosted-fonts.ts'

test('withoutForeignFonts removes font faces of other hosts and keeps all other rules', () => {
  const own = '@font-face{font-family:Own;src:url(/studio/own.woff2)}'
  const foreign =
    '@font-face{font-family:Inter;src:url(https://design-system-static.sanity.io/Inter.woff2)}'
  expect(withoutForeignFonts(`a{color:red}${foreign}${own}${foreign}`)).toBe(`a{color:red}${own}`)
})

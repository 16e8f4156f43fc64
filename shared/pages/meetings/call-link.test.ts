import { describe, expect, it } from 'vitest'
import { CALL_LINK_BY_EMAIL, callLinkWords } from './call-link.ts'
import { callPlace } from './call-place.ts'

describe('the texts about the link to the call', () => {
  it('promise an email with the link if the site sends emails', () => {
    expect(callPlace(true)).toBe('Video call, link by email')
    expect(callLinkWords(true).emailHint).toContain('go to this address')
    expect(CALL_LINK_BY_EMAIL).toContain('to this address')
  })

  it('promise no automatic email if the site sends no emails', () => {
    const { emailHint, noInvitation } = callLinkWords(false)
    expect(callPlace(false)).not.toContain('email')
    for (const text of [emailHint, noInvitation]) {
      expect(text).toContain('no automatic email')
      expect(text).toMatch(/our team/iu)
    }
  })
})

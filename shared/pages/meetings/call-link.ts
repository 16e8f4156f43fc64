/** Texts about the link to the video call for one state: this site sends emails, or it does not. */
export interface CallLinkWords {
  /** Below the field for the email address. */
  readonly emailHint: string
  /** The row of a meeting whose invitation is not sent. */
  readonly noInvitation: string
}

const WITH_MAIL: CallLinkWords = {
  emailHint: 'The invitation and the link to the video call go to this address.',
  // An address can have had too many emails already.
  noInvitation: 'No invitation goes out by email. Add the meeting to your calendar below.',
}

const WITHOUT_MAIL: CallLinkWords = {
  emailHint: 'Our team uses this address to send you the link. You get no automatic email.',
  noInvitation:
    'You get no automatic email, so add the meeting to your calendar below. Our team sends you the link before the meeting.',
}

/** @param hasMail true if this site sends emails (`SMTP_URL`) */
export const callLinkWords = (hasMail: boolean): CallLinkWords =>
  hasMail ? WITH_MAIL : WITHOUT_MAIL

/** The sentence of each email to the visitor, who gets it only where this site sends emails. */
export const CALL_LINK_BY_EMAIL =
  'We’ll send the link to the video call to this address before the meeting.'

/** The sentence of an email to staff. */
export const CALL_LINK_FOR_STAFF =
  'Send the link to the video call before the meeting. We’ve told the visitor that it comes by email.'

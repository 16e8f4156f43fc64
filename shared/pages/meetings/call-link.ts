/** Texts about the link to the video call. They depend on whether the site sends emails. */
export interface CallLinkWords {
  /** Hint below the field for the email address. */
  readonly emailHint: string
  /** Text in a meeting's details if no invitation is sent by email. */
  readonly noInvitation: string
}

const WITH_MAIL: CallLinkWords = {
  emailHint: 'The invitation and the link to the video call go to this address.',
  // A site that sends emails may still not send an invitation, if the address has already received too many emails.
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

/** Sentence in each email to the visitor. A site without email does not use it. */
export const CALL_LINK_BY_EMAIL =
  'We’ll send the link to the video call to this address before the meeting.'

/** Sentence in emails to staff. */
export const CALL_LINK_FOR_STAFF =
  'Send the link to the video call before the meeting. We’ve told the visitor that it comes by email.'

/**
 * The names under which a browser keeps things for the site. Code that stores takes its name from here, and
 * `shared/pages/legal/stored-things.ts` says of each what it is for and how long it stays: nothing is stored under a
 * name that the cookie page does not list.
 */
export const storageKeys = {
  /** Local storage: the colours that the visitor chose. */
  theme: 'theme',
  /** Local storage: how they were chosen. */
  themePreference: 'themePreference',
  /** Local storage: the day on which the question whether to switch to dark was last answered. */
  lastSunsetCheck: 'lastSunsetCheck',
  /** Local storage: what was set in the accessibility menu. */
  accessibilitySettings: 'accessibilitySettings',
  /** Session storage: how far each page was scrolled. */
  scrolled: 'scrolled',
  /** Session storage: which pages this tab has been on, for the back and forward buttons. */
  visited: 'visited',
  /** Session storage, the star standing for the form: what a visitor has sent while there was no connection. */
  inquiryToSend: 'inquiryToSend:*',
  /** Session storage: the conversation with the assistant. */
  conversation: 'assistantConversation',
  /** Session storage: that conversation on its way to the contact form. */
  handedConversation: 'conversationForContact',
  /** Local storage: what the visitor has allowed. The cookie of {@link cookieNames} says the same to the server. */
  consent: 'cookieConsent',
  /** Local storage: when the visitor refused, so that they are not asked again soon. */
  consentRefusedAt: 'consentRefusedAt',
  /** Local storage: the number of the receipt for a consent. */
  consentReceipt: 'consentReceipt',
  /** Local storage: a staff member's bearer token. */
  token: 'token',
  /** Session storage: the token of a session that the server has still to end. */
  signingOut: 'signingOut',
  /** Local storage: the demonstration account, where a site offers it. */
  demoUser: 'demoUser',
  /** Local storage: until when a staff member hides the message about a flood of meetings. */
  floodHidden: 'floodHidden',
  /** Local storage, the star standing for person and article: what a staff member has typed and not saved. */
  staffDraft: 'staffDraft:*',
} as const

/** Names of the cookies. Signing in sets a session's: the first over plain HTTP, the second over HTTPS. */
export const cookieNames = {
  consent: 'certavia_cookie_consent',
  session: 'staff-session',
  secureSession: '__Host-staff-session',
  xsrf: 'XSRF-TOKEN',
  device: 'known-device',
} as const

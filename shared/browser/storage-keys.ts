/**
 * Names of all entries in browser storage. Code that stores data takes its names from this object, and
 * `shared/pages/legal/stored-things.ts` describes purpose and lifetime of each entry. So the cookie page lists every name that is used.
 */
export const storageKeys = {
  /** Local storage: theme chosen by the visitor. */
  theme: 'theme',
  /** Local storage: visitor's preference for choosing the theme (`themePreferences`). */
  themePreference: 'themePreference',
  /** Local storage: day on which the visitor last answered the prompt for the dark theme. */
  lastSunsetCheck: 'lastSunsetCheck',
  /** Local storage: settings of the accessibility menu. */
  accessibilitySettings: 'accessibilitySettings',
  /** Session storage: scroll position of each page. */
  scrolled: 'scrolled',
  /** Session storage: pages visited in this tab, for the back and forward buttons. */
  visited: 'visited',
  /** Session storage: form data to send once the browser is online. The star is replaced by the name of the form. */
  inquiryToSend: 'inquiryToSend:*',
  /** Session storage: conversation with the assistant. */
  conversation: 'assistantConversation',
  /** Session storage: conversation with the assistant while it is transferred to the contact form. */
  handedConversation: 'conversationForContact',
  /** Local storage: consent of the visitor. A cookie of {@link cookieNames} contains the same record for the server. */
  consent: 'cookieConsent',
  /** Local storage: time at which the visitor refused consent. The banner stays hidden while the refusal is valid. */
  consentRefusedAt: 'consentRefusedAt',
  /** Local storage: receipt number of a consent. */
  consentReceipt: 'consentReceipt',
  /** Local storage: a staff member's bearer token. */
  token: 'token',
  /** Session storage: token of a session that the user has signed out of, until the server has ended the session. */
  signingOut: 'signingOut',
  /** Local storage: demonstration account, if the site offers one. */
  demoUser: 'demoUser',
  /** Local storage: time until which a staff member hides the notice about a flood of meetings. */
  floodHidden: 'floodHidden',
  /** Local storage: unsaved input of a staff member. The star is replaced by the user and the article. */
  staffDraft: 'staffDraft:*',
} as const

/** Names of cookies. The first of the two session cookies is set over plain HTTP, the second over HTTPS. */
export const cookieNames = {
  consent: 'certavia_cookie_consent',
  session: 'staff-session',
  secureSession: '__Host-staff-session',
  xsrf: 'XSRF-TOKEN',
  device: 'known-device',
} as const

/**
 * Names of all browser storage entries. Code that stores takes its name from here, and `shared/pages/legal/stored-things.ts` describes
 * the purpose and lifetime of each: nothing is stored under a name that the cookie page does not list.
 */
export const storageKeys = {
  /** Local storage: theme chosen by the visitor. */
  theme: 'theme',
  /** Local storage: preference by which the theme is chosen. */
  themePreference: 'themePreference',
  /** Local storage: day on which the dark theme prompt was last answered. */
  lastSunsetCheck: 'lastSunsetCheck',
  /** Local storage: settings of the accessibility menu. */
  accessibilitySettings: 'accessibilitySettings',
  /** Session storage: scroll position of each page. */
  scrolled: 'scrolled',
  /** Session storage: pages visited in this tab, for the back and forward buttons. */
  visited: 'visited',
  /** Session storage, with the form in place of the star: form data to be sent once the visitor is online. */
  inquiryToSend: 'inquiryToSend:*',
  /** Session storage: conversation with the assistant. */
  conversation: 'assistantConversation',
  /** Session storage: that conversation, in transfer to the contact form. */
  handedConversation: 'conversationForContact',
  /** Local storage: consent of the visitor. The cookie of {@link cookieNames} contains the same for the server. */
  consent: 'cookieConsent',
  /** Local storage: time of the refusal, so that the visitor is not asked again soon. */
  consentRefusedAt: 'consentRefusedAt',
  /** Local storage: receipt number of a consent. */
  consentReceipt: 'consentReceipt',
  /** Local storage: a staff member's bearer token. */
  token: 'token',
  /** Session storage: token of a session that still has to be ended on the server. */
  signingOut: 'signingOut',
  /** Local storage: demonstration account, if the site offers one. */
  demoUser: 'demoUser',
  /** Local storage: time until which a staff member hides the notice about a flood of meetings. */
  floodHidden: 'floodHidden',
  /** Local storage, with user and article in place of the star: unsaved input of a staff member. */
  staffDraft: 'staffDraft:*',
} as const

/** Cookie names. Of the two session cookies, the first is set over plain HTTP, the second over HTTPS. */
export const cookieNames = {
  consent: 'certavia_cookie_consent',
  session: 'staff-session',
  secureSession: '__Host-staff-session',
  xsrf: 'XSRF-TOKEN',
  device: 'known-device',
} as const

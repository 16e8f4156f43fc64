/** Texts of the scheduling dialog. */
export const words = {
  title: 'Schedule a Demo',
  /** Accessible name of the frame, and title of the slip while the calendar loads. */
  meeting: 'Book a 30-minute meeting',
  kind: 'Appointment',
  length: '30-minute meeting',
  loading: 'Loading calendar...',
  loadingNote: 'This usually takes less than five seconds.',
  ready: 'The calendar is ready.',
  booked: 'Your meeting is booked.',
  widgetFailed: 'Unable to load calendar widget. Would you like to try an alternative view?',
  why: {
    late: 'The calendar did not answer within five seconds.',
    broken: 'The calendar’s program could not be loaded.',
  },
  tryAlternative: 'Try Alternative View',
  newTab: 'Open in New Tab',
  alternative: 'Alternative view',
  tryWidget: 'Try Interactive Widget Instead',
  embedFailed: 'Unable to load calendar',
  embedWhy: 'Open the booking page in a tab of its own. It did not answer here.',
  askForMeeting: 'Ask for a meeting in the contact form',
  consentTitle: 'Cookie Consent Required',
  consentWhy: 'The calendar widget requires functional cookies to work properly.',
  consentHow: 'Please enable functional cookies in your cookie settings to schedule a meeting.',
  cookieSettings: 'Cookie Settings',
  openDirectly: 'Open Calendar Directly',
} as const

/** Texts shown instead of the calendar, if no times can be shown or if a hosted service takes the bookings. */
export const noTimesWords = {
  loading: 'Loading free times…',
  empty: {
    title: 'No free time at the moment',
    text: 'All times that can be booked are taken. Send us a message, and we’ll agree on a time by email.',
    link: 'Ask for a meeting',
  },
  failed: {
    title: 'The calendar could not be loaded',
    text: 'Try again in a moment, or send us a message and we’ll agree on a time by email.',
    again: 'Try again',
    link: 'Send a message',
  },
  offline: {
    title: 'You’re offline',
    text: 'Free times appear here when your connection returns.',
  },
  hosted: {
    text: 'Meetings are booked in the calendar of another service. It opens in this window.',
    link: 'Open the calendar',
  },
} as const

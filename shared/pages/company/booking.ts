/** The words of the page on which a meeting is booked. */
export const page = {
  meta: {
    title: 'Book a 30-minute meeting',
    description:
      'Choose a day and a time for a 30-minute video call. Times are shown in your own time zone, and you can move or cancel the meeting later.',
  },
  name: 'Meeting',
  heading: 'Choose a time to talk',
  steps: ['Day and time', 'Your details', 'Confirmed'],
  stub: {
    kind: 'Appointment',
    title: '30-minute meeting',
    day: 'Day',
    time: 'Time',
    with: 'With',
    where: 'Where',
    place: 'Video call, link by email',
    openDay: 'Choose a day',
    openTime: 'Choose a time',
  },
  zone: { label: 'Time zone', show: 'Show times in this zone', own: 'Your time zone' },
  next: 'Next',
  loading: 'Loading free times…',
  nextDay: 'No free time on this day. The next is',
  taken: 'has just been taken. Please choose another time.',
  passed: 'That time is no longer free. Please choose another one.',
  empty: {
    title: 'No free time at the moment',
    text: 'Every time until the last day that can be booked is taken. Send us a message instead, and we agree on a time by email.',
    link: 'Ask for a meeting',
  },
  failed: {
    title: 'The calendar could not be loaded',
    text: 'Try again in a moment, or send us a message and we agree on a time by email.',
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
  details: {
    title: 'Your details',
    fields: {
      starts_at: { label: 'Another time' },
      name: { label: 'Name' },
      email: { label: 'Email', hint: 'The link to the video call goes to this address.' },
      about: { label: 'Subject' },
      note: {
        label: 'Note',
        hint: 'What you would like to talk about. Please don’t name anyone to be checked.',
      },
    },
    noSubject: 'Nothing in particular',
    send: 'Book the meeting',
    sending: 'Booking the meeting…',
    unsent: 'Your meeting is not booked yet.',
    back: 'Choose another time',
  },
  takenMeanwhile: 'Choose another time. The one you chose has just been taken.',
} as const

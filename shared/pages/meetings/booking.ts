/** Texts of the first step of the booking page. The texts of later steps are loaded with these steps. */
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
    openDay: 'Choose a day',
    openTime: 'Choose a time',
  },
  zone: { label: 'Time zone', show: 'Show times in this zone', own: 'Your time zone' },
  next: 'Next',
  nextDay: 'No free time on this day. The next is',
  choose: 'Choose another time.',
  taken: 'has just been taken.',
} as const

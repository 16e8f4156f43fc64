/** Texts of the booking form. */
export const detailsWords = {
  details: {
    title: 'Your details',
    fields: {
      starts_at: { label: 'Another time' },
      name: { label: 'Name' },
      email: { label: 'Email' },
      about: { label: 'Subject' },
      note: {
        label: 'Note',
        hint: 'What would you like to discuss? Please don’t name people to check.',
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

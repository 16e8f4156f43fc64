import { site } from '#shared/company/site.ts'

/** Texts of the pages of a booked meeting. The booking page loads them once a meeting is booked. */
export const meetingPage = {
  booked: {
    kind: 'Confirmed',
    heading: 'Your meeting is booked',
    moved: 'Your meeting was moved',
    over: 'This meeting is over',
    cancelledKind: 'Cancelled',
    cancelled: 'Your meeting is cancelled',
    cancelledByStaff: 'We had to cancel your meeting',
    yourTime: 'Your time',
    utc: 'In UTC',
    movedFrom: 'Moved from',
    invitation: 'Invitation',
    calendar: 'Calendar',
    movedUntold:
      'Add the new time to your calendar with the file below. We don’t send an email about it.',
    cancelledUntold: 'Remove the meeting from your calendar. We don’t send an email about it.',
    change: 'Change',
    changeUntil: 'Until two hours before, with the links below',
    tooLate: `Write to ${site.contactEmail} if you can’t come. It’s too late to change the meeting here.`,
    about: 'Subject',
    note: 'Your note',
    word: 'From us',
    ics: 'Add to calendar (.ics)',
    move: 'Move the meeting',
    cancel: 'Cancel the meeting',
    again: 'Book another time',
  },
  move: {
    heading: 'Choose another time',
    title: 'Move the meeting',
    ask: 'Your meeting moves to this time. Your old time is free for others again.',
    from: 'Now',
    to: 'New time',
    send: 'Move the meeting',
    keep: 'Keep the meeting as it is',
  },
  cancel: {
    heading: 'Cancel the meeting',
    ask: 'We free the time for others and tell the person you were going to meet. You can book another time whenever you like.',
    send: 'Cancel the meeting',
    keep: 'Keep the meeting',
  },
  gone: {
    kind: 'Meeting',
    title: 'This meeting can’t be shown',
    number: 'Not available',
    text: 'The link is incomplete, or the meeting was too long ago. Open the whole link from your calendar or email, or book a new meeting.',
    link: 'Book a meeting',
  },
} as const

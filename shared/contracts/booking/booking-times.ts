/** Length of a meeting, and interval between possible start times, in minutes. */
export const MEETING_MINUTES = 30

/** Minimum number of hours before a meeting at which visitors can still book, move or cancel it. */
export const BOOKING_NOTICE_HOURS = 4
export const CHANGE_NOTICE_HOURS = 2

/** Last day that can be booked, as a number of days from today. */
export const BOOKING_DAYS_AHEAD = 60

/** Number of days after a meeting for which the visitor can open the page of the meeting. */
export const BOOKING_SHOWN_DAYS = 30

/** Number of minutes for which a meeting can be confirmed by email. */
export const CONFIRM_MINUTES = 30

/** Maximum number of confirmation emails per address and day. */
export const MOST_CONFIRMATIONS = 3

/** Number of days for which the sender's network is stored with a meeting that was booked during a flood. */
export const NETWORK_DAYS = 7

/** Length of a meeting, and from one start to the next. */
export const MEETING_MINUTES = 30

/** Hours before a meeting until which it can be booked, and until which it can be changed by its visitor. */
export const BOOKING_NOTICE_HOURS = 4
export const CHANGE_NOTICE_HOURS = 2

/** The last day that can be booked, counted from today. */
export const BOOKING_DAYS_AHEAD = 60

/** How long after a meeting its visitor can look at it, days. */
export const BOOKING_SHOWN_DAYS = 30

/** Time in which a meeting that needs a confirmation can be confirmed by email. */
export const CONFIRM_MINUTES = 30

/** Emails a day that ask one address for a confirmation. */
export const MOST_CONFIRMATIONS = 3

/** Retention of the network of a meeting booked during a flood. */
export const NETWORK_DAYS = 7

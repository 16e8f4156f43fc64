/** Length of a meeting, and interval between starts. */
export const MEETING_MINUTES = 30

/** Minimum notice in hours for booking a meeting, and for a change by its visitor. */
export const BOOKING_NOTICE_HOURS = 4
export const CHANGE_NOTICE_HOURS = 2

/** Last day that can be booked, in days from today. */
export const BOOKING_DAYS_AHEAD = 60

/** Days after a meeting for which its visitor can see it. */
export const BOOKING_SHOWN_DAYS = 30

/** Minutes within which a meeting can be confirmed by email. */
export const CONFIRM_MINUTES = 30

/** Maximum number of confirmation emails per address and day. */
export const MOST_CONFIRMATIONS = 3

/** Retention of the network of a meeting booked during a flood, in days. */
export const NETWORK_DAYS = 7

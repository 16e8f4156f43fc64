/** The lake refuses a stream over a WebSocket by closing it with this much above the HTTP status: 4401 is 401. */
export const CLOSE_STATUS_BASE = 4000

import * as z from 'zod/mini'

/** Callbacks for events of the embedded calendar. */
export interface CalendarNews {
  /** Called at the first valid message of the calendar, with any event. */
  readonly onReady: () => void
  /** Called after a meeting was booked. */
  readonly onBooked?: (() => void) | undefined
  /** Called with the height of the calendar's content, in px. */
  readonly onHeight?: ((height: number) => void) | undefined
}

/** Maximum height in px. A message with a greater height is ignored. */
const HIGHEST = 4_000

const message = z.object({
  event: z.string().check(z.startsWith('calendly.')),
  payload: z.nullish(z.object({ height: z.optional(z.union([z.string(), z.number()])) })),
})

/** Event in a message of the calendar, and its height in px if the message contains one. Undefined for any other message. */
export function readMessage(
  data: unknown,
): { readonly event: string; readonly height: number | undefined } | undefined {
  const read = message.safeParse(data)
  if (!read.success) return undefined
  const { event, payload } = read.data
  const height = event === 'calendly.page_height' ? Number.parseFloat(`${payload?.height}`) : 0
  return { event, height: height > 0 && height <= HIGHEST ? height : undefined }
}

/**
 * Listens to messages of the calendar. Accepts only messages from its origin and its window.
 * @param frame returns the frame, or undefined until it exists
 * @returns a function that stops listening
 */
export function listenToCalendar(
  origin: string,
  frame: () => HTMLIFrameElement | null | undefined,
  { onReady, onBooked, onHeight }: CalendarNews,
): () => void {
  let isReady = false
  const listen = (told: MessageEvent<unknown>) => {
    const from = frame()?.contentWindow
    if (told.origin !== origin || !from || told.source !== from) return
    const said = readMessage(told.data)
    if (said === undefined) return
    if (!isReady) onReady()
    isReady = true
    if (said.height !== undefined) onHeight?.(said.height)
    if (said.event === 'calendly.event_scheduled') onBooked?.()
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

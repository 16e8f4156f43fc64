import * as z from 'zod/mini'

/** Events of the embedded calendar. */
export interface CalendarNews {
  /** Called at the calendar's first valid message, whatever its event. */
  readonly onReady: () => void
  /** Called after a meeting was booked. */
  readonly onBooked?: (() => void) | undefined
  /** Called with the height of the calendar's content, in px. */
  readonly onHeight?: ((height: number) => void) | undefined
}

/** Maximum accepted height in px. Messages with a greater height are ignored. */
const HIGHEST = 4_000

const message = z.object({
  event: z.string().check(z.startsWith('calendly.')),
  payload: z.nullish(z.object({ height: z.optional(z.union([z.string(), z.number()])) })),
})

/** Event of a calendar's message and its height in px; undefined for any other message. */
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
 * Listens to messages of the calendar. Accepts only messages from the calendar's origin and window.
 * @param frame returns the frame; undefined until it exists
 * @returns function that stops listening
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

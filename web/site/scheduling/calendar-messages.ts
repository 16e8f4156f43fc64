import * as z from 'zod/mini'

/** What a calendar tells the page around it. */
export interface CalendarNews {
  /** It is there: its first message, whatever it says. */
  readonly onReady: () => void
  /** A meeting was booked. */
  readonly onBooked?: (() => void) | undefined
  /** How high its content is, in px. */
  readonly onHeight?: ((height: number) => void) | undefined
}

/** Higher than this no content is believed to be, in px. */
const HIGHEST = 4_000

const message = z.object({
  event: z.string().check(z.startsWith('calendly.')),
  payload: z.nullish(z.object({ height: z.optional(z.union([z.string(), z.number()])) })),
})

/** What a message of a calendar says; undefined for any other. The height is in px. */
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
 * Listens to the calendar in a frame, and to nobody else: a message counts from its origin and its window alone.
 * @param frame the frame, once there is one
 * @returns what ends it
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

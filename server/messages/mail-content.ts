import * as z from 'zod'

/** Content of a queued mail. */
export const mailContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  isAutomatic: z.boolean(),
  /** iCalendar data that add a meeting to the recipient's calendar, or cancel the meeting. */
  invitation: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
})
export type MailContent = z.infer<typeof mailContent>

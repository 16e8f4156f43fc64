import * as z from 'zod'

/** What a mail says, as it waits to be sent. */
export const mailContent = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  isAutomatic: z.boolean(),
  /** Enters a meeting into the recipient's calendar, or takes it out: iCalendar. */
  invitation: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
})
export type MailContent = z.infer<typeof mailContent>

import * as z from 'zod/mini'

/** The one shape of every REST error. `message` is the text a person may be shown. */
export const errorAnswer = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    /** Where the time of a meeting is taken: free ones, nearest first. */
    other_slots: z.optional(z.array(z.string())),
    /** Signed mark with which a form that may be spam is sent again. */
    again: z.optional(z.string()),
  }),
  request_id: z.string(),
})

/** The answer to detail, create, update and delete calls. */
export function successAnswer<T extends z.ZodMiniType>(data: T) {
  return z.object({ success: z.literal(true), data })
}

/** The answer to list calls. `next` and `previous` are paths with query, or null at either end. */
export function listAnswer<T extends z.ZodMiniType>(item: T) {
  return z.object({
    results: z.array(item),
    count: z.number(),
    page: z.number(),
    limit: z.number(),
    total_pages: z.number(),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
  })
}

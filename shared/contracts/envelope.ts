import * as z from 'zod/mini'

/** Format of all REST errors. `message` may be shown to users. */
export const errorAnswer = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    /** Free times instead of a meeting time that is taken, nearest first. */
    other_slots: z.optional(z.array(z.string())),
    /** Signed token for a form that was rejected as suspected spam. The form is accepted if it is submitted again with this token. */
    again: z.optional(z.string()),
  }),
  request_id: z.string(),
})

/** Response of detail, create, update and delete calls. */
export function successAnswer<T extends z.ZodMiniType>(data: T) {
  return z.object({ success: z.literal(true), data })
}

/** Response of list calls. `next` and `previous` are paths with a query. `next` is null on the last page, `previous` on the first. */
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

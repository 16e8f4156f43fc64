import type * as z from 'zod/mini'

/** The first thing wrong with each field of a form, by its name. */
export function fieldErrors(error: z.core.$ZodError): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0] ?? 'form')] ??= message
  return problems
}

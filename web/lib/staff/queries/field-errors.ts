import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** First error of each form field, by its name. */
export function fieldErrors(error: z.core.$ZodError): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0] ?? 'form')] ??= message
  return problems
}

/**
 * Error messages of a rejected call by form field, or its message under `form` if no field of the form has one.
 * @param names fields of the form. Other fields are for programs, such as the revision of a conflict.
 */
export function refusedFields(
  error: Error,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = fields.filter(([name]) => names.includes(name))
  return own.length > 0 ? Object.fromEntries(own) : { form: error.message }
}

import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** First error of each form field, by field name. */
export function fieldErrors(error: z.core.$ZodError): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0] ?? 'form')] ??= message
  return problems
}

/**
 * Error messages of a rejected call, by form field. If no error belongs to a field of the form, `form` contains the message of the call.
 * @param names names of the form fields. Other fields of the error are for programs, such as the revision of a conflict
 */
export function refusedFields(
  error: Error,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : []
  const own = fields.filter(([name]) => names.includes(name))
  return own.length > 0 ? Object.fromEntries(own) : { form: error.message }
}

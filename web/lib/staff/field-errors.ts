import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

/** The first thing wrong with each field of a form, by its name. */
export function fieldErrors(error: z.core.$ZodError): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0] ?? 'form')] ??= message
  return problems
}

/** What a refused call says of the fields of a form; where it says nothing of fields, its sentence under `form`. */
export function refusedFields(error: Error): Readonly<Record<string, string>> {
  return error instanceof ApiError && Object.keys(error.fields).length > 0
    ? error.fields
    : { form: error.message }
}

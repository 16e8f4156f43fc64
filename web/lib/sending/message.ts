/** Lazy chunk that is loaded when the user starts to fill in a form. */
import * as z from 'zod/mini'

/** Validates the values of a form against its contract. Returns one error message for each invalid field. */
export function faultsBy(
  contract: z.ZodMiniType,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { error } = contract.safeParse(values)
  const faults = new Map<string, string>()
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0] ?? '')
    if (!faults.has(name)) faults.set(name, message)
  }
  return Object.fromEntries(faults)
}

/** Values of a form and data about the attempt to send it. It is stored in the tab while the browser is offline. */
const message = z.object({
  /**
   * Idempotency-Key, created once per form, or once per chosen time of a meeting. It makes the server store a message only once, even if
   * the message arrives twice.
   */
  key: z.string(),
  /** Time in milliseconds between hydration and the first attempt to send the form. */
  elapsed: z.number(),
  values: z.record(z.string(), z.string()),
})
export type Message = z.infer<typeof message>

/** Parses a stored message, or returns undefined. */
export function readMessage(text: string): Message | undefined {
  try {
    return z.safeParse(message, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Writes values into the fields of a form. */
export function fill(form: HTMLFormElement, values: Readonly<Record<string, string>>) {
  for (const control of form.elements) {
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
    const value = isField ? values[control.name] : undefined
    if (!isField || value === undefined) continue
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      control.checked = control.value === value
    } else control.value = value
  }
}

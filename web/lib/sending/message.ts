/** Fetched when somebody begins to fill in a form. */
import * as z from 'zod/mini'

/** What is wrong with the values of a form by its contract, one sentence a field. */
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

/** A message as it is sent, and as a tab keeps it while it is offline. */
const message = z.object({
  /** Made once a form, and for a meeting once a time, so that a message that is sent twice is stored once. */
  key: z.string(),
  /** Milliseconds from the page being alive to the first sending. */
  elapsed: z.number(),
  values: z.record(z.string(), z.string()),
})
export type Message = z.infer<typeof message>

/** A kept message as it was stored; undefined when it is none. */
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

import { createPart } from '#web/ui/island/part.ts'

/**
 * Lazy part with the index of services. Browsers load its code only to render the index themselves. Most visitors receive the index
 * rendered by the server.
 */
export const registerPart = createPart(
  async () => (await import('./service-register.tsx')).ServiceRegister,
)

/** Lazy part with the table of all planning ranges. Browsers load its code only to render the table themselves. */
export const rangesPart = createPart(
  async () => (await import('./turnaround-table.tsx')).TurnaroundTable,
)
if (import.meta.env.SSR) await Promise.all([registerPart.load(), rangesPart.load()])

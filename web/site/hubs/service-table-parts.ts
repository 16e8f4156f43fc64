import { createPart } from '#web/ui/island/part.ts'

/** Index of services. Browsers load its code only if they render it, because most visitors get it from the server. */
export const registerPart = createPart(
  async () => (await import('./service-register.tsx')).ServiceRegister,
)

/** Table of all planning ranges, loaded like the index. */
export const rangesPart = createPart(
  async () => (await import('./turnaround-table.tsx')).TurnaroundTable,
)
if (import.meta.env.SSR) await Promise.all([registerPart.load(), rangesPart.load()])

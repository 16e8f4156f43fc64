import type { ConsentExport } from '#web/lib/consent/consent-store.ts'

/** Gives the visitor what is known of their consent as a file. It is made in the browser and sent nowhere. */
export function downloadStatus(status: ConsentExport): void {
  const file = new Blob([JSON.stringify(status, undefined, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'cookie-consent.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

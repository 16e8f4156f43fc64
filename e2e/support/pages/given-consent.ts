import { ALL_OFF, CONSENT_VERSION, type OptionalCategory } from '#shared/browser/consent.ts'
import { storageKeys } from '#shared/browser/storage-keys.ts'

/** Init script that stores consent to one category, unless the browser has already stored a consent or refusal. */
export function consentOf(category: OptionalCategory): string {
  const record = {
    essential: true,
    ...ALL_OFF,
    [category]: true,
    timestamp: Date.now(),
    version: CONSENT_VERSION,
  }
  const [key, refused] = [storageKeys.consent, storageKeys.consentRefusedAt].map((name) =>
    JSON.stringify(name),
  )
  return `if (!(${refused} in localStorage)) localStorage.setItem(${key}, ${JSON.stringify(JSON.stringify(record))})`
}

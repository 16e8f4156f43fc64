import { CircleAlert } from 'lucide-react'
import { warningText } from '#shared/text/proxy-warning-text.ts'
import { useHideWarnings, useProxyWarnings } from '#web/lib/staff/proxy-warnings.ts'
import { toastError } from '#web/lib/overlays/toasts.ts'
import { paths } from '#shared/paths/paths.ts'
import { WarningParts } from '#web/ui/dialog/warning-parts.tsx'

/** Banner with the worst warning about ORIGIN and TRUST_PROXY. Shown to administrators on all pages until they hide it. */
export function ProxyBanner() {
  const warnings = useProxyWarnings()
  const hide = useHideWarnings()
  const worst = warnings.find(({ hidden }) => !hidden)
  if (worst === undefined) return null
  const { title, found, toDo } = warningText(worst)
  const number = warnings.length > 1 ? ` (${warnings.length})` : ''
  return (
    <section className="proxy-banner" aria-label="Warning about the site’s settings">
      <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" />
      <div className="proxy-banner-text">
        <p>
          <strong>{title}</strong>
          <span className="proxy-banner-more">
            {' '}
            <WarningParts parts={found} />
          </span>
        </p>
        <p className="proxy-banner-more">
          <WarningParts parts={toDo} />
        </p>
      </div>
      <div className="proxy-banner-acts">
        <a className="desk-link" href={paths.adminHealth}>
          {`Open Health${number}`}
        </a>
        <button
          type="button"
          className="desk-link proxy-banner-hide"
          disabled={hide.isPending}
          onClick={() =>
            hide.mutate(
              warnings.map(({ kind }) => kind),
              {
                onError: (error) => toastError(error, 'Try again. The warning could not be hidden'),
              },
            )
          }
        >
          Hide until restart
        </button>
      </div>
    </section>
  )
}

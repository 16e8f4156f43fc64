import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ProxyWarning } from '#shared/contracts/site/proxy-check.ts'
import { warningText } from '#shared/text/proxy-warning-text.ts'
import { WarningParts } from '#web/ui/dialog/warning-parts.tsx'

const isAddress = ({ kind }: ProxyWarning) => kind.startsWith('origin-')

/** Rows of the site health for warnings about ORIGIN and TRUST_PROXY, each with the required change. */
export function ProxyHealth({ warnings }: { readonly warnings: readonly ProxyWarning[] }) {
  return warnings.map((warning) => {
    const { found, toDo } = warningText(warning)
    const Icon = isAddress(warning) ? CircleAlert : TriangleAlert
    return (
      <div key={warning.kind} className="overview-warning">
        <dt>{isAddress(warning) ? 'Address' : 'Proxy'}</dt>
        <dd className={`status-mark ${isAddress(warning) ? 'status-late' : 'status-pending'}`}>
          <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
          {isAddress(warning) ? 'Wrong setting' : 'Check this setting'}
        </dd>
        <dd className="overview-warning-text">
          <WarningParts parts={found} /> <WarningParts parts={toDo} />
        </dd>
      </div>
    )
  })
}

import { FileText, Flag, Pencil, type LucideIcon } from 'lucide-react'
import type { CaseKind } from '#shared/company/case-law.ts'
import type { CandidatesPage } from '#shared/pages/catalogue/page-copy.ts'
import { caseFormPaths, paths } from '#shared/paths/paths.ts'

const icons: Readonly<Record<CaseKind, LucideIcon>> = {
  report: FileText,
  correction: Pencil,
  complaint: Flag,
}

/** Three actions for candidates, and the link to the status of a case. */
export function CaseActions({ actions, sent }: Pick<CandidatesPage, 'actions' | 'sent'>) {
  return (
    <nav className="page case-actions" aria-label="For candidates">
      <ul>
        {actions.map(({ kind, title, text, note }) => {
          const Icon = icons[kind]
          return (
            <li key={kind}>
              <a href={caseFormPaths[kind]}>
                <Icon size={26} strokeWidth={1.4} aria-hidden="true" />
                <span className="case-action-title">{title}</span>
                <span className="case-action-text">{text}</span>
                <span className="case-action-note">{note}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        {sent.question}{' '}
        <a className="text-link" href={paths.caseStatus}>
          {sent.link} <span aria-hidden="true">→</span>
        </a>
      </p>
    </nav>
  )
}

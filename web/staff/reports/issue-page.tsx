import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { issuedReportAnswer, reportInput, type ReportInput } from '#shared/contracts/reports.ts'
import { services } from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { REPORT_LIMITS } from '#shared/reports/report-content.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { fieldErrors } from '#web/lib/staff/queries/field-errors.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { DeskHead } from '#web/ui/desk-head.tsx'
import { FieldError } from '#web/ui/fields/field-frame.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { GonePage } from '#web/blocks/staff-list/gone-page.tsx'
import { IssuedPanel } from './issued-panel.tsx'
import {
  emptyDraft,
  inputOf,
  JSON_EXAMPLE,
  jsonOf,
  readJsonReport,
  refusedReport,
  type Draft,
  type Problems,
  type Source,
} from './report-draft.ts'
import { ReportPreview } from './report-preview.tsx'
import { RowsField } from './rows-field.tsx'

interface FieldsProps {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly problems: Problems
}

/** Fields of a report. */
function DraftFields({ draft, onDraft, problems }: FieldsProps) {
  const set = (change: Partial<Draft>) => onDraft({ ...draft, ...change })
  return (
    <>
      <div className="issuing-pair">
        <TextField
          name="kind"
          label="Kind"
          hint="Visitors with the number see it, so leave out names."
          list="report-kinds"
          value={draft.kind}
          maxLength={REPORT_LIMITS.kind}
          onChange={({ currentTarget }) => set({ kind: currentTarget.value })}
          error={problems['kind']}
        />
        <datalist id="report-kinds">
          {services.map(({ slug, title }) => (
            <option key={slug} value={title}>
              {title}
            </option>
          ))}
        </datalist>
        <TextField
          name="replaces"
          label="Replaces"
          hint="Number of an earlier report, which then names this one."
          optional
          value={draft.replaces}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ replaces: currentTarget.value })}
          error={problems['replaces']}
        />
      </div>
      <RowsField rows={draft.rows} onRows={(rows) => set({ rows })} problem={problems['rows']} />
      <TextArea
        name="limits"
        label="Limits"
        hint="Printed under the rows. At least one sentence."
        rows={3}
        value={draft.limits}
        maxLength={REPORT_LIMITS.limits}
        onChange={({ currentTarget }) => set({ limits: currentTarget.value })}
        error={problems['limits']}
      />
      <TextField
        name="valid_until"
        type="date"
        label="Valid until"
        hint="Without a day the report has no end date."
        optional
        value={draft.validUntil}
        onChange={({ currentTarget }) => set({ validUntil: currentTarget.value })}
        error={problems['valid_until']}
      />
    </>
  )
}

/** Sends a report to the server. No retry, because the first call may have issued the report although its response was lost. */
function useIssue(onRefused: (error: Error, source: Source) => void) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async ({ body }: { readonly body: ReportInput; readonly source: Source }) =>
      (await api.call(staffApiPaths.reports(), issuedReportAnswer, { method: 'POST', body })).data,
    // The PDF and the rows must not stay in the mutation cache.
    gcTime: 0,
    onError: (error, { source }) => onRefused(error, source),
    onSettled: () => queryClient.invalidateQueries({ queryKey: staffKeys.reports }),
  })
}

const SOURCES = [
  ['rows', 'From rows'],
  ['json', 'From JSON'],
] as const

interface TabsProps {
  readonly source: Source
  readonly onSource: (source: Source) => void
}

function SourceTabs({ source, onSource }: TabsProps) {
  return (
    <fieldset className="issuing-tabs" aria-label="Source of the report">
      {SOURCES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === source}
          onClick={() => onSource(name)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** Form that issues a report from rows or from JSON. */
export function IssuePage() {
  const [search] = useSearchParams()
  const [source, setSource] = useState<Source>('rows')
  const [draft, setDraft] = useState(() => emptyDraft(search.get('replaces') ?? ''))
  const [typedJson, setTypedJson] = useState<string>()
  const [refused, setRefused] = useState<Readonly<Record<Source, Problems>>>({ rows: {}, json: {} })
  const setProblems = (of: Source, problems: Problems) =>
    setRefused((before) => ({ ...before, [of]: problems }))
  const issue = useIssue((error, of) => setProblems(of, refusedReport(error, of)))
  // The JSON is derived from the rows until the user edits it.
  const json = typedJson ?? jsonOf(draft)
  const problems = refused[source]
  const submit = () => {
    if (source === 'json') {
      const read = readJsonReport(json)
      setProblems(source, 'problem' in read ? { json: read.problem } : {})
      if ('input' in read) issue.mutate({ body: read.input, source })
      return
    }
    const parsed = reportInput.safeParse(inputOf(draft))
    setProblems(source, parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) issue.mutate({ body: parsed.data, source })
  }
  return (
    <GonePage
      error={null}
      list={{ label: 'Reports', href: paths.adminReports }}
      gone={{ title: 'Report not found', text: 'Go back to the list.' }}
    >
      {issue.data !== undefined && <IssuedPanel {...issue.data} />}
      {issue.data === undefined && (
        <>
          <DeskHead title="Issue a report" facts="nothing is stored until you issue" />
          <SourceTabs source={source} onSource={setSource} />
          <div className="issuing-issue">
            <form
              className="staff-form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                if (!issue.isPending) submit()
              }}
            >
              {source === 'rows' ? (
                <DraftFields
                  draft={draft}
                  onDraft={(next) => {
                    setDraft(next)
                    setProblems('rows', {})
                  }}
                  problems={problems}
                />
              ) : (
                <TextArea
                  name="json"
                  label="Report as JSON"
                  hint="The body of POST /api/reports/, as programs send it."
                  className="issuing-json"
                  rows={16}
                  spellCheck={false}
                  placeholder={JSON_EXAMPLE}
                  value={json}
                  onChange={({ currentTarget }) => setTypedJson(currentTarget.value)}
                  error={problems['json']}
                />
              )}
              {problems['form'] !== undefined && <FieldError text={problems['form']} />}
              <p className="issuing-buttons">
                <button type="submit" className="button" aria-busy={issue.isPending}>
                  Issue the report
                </button>
                <span>
                  You get the PDF once. After you leave the next page, nobody can print it again.
                </span>
              </p>
            </form>
            {source === 'rows' && <ReportPreview draft={draft} />}
          </div>
        </>
      )}
    </GonePage>
  )
}

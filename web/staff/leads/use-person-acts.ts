import { useMutation, useQueryClient } from '@tanstack/react-query'
import { personEraseAnswer, personExportAnswer } from '#shared/contracts/people.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { refusedCall } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { download } from '#web/lib/sending/download.ts'
import { readJson } from '#web/lib/staff/queries/send.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { countOf } from './lead-labels.ts'
import { toFilters, type Place } from './url-state.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** Exports and erases personal data, for administrators. */
export function usePersonActs() {
  const { api } = useStaff()
  const queryClient = useQueryClient()

  const exportList = useMutation({
    networkMode: 'always',
    mutationFn: async ({ place, ids }: { place: Place; ids?: readonly string[] }) => {
      // Selected leads may be on several pages and in several views, so the export uses the view of all leads.
      const asked = ids === undefined ? toFilters(place) : { view: 'all', ids: ids.join(',') }
      const { status, headers, text } = await api.exchange(staffApiPaths.leadsCsv(asked), {})
      if (status !== 200) {
        throw refusedCall(status, readJson(text), headers.get('X-Request-Id') ?? undefined)
      }
      const name = `leads-${today()}.csv`
      download(name, 'text/csv', text)
      return name
    },
    onSuccess: (name) => toastSuccess(`Leads exported to ${name}`),
    onError: (error) => toastError(error, 'Export failed'),
  })

  const exportPerson = useMutation({
    networkMode: 'always',
    mutationFn: async (email: string) => {
      const { data } = await api.call(staffApiPaths.personExport, personExportAnswer, {
        method: 'POST',
        body: { email },
      })
      const name = `person-${today()}.json`
      download(name, 'application/json', JSON.stringify(data, null, 2))
      return { name, leads: data.leads.length }
    },
    onSuccess: ({ name, leads }) => toastSuccess(`${countOf(leads)} exported to ${name}`),
    onError: (error) => toastError(error, 'Export failed'),
  })

  const erase = useMutation({
    networkMode: 'always',
    mutationFn: async (emails: readonly string[]) => {
      let leads = 0
      for (const email of emails) {
        const { data } = await api.call(staffApiPaths.personErase, personEraseAnswer, {
          method: 'POST',
          body: { email },
        })
        leads += data.leads
      }
      return leads
    },
    onSuccess: (leads) => toastSuccess(`${countOf(leads)} erased`),
    onError: (error) => toastError(error, toastTexts.deleteFailed),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: staffKeys.leads }),
  })
  return { exportList, exportPerson, erase }
}

import { X } from 'lucide-react'
import { industries, services, serviceSections } from '#shared/pages/catalogue/catalogue.ts'
import { Checkbox } from '#web/ui/fields/choice-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { FieldsProps } from './fields.ts'
import { Panel } from './panel.tsx'

const industryChoices = industries
  .map(({ slug, title }) => ({ value: slug, label: title }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))

const titleOf = (slug: string) => services.find((service) => service.slug === slug)?.title ?? slug

/** Classification fields of a case study, and its client. */
export function CaseStudyPanel({ form, errors, set }: FieldsProps) {
  const { client, services: chosen } = form
  const left = serviceSections.flatMap(({ title, entries }) =>
    entries
      .filter(({ slug }) => !chosen.includes(slug))
      .map((entry) => ({ value: entry.slug, label: `${entry.title}, ${title}` })),
  )
  return (
    <>
      <Panel title="Industry and services" field="industry">
        <SelectField
          label="Industry"
          name="industry"
          required={false}
          placeholder="None"
          choices={industryChoices}
          error={errors['industry']}
          value={form.industry}
          onChange={(event) => set({ industry: event.currentTarget.value })}
        />
        <SelectField
          label="Services"
          name="services"
          required={false}
          placeholder="Add a service"
          choices={left}
          error={errors['services']}
          value=""
          onChange={(event) => {
            const { value } = event.currentTarget
            if (value !== '') set({ services: [...chosen, value] })
          }}
        />
        {chosen.length > 0 && (
          <ol className="edit-list" aria-label="Chosen services">
            {chosen.map((slug) => (
              <li key={slug}>
                <span>{titleOf(slug)}</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove ${titleOf(slug)}`}
                  data-tip=""
                  onClick={() => set({ services: chosen.filter((one) => one !== slug) })}
                >
                  <X size={15} strokeWidth={1.5} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
      </Panel>
      <Panel title="Client" field="client">
        <TextField
          label="Name"
          name="client.name"
          hint="Leave empty for a worked example. Its page then says the client is invented"
          required={false}
          error={errors['client.name']}
          value={client.name}
          dir="auto"
          onChange={(event) => set({ client: { ...client, name: event.currentTarget.value } })}
        />
        <Checkbox
          label="Hide the client’s name from visitors"
          name="client.anonymous"
          checked={client.anonymous}
          onChange={(event) =>
            set({ client: { ...client, anonymous: event.currentTarget.checked } })
          }
        />
      </Panel>
    </>
  )
}

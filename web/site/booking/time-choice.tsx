import { detailsWords } from '#shared/pages/meetings/booking-details.ts'
import { Choices } from '#web/ui/form/choice-rows.tsx'
import { meetingIn } from './free-days.ts'
import { zoneInWords } from './zones.ts'

interface TimeChoiceProps {
  readonly times: readonly string[]
  readonly zone: string
  readonly error: string | undefined
  readonly chosen: string
}

/** Choice of one of the free times, shown if the chosen time is taken. */
export function TimeChoice({ times, zone, error, chosen }: TimeChoiceProps) {
  return (
    <Choices
      name="starts_at"
      label={detailsWords.details.fields.starts_at.label}
      error={error}
      defaultValue={chosen}
      as="rows"
      choices={times.map((time) => {
        const { short, from } = meetingIn(time, zone)
        return { value: time, title: `${short}, ${from}`, text: zoneInWords(zone, time) }
      })}
    />
  )
}

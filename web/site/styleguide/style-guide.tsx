import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { PageSkeleton } from '#web/ui/island/page-skeleton.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { PointsGrid } from '#web/ui/points-grid.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { Record } from '#web/ui/record.tsx'
import { RecordTable } from '#web/ui/record-table.tsx'
import { Buttons, Forms, Overlays } from './controls.tsx'
import { Engravings, Marks } from './engravings.tsx'
import { Colours, Part, Type } from './samples.tsx'

const table = {
  columns: ['Register', 'Asked', 'Answered in'],
  rows: [
    ['Court registry', 'By place and year', '24 hours'],
    ['University', 'By name and degree', '24 hours'],
  ],
  note: 'Specimen figures.',
}

const points = [
  { title: 'It ages', text: 'The answer is true at the time it was given.' },
  { title: 'It has an edge', text: 'A court speaks for its own district.' },
]

/** Design system on one page, for developers. */
export function StyleGuide() {
  return (
    <div className="guide f-teal">
      <header className="page guide-head">
        <h1>Style guide</h1>
        <p className="lede">Tokens, type, controls, tables, states and engravings in use.</p>
      </header>
      <Part name="Colours">
        <Colours />
      </Part>
      <Part name="Type">
        <Type />
      </Part>
      <Part name="Buttons">
        <Buttons />
      </Part>
      <Part name="Forms">
        <Forms />
      </Part>
      <Part name="Tables">
        <RecordTable table={table} label="A table of record" />
        <Record
          entries={[
            ['Written by', 'The screening desk'],
            ['Reading', '8 minutes'],
          ]}
        />
      </Part>
      <Part name="Lists">
        <PointsGrid points={points} />
        <Questions items={[{ question: 'How long does it take?', answer: 'It depends.' }]} />
        <Pager current={2} count={4} entries={[1, 2, 3, 4]} href={(page) => `?page=${page}`} />
      </Part>
      <Part name="Overlays">
        <Overlays />
      </Part>
      <Part name="States">
        <SavedNotice />
        <EmptyState title="Nothing here yet" text="The first one will appear here." />
        <PageSkeleton />
      </Part>
      <Part name="Engravings">
        <Engravings />
      </Part>
      <Part name="Marks">
        <Marks />
      </Part>
    </div>
  )
}

import {
  type Graphic,
  GRAPHIC_NAMES,
  graphicOf,
  GRAPHICS,
  readComparison,
} from '#shared/content/blocks/comparison.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

const choices = GRAPHIC_NAMES.map((value) => ({ value, label: GRAPHICS[value] }))

interface GraphicFieldProps {
  readonly graphic: Graphic | undefined
  readonly table: { readonly headerRow: boolean; readonly cells: readonly (readonly string[])[] }
  readonly onChange: (graphic: Graphic | undefined) => void
}

/** Choice of the graphic above a table, with the reason why the current cells cannot be drawn. */
export function GraphicField({ graphic, table, onChange }: GraphicFieldProps) {
  const read = graphic && readComparison(graphic, table.cells, table.headerRow)
  return (
    <SelectField
      label="Before-and-after graphic"
      name="table-graphic"
      hint="Drawn above the table. Needs three columns: name, before, after"
      error={read !== undefined && 'problem' in read ? read.problem : undefined}
      value={graphic ?? ''}
      onChange={(event) => onChange(graphicOf(event.currentTarget.value))}
      placeholder="No graphic"
      optional
      choices={choices}
    />
  )
}

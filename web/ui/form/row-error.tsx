import { CircleAlert } from 'lucide-react'

export interface RowErrorProps {
  readonly id: string
  readonly text: string
}

/** Error message of a row. It replaces the hint. */
export function RowError({ id, text }: RowErrorProps) {
  return (
    <p className="row-error" id={id}>
      <CircleAlert size={15} strokeWidth={1.8} aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}

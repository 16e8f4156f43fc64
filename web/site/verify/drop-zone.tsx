import { FileUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { verifyPage } from '#shared/pages/company/verify.ts'
import { counted } from '#shared/text/count.ts'

interface DropZoneProps {
  /** The chosen file. */
  readonly file: { readonly name: string; readonly pageCount: number | undefined } | undefined
  readonly isReading: boolean
  readonly onFile: (file: File) => void
}

const { drop } = verifyPage

/** Field for a PDF, which the visitor chooses or drops. The input covers the field, so that the browser itself handles dropped files. */
export function DropZone({ file, isReading, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    // Handles a file that the visitor has chosen before hydration.
    const early = input.current?.files?.[0]
    if (early !== undefined) take(early)
  }, [])
  const pages = file?.pageCount
  const read = pages === undefined ? drop.read : `${counted(pages, 'page')}, ${drop.read}`
  return (
    <>
      <label className="verify-drop">
        <FileUp aria-hidden="true" size={28} strokeWidth={1.4} />
        <span className="verify-file">
          <b dir="auto">{file?.name ?? drop.title}</b>
          <span>{isReading ? drop.reading : file === undefined ? drop.hint : read}</span>
        </span>
        <input
          ref={input}
          className="verify-input"
          type="file"
          accept="application/pdf,.pdf"
          aria-label={drop.title}
          onChange={({ currentTarget }) => {
            const first = currentTarget.files?.[0]
            if (first !== undefined) onFile(first)
            // Resets the input. Otherwise there would be no change event if the visitor chose the same file again.
            currentTarget.value = ''
          }}
        />
        <span className="text-link" aria-hidden="true">
          {file === undefined ? drop.button : drop.another}
        </span>
      </label>
      <p className="verify-scriptless">{drop.withoutScript}</p>
    </>
  )
}

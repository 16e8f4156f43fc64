import { useState } from 'react'
import { CODE_LANGUAGES } from '#shared/content/code-languages.ts'
import { takesFocus } from '#web/ui/form/takes-focus.ts'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { BlockForm } from './block-form.tsx'

const languages = CODE_LANGUAGES.toSorted()

interface CodeFormProps {
  readonly code: string
  readonly language: string
  readonly filename: string
  readonly onDone: (fields: Readonly<Record<string, unknown>>) => void
}

/** Form for a code block with its language and file name. */
export function CodeForm({ onDone, ...initial }: CodeFormProps) {
  const [code, setCode] = useState(initial.code)
  const [language, setLanguage] = useState(initial.language)
  const [filename, setFilename] = useState(initial.filename)
  return (
    <BlockForm
      onDone={() =>
        onDone({
          code,
          language: language.trim() || undefined,
          filename: filename.trim() || undefined,
        })
      }
    >
      <TextArea
        label="Code"
        name="code-text"
        rows={10}
        ref={takesFocus}
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className="edit-pair">
        <TextField
          label="Language"
          name="code-language"
          optional
          list="code-languages"
          pattern="[a-z0-9+#.\-]{1,30}"
          title="A short name in lower case, such as typescript"
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
        <TextField
          label="File name"
          name="code-filename"
          optional
          value={filename}
          onChange={(event) => setFilename(event.currentTarget.value)}
        />
      </div>
      <datalist id="code-languages">
        {languages.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </BlockForm>
  )
}

import type { StringInputProps } from 'sanity'
import styles from './inputs.module.css'

/** A text area for program text, in letters of one width, unwrapped and without spell checking. */
export function CodeInput(props: StringInputProps) {
  return (
    <div className={styles['code']} spellCheck={false} autoCapitalize="off" autoCorrect="off">
      {props.renderDefault(props)}
    </div>
  )
}

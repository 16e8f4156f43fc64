import type { StringInputProps } from 'sanity'
import styles from './inputs.module.css'

/** Text area for code: monospaced, without line wrapping and without spell checking. */
export function CodeInput(props: StringInputProps) {
  return (
    <div className={styles['code']} spellCheck={false} autoCapitalize="off" autoCorrect="off">
      {props.renderDefault(props)}
    </div>
  )
}

import './theme-panel.css'
import './sunset-prompt.css'
import './accessibility-panel.css'
import './switch-row.css'
import { toggleThemePanel } from './theme-panel.tsx'
import { toggleAccessibility } from './accessibility-panel.tsx'

export { toggleAccessibility }
export { promptAtSunset } from './sunset-prompt.tsx'

/** Opens the panel of a control, or closes it if it is open. */
export function open(control: HTMLElement): void {
  if (control.dataset['opens'] === 'theme') toggleThemePanel(control)
  else toggleAccessibility(control)
}
